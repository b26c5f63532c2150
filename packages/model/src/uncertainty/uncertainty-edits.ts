import { mostUncertainInputs } from "../document/records/uncertainty.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { UncertainInput } from "../document/types/parts.ts";
import { defineEdit, refuse } from "../edits/edit.ts";
import { findFieldAt, findLabelAt, valueAt } from "../edits/field-at.ts";
import { fieldPaths } from "./field-paths.ts";
import { usualInputs } from "./usual-inputs.ts";

/** Adds the usual uncertain inputs whose fields the list does not name yet. */
export const addUsualInputs = defineEdit<object>("Add the usual uncertain inputs", (conveyor) => {
  const { uncertainInputs } = conveyor;
  const named = new Set(uncertainInputs.map(({ variedFields }) => variedFields));
  const added = usualInputs(conveyor).filter(({ variedFields }) => !named.has(variedFields));
  return added.length === 0 ? conveyor : withInputs(conveyor, [...uncertainInputs, ...added]);
});

/** Adds a field with a normal factor of 5 %; where it stands at nothing, a factor would leave it there. */
export const addUncertainInput = defineEdit<{ readonly path: string }>(
  ({ path }) => `Vary ${findLabelAt(path)?.toLowerCase() ?? path}`,
  (conveyor, { path }) => {
    const [first] = fieldPaths(conveyor, path);
    if (first === undefined || findFieldAt(first)?.kind !== "number") return refuse(path, "There is no such number.");
    const isNothing = valueAt(conveyor, first) === 0;
    const added: UncertainInput = {
      isVaried: true,
      variedFields: path,
      variedAs: isNothing ? "Addition" : "Factor",
      distribution: "Normal",
      drawnLow: 0,
      drawnMiddle: isNothing ? 0 : 1,
      drawnHigh: 2,
      drawnSpread: 0.05,
      isCut: false,
      drawnList: "",
    };
    return withInputs(conveyor, [...conveyor.uncertainInputs, added]);
  },
);

export const removeUncertainInput = defineEdit<{ readonly index: number }>(
  "Remove an uncertain input",
  (conveyor, { index }) => {
    if (!conveyor.uncertainInputs[index]) return refuse("uncertainInputs", "There is no such input.");
    return { ...conveyor, uncertainInputs: conveyor.uncertainInputs.toSpliced(index, 1) };
  },
);

function withInputs(conveyor: Conveyor, uncertainInputs: UncertainInput[]) {
  if (uncertainInputs.length <= mostUncertainInputs) return { ...conveyor, uncertainInputs };
  return refuse("uncertainInputs", `A study varies at most ${mostUncertainInputs} inputs.`);
}
