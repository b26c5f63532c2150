import type { Calculator, Values } from "@beltwright/calculators";
import type { UnitSystem } from "@beltwright/model";
import { type LeafOrigin, sourceText } from "@beltwright/results";

interface Answered {
  readonly calculator: Calculator;
  readonly values: Values;
}

/** Where a number of a calculator came from that no step gave: the entry it was typed in, or the page it is printed on. */
export function leafText(answered: Answered, from: LeafOrigin, system: UnitSystem): string {
  switch (from.kind) {
    case "constant":
      return sourceText({ kind: "constant", ...from.source }, system);
    case "none":
    case "run":
      return sourceText(from, system);
    // A calculator has no parts to choose: all that is left was typed.
    default:
      return typedText(answered, from.path, system);
  }
}

function typedText(answered: Answered, path: string, system: UnitSystem): string {
  const typed = typedNumber(answered, path);
  return typed === undefined ? path : sourceText({ kind: "typed", path, ...typed }, system);
}

/** The entry of a path and what stands in it: `radius`, or `points[2].x` of a table. */
function typedNumber({ calculator: { entries }, values }: Answered, path: string) {
  const [, name = path, row, column = ""] = /^([^[]*)\[(\d+)\]\.(.*)$/.exec(path) ?? [];
  const field = entries[name]?.field;
  const answer = values[name] ?? field?.default;
  if (field?.kind === "number") return { label: field.label, unit: field.unit, value: Number(answer) };
  if (field?.kind !== "points" || !Array.isArray(answer)) return undefined;
  const label = `${field.label} ${Number(row) + 1} ${column}`;
  return { label, unit: "1", value: Number(answer[Number(row)]?.[column]) } as const;
}
