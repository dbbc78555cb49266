/** A drawing of the page as a picture of its own: what its styles say is written into it, and what it refers to goes along. */

const SVG = "http://www.w3.org/2000/svg";

/** What children take from their parents: written only where it changes. */
const INHERITED = [
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
] as const;
/** What each has for itself, with what it is if nobody says anything. */
const OWN: readonly (readonly [string, string])[] = [
  ["opacity", "1"],
  ["filter", "none"],
  ["mix-blend-mode", "normal"],
  ["display", "inline"],
  ["stop-color", "rgb(0, 0, 0)"],
  ["stop-opacity", "1"],
];
const REFERENCE = /url\(["']?[^)"']*#([^)"']+)["']?\)/g;

const near = (value: string): string => value.replace(REFERENCE, "url(#$1)");

function styleOf(element: Element, above: CSSStyleDeclaration | null): string {
  const style = getComputedStyle(element);
  const said: string[] = [];
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== above?.getPropertyValue(name)) said.push(`${name}:${near(value)}`);
  }
  for (const [name, usual] of OWN) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual && !(name === "display" && value !== "none")) said.push(`${name}:${near(value)}`);
  }
  // What is moved by an attribute stays so; what is moved by a style is moved by what the style says.
  if (!element.hasAttribute("transform") && style.transform !== "none" && element.tagName !== "svg")
    said.push(`transform:${style.transform}`, `transform-origin:${style.transformOrigin}`);
  return said.join(";");
}

/** A copy that needs no style sheet. */
function copied(element: Element, above: Element | null): Element {
  const copy = element.cloneNode(false) as Element;
  copy.setAttribute("style", styleOf(element, above && getComputedStyle(above)));
  copy.removeAttribute("class");
  for (const { name, value } of [...copy.attributes]) if (value.includes("url(")) copy.setAttribute(name, near(value));
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      if (!["title", "script", "style"].includes(child.tagName)) copy.append(copied(child, element));
    } else if (child instanceof Text && child.data.trim()) copy.append(child.data);
  }
  return copy;
}

/** What an element and all in it refer to: symbols, patterns, gradients, masks. */
function wanted(element: Element): string[] {
  return [element, ...element.querySelectorAll("*")].flatMap((each) =>
    [...each.attributes].flatMap(({ name, value }) => {
      if (name.endsWith("href")) return value.startsWith("#") ? [value.slice(1)] : [];
      return [...value.matchAll(REFERENCE)].map((found) => found[1]!);
    }),
  );
}

/** The drawing as a file of its own, that wide. */
export function fileOf(drawing: SVGSVGElement, width: number): { text: string; width: number; height: number } {
  const { width: wide, height: high } = drawing.viewBox.baseVal;
  const height = Math.round((width * high) / wide);
  const copy = copied(drawing, null);
  const definitions = document.createElementNS(SVG, "defs");
  const known = new Set([...copy.querySelectorAll("[id]")].map(({ id }) => id));
  const waiting = wanted(copy);
  for (const id of waiting) {
    const found = known.has(id) ? null : document.getElementById(id);
    if (!found) continue;
    known.add(id);
    const made = copied(found, found.parentElement);
    definitions.append(made);
    waiting.push(...wanted(made));
  }
  copy.prepend(definitions);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

export async function imageOf(text: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
