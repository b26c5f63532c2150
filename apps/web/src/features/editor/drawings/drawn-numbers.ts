import { useShowField } from "../document/editor-context.ts";
import { useShowTrace } from "../results/trace-tools.ts";

const numbers = "[data-number]";

/** The number of a picture at something that was pressed. */
function numberAt(target: EventTarget | null): SVGElement | undefined {
  const found = target instanceof Element ? target.closest(numbers) : null;
  return found instanceof SVGElement ? found : undefined;
}

/** Opens a number of a picture: what was typed leads to its field, what was calculated to how. Tells if there was one. */
export function useOpenNumber(): (target: EventTarget | null) => boolean {
  const show = useShowTrace();
  const showField = useShowField();
  return (target) => {
    const found = numberAt(target);
    const of = found?.dataset.number;
    if (found === undefined || of === undefined) return false;
    const [, path] = /^field (.*)$/.exec(of) ?? [];
    if (path !== undefined) showField(path);
    else show({ ...wordsOf(found), unit: "1", origin: { kind: "number", source: { kind: "drawn", of } } });
    return true;
  };
}

function wordsOf(number: SVGElement): { readonly label: string; readonly value: string } {
  const value = number.textContent ?? "";
  const name = number.getAttribute("aria-label") ?? value;
  return { label: name.endsWith(`: ${value}`) ? name.slice(0, -value.length - 2) : name, value };
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
