import { useShowField } from "../document/editor-context.ts";
import { useShowTrace } from "../results/trace-tools.ts";
import { toldNumberAt } from "./picture-numbers.ts";

/** Opens a number of a picture: what was typed leads to its field, what was calculated to how. Tells if there was one. */
export function useOpenNumber(): (target: EventTarget | null) => boolean {
  const show = useShowTrace();
  const showField = useShowField();
  return (target) => {
    const told = toldNumberAt(target);
    if (told === undefined) return false;
    const { of, label, value } = told;
    const [, path] = /^field (.*)$/.exec(of) ?? [];
    if (path !== undefined) showField(path);
    else show({ label, value, unit: "1", shown: { kind: "number", source: { kind: "drawn", of } } });
    return true;
  };
}
