/** Pictures to share: the board as a viewer sees it, and the last turn as a moving picture. Nothing is asked for them. */
import { mount, tick, unmount } from "svelte";
import type { GameView, LogLine } from "../generated/messages";
import { GAMES, type ReplayKit } from "./games";
import { moving, type Still } from "../kernel/apng";
import { fileOf, imageOf } from "../kernel/drawing";

/** How a table stands for somebody: only what that viewer's own view holds. */
export interface Standing {
  game: string;
  form: string;
  view: GameView;
  log: readonly LogLine[];
}

const STILL_WIDTH = 1200;
const MOVING_WIDTH = 720;
const BAND = 0.05;
const PACE = 700;
const LAST = 2200;
const MOST = 24;
const PATIENCE = 100;

export const hasPictures = (kit: ReplayKit | null): boolean => Boolean(kit?.Glance);

/** The largest drawing in a box, once it is there. */
async function drawingIn(box: Element): Promise<SVGSVGElement> {
  for (let round = 0; round < PATIENCE; round += 1) {
    await tick();
    const all = [...box.querySelectorAll("svg")].filter((svg) => svg.viewBox.baseVal?.width);
    const areas = all.map((svg) => svg.clientWidth * svg.clientHeight);
    const largest = all[areas.indexOf(Math.max(...areas))];
    if (largest && largest.clientWidth > STILL_WIDTH / 4) return largest;
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error("the board was not drawn");
}

/** The board of that table, drawn once beside the page. */
async function canvasOf(standing: Standing, width: number): Promise<HTMLCanvasElement> {
  const page = GAMES[standing.game]!;
  const { Glance } = await page.replay();
  const box = document.createElement("div");
  box.dataset.game = standing.game;
  box.inert = true;
  box.style.cssText = "position: fixed; left: -9000px; top: 0; width: 1000px; height: 1000px";
  document.body.append(box);
  const { form, view, log } = standing;
  const made = mount(Glance!, { target: box, props: { form, view, log, label: "" } });
  try {
    const file = fileOf(await drawingIn(box), width);
    return painted(await imageOf(file.text), file, captionOf(standing), getComputedStyle(box));
  } finally {
    await unmount(made);
    box.remove();
  }
}

/** Which game it is and where it stands; nobody's name. */
function captionOf({ game, form, view }: Standing): string {
  const page = GAMES[game]!;
  return [page.name, page.form(form), ...page.subtitle(view)].filter(Boolean).join(" · ");
}

function painted(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  caption: string,
  style: CSSStyleDeclaration,
): HTMLCanvasElement {
  const band = Math.round(width * BAND);
  const canvas = Object.assign(document.createElement("canvas"), { width, height: height + band });
  const pen = canvas.getContext("2d", { alpha: false })!;
  pen.fillStyle = style.getPropertyValue("--bg");
  pen.fillRect(0, 0, width, height + band);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = style.getPropertyValue("--surface");
  pen.fillRect(0, height, width, band);
  const text = (words: string, at: number, align: CanvasTextAlign, colour: string): void => {
    Object.assign(pen, { textAlign: align, textBaseline: "middle", fillStyle: style.getPropertyValue(colour) });
    pen.font = `600 ${Math.round(band * 0.44)}px "Brygada 1918 Variable", "Brygada 1918", serif`;
    pen.fillText(words, at, height + band / 2, width * 0.72);
  };
  text(caption, band / 3, "left", "--text");
  text("Ludarium", width - band / 3, "right", "--muted");
  return canvas;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** The table as it stands. */
export async function pictureOf(standing: Standing): Promise<Blob> {
  return pngOf(await canvasOf(standing, STILL_WIDTH));
}

/** One picture after another, the last the longest; what looks the same is drawn once. */
export async function movingPictureOf(standings: readonly Standing[]): Promise<Blob> {
  const stills: Still[] = [];
  let before = "";
  for (const standing of standings.slice(-MOST)) {
    const png = new Uint8Array(await (await pngOf(await canvasOf(standing, MOVING_WIDTH))).arrayBuffer());
    const same = `${png.length} ${png.subarray(0, 4096).join()} ${png.subarray(-4096).join()}`;
    if (same !== before) stills.push({ png, lasts: PACE });
    before = same;
  }
  stills[stills.length - 1] = { ...stills.at(-1)!, lasts: LAST };
  return new Blob([moving(stills)], { type: "image/png" });
}
