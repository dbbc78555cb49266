/** Something that is carried with the pointer, by mouse or finger: a die onto a skill or a place, a tile of the order. */

interface Hand {
  key: string;
  pointer: number;
  x: number;
  y: number;
}

/** So far a pointer moves before a press becomes a carry. */
const SLOP = 7;

/** What a thing of the table is called where it is pressed; "" for anything else. */
export function placeAt(found: Element | null): { place: string; element: Element } | null {
  const element = found?.closest("[data-skill], [data-item], [data-place], [data-zone]");
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { skill, item, place, zone } = element.dataset;
  return { element, place: skill ? `skill:${skill}` : item ? `item:${item}` : (place ?? `zone:${zone}`) };
}

/** Press what lies there, so that a refusal says why there, too. */
export function pressAt(found: Element | null): void {
  placeAt(found)?.element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

export class Carry {
  /** What is carried, and where it is on the screen; null: nothing. */
  now = $state.raw<{ key: string; x: number; y: number } | null>(null);
  private hand: Hand | null = null;

  constructor(
    /** Take something up; whether it can be carried. */
    private readonly take: (key: string) => boolean,
    /** What is below it on its way; null when it is put down or let go. */
    private readonly over: (found: Element | null) => void,
    /** It is put down there. */
    private readonly put: (found: Element | null, key: string) => void,
  ) {}

  /** A pointer goes down on something. A press that does not move stays a press. */
  press(event: PointerEvent, key: string): void {
    if (event.button !== 0 || !event.isPrimary || this.hand) return;
    this.hand = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.stop);
    addEventListener("keydown", this.escape, true);
  }

  readonly stop = (): void => {
    if (this.now) this.over(null);
    this.hand = null;
    this.now = null;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.stop);
    removeEventListener("keydown", this.escape, true);
  };

  private readonly move = (event: PointerEvent): void => {
    const hand = this.hand;
    if (!hand || event.pointerId !== hand.pointer) return;
    if (!this.now && Math.hypot(event.clientX - hand.x, event.clientY - hand.y) < SLOP) return;
    if (!this.now && !this.take(hand.key)) {
      this.stop();
      return;
    }
    this.now = { key: hand.key, x: event.clientX, y: event.clientY };
    this.over(document.elementFromPoint(event.clientX, event.clientY));
  };

  private readonly drop = (event: PointerEvent): void => {
    const hand = this.hand;
    if (!hand || event.pointerId !== hand.pointer) return;
    const carried = this.now !== null;
    this.stop();
    if (!carried) return;
    const found = document.elementFromPoint(event.clientX, event.clientY);
    // The browser's own click of this pointer comes right after; it means nothing.
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true));
    this.put(found, hand.key);
  };

  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.now) return;
    event.stopPropagation();
    this.stop();
  };
}

const swallow = (event: Event): void => {
  if (event.isTrusted) event.stopPropagation();
};
