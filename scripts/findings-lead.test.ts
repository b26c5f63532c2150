import { findings } from "@beltwright/engine";
import { findFieldAt, findingField, knownField, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { modeFields } from "../apps/web/src/features/editor/forms/component-slots.ts";
import { placeOfField } from "../apps/web/src/features/editor/forms/field-place.ts";
import { formulaModules } from "../packages/engine/src/test-support/modules.ts";
import type { Formula } from "../packages/engine/src/trace/formula.ts";

const source = { document: "", clause: "" };
const about = { severity: "warning", place: {}, source } as const;

const isFormula = (value: unknown): value is Formula<string> => typeof value === "function" && "definition" in value;
const formulas = formulaModules().flatMap(({ exports }) => Object.values(exports).filter(isFormula));

/** Inputs a source covers only within limits, and values a guard may replace: what such findings can be about. */
const limited = formulas.flatMap(({ definition: { id, inputs } }) =>
  Object.entries(inputs).flatMap(([name, { covers }]) =>
    covers ? [{ code: "outside-validity" as const, subject: id, values: { [name]: 1 } }] : [],
  ),
);
const guarded = formulas.flatMap(({ definition }) =>
  "guards" in definition && definition.guards !== undefined
    ? [{ code: "value-replaced" as const, subject: definition.id, values: { [definition.guards]: 2, used: 1 } }]
    : [],
);
/** Codes that say nothing by themselves: what they are about is an input or a formula, which the two above go through. */
const byInput = new Set<string>(["outside-validity", "value-replaced"]);
const coded = Object.values(findings)
  .filter(({ code }) => !byInput.has(code))
  .map(({ code }) => ({ code, subject: "", values: {} }));

function wrongWith(path: string): string | undefined {
  const name = path.split(".").at(-1) ?? "";
  if (findFieldAt(path) === undefined) return "is no field";
  if (placeOfField(path) === undefined) return "is in no form";
  return modeFields.has(name) || name === "_id" || name === "revision" ? "cannot be typed in" : undefined;
}

describe("every finding there can be", () => {
  it.each([...coded, ...limited, ...guarded])("leads from $code $subject to a field of its own", (finding) => {
    expect(knownField({ ...about, ...finding })).toBeDefined();
    const path = findingField(newConveyor(), { ...about, ...finding });
    expect(wrongWith(path), path).toBeUndefined();
  });

  it("goes through all there are", () => {
    expect(coded.length).toBeGreaterThan(150);
    expect(limited.length).toBeGreaterThan(20);
    expect(guarded.length).toBeGreaterThan(5);
  });
});
