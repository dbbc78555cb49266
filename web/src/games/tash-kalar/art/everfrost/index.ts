/** The drawings of this school by file name, with their tones. */
import "./palette.css";

export default import.meta.glob<string>("./*.svg", { eager: true, query: "?raw", import: "default" });
