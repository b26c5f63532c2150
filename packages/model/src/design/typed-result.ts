import type { Design, Place } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { findTyped, type TypedValue, typedAt } from "./typed-value.ts";

/** Fields a result may repeat as typed, `[+]` for those of the next point. */
const fields: Readonly<Record<string, readonly string[]>> = {
  capacity: ["capacityInp"],
  "pulls[].capacity": ["pulls[].capacityInp"],
  "pulls[].idlerSpacing": ["pulls[].idlerSpacingInp", "nomCSSpacing", "nomRSSpacing"],
  "pulls[].frictionFactor": ["pulls[].frictionFactorInp", "frictionFactorInp"],
  "pulls[].vertCurveRadius": ["pulls[].vertCurveRadiusInp"],
  "pulls[].horizCurveRadius": ["pulls[].horizCurveRadiusInp"],
  "pulls[].minPulleyDia": ["", "60", "30"].flatMap((load) =>
    ["A", "B", "C"].map((kind) => `belt.minPulleyDia${kind}${load}`),
  ),
  "pulls[].stPtX": ["pulls[].x"],
  "pulls[].stPtY": ["pulls[].y"],
  "pulls[].stPtZ": ["pulls[].z"],
  "pulls[].endPtX": ["pulls[+].x"],
  "pulls[].endPtY": ["pulls[+].y"],
  "pulls[].endPtZ": ["pulls[+].z"],
};

interface Result {
  readonly path: string;
  /** In SI. */
  readonly value: number;
  readonly place: Place;
}

/** The field a result was taken from as it stands, where no formula gave it. */
export function findTypedResult(document: Conveyor, design: Design, { path, value, place }: Result) {
  const row = Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
  const next = (row + 1) % Math.max(1, document.pulls.length);
  const candidates = (fields[path.replace(/\[\d+\]/, "[]")] ?? []).map((field) =>
    typedAt(document, field.replace("[]", `[${row}]`).replace("[+]", `[${next}]`), value),
  );
  const same = candidates.find((typed): typed is TypedValue => typed?.isAsTyped === true);
  return same ?? findTyped(document, design, { name: path.replace(/^.*\./, ""), value, place });
}
