const numbers = "[data-number]";

/** The number of a picture at something that was pressed. */
function numberAt(target: EventTarget | null): SVGElement | undefined {
  const found = target instanceof Element ? target.closest(numbers) : null;
  return found instanceof SVGElement ? found : undefined;
}

/** A number of a picture: what it is, its name and the words it is drawn with. */
export interface PictureNumber {
  readonly of: string;
  readonly label: string;
  readonly value: string;
}

/** The number at something that was pressed, as the picture tells it. */
export function toldNumberAt(target: EventTarget | null): PictureNumber | undefined {
  const found = numberAt(target);
  const of = found?.dataset.number;
  if (found === undefined || of === undefined) return undefined;
  const value = found.textContent ?? "";
  const name = found.getAttribute("aria-label") ?? value;
  return { of, label: name.endsWith(`: ${value}`) ? name.slice(0, -value.length - 2) : name, value };
}

/** One number of a picture is on the way of the Tab key; from there the arrow keys lead to the others. */
export function letIn(box: ParentNode): void {
  if (box.querySelector(`${numbers}[tabindex="0"]`) === null) box.querySelector(numbers)?.setAttribute("tabindex", "0");
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Goes on to the next number of the picture; tells if the key was one for that. */
export function walkOn(target: EventTarget | null, key: string): boolean {
  const [from, step] = [numberAt(target), steps[key]];
  if (from === undefined || step === undefined) return false;
  const all = [...(from.ownerSVGElement?.querySelectorAll<SVGElement>(numbers) ?? [])];
  const next = all[(all.indexOf(from) + step + all.length) % all.length];
  from.setAttribute("tabindex", "-1");
  next?.setAttribute("tabindex", "0");
  next?.focus();
  return true;
}
