import { solveMachine } from "@beltwright/engine";
import { firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { runBackwards } from "../packages/engine/src/solve/loop/reverse-route.ts";
import { bareTrace } from "../packages/engine/src/trace/trace.ts";
import { machineInputOf } from "../packages/model/src/design/machine/machine-input.ts";
import { machineRowsOf } from "../packages/model/src/design/machine/rows.ts";
import { toDesign } from "../packages/model/src/design/to-design.ts";
import { randomDuty } from "../packages/model/src/sweep/random-duty.ts";
import { shippedRows } from "../packages/model/src/test-support/shipped-rows.ts";

const rows = shippedRows();

/** A reversible conveyor of one random duty, everything on Auto. */
function reversible(seed: number) {
  const conveyor = firstDesign({ ...randomDuty(seed, rows.materials ?? []), isReversible: true }, rows);
  const made = toDesign(conveyor);
  if (made.kind === "refused") throw new Error(JSON.stringify(made.issues));
  const [input, offered] = [machineInputOf(conveyor), machineRowsOf(conveyor, rows)];
  const of = (design: typeof made.design) => {
    const found = solveMachine(design, input, offered, { method: "ISO" });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
    return found;
  };
  return { ahead: of(made.design), back: of(runBackwards(bareTrace, made.design)) };
}

type Solved = ReturnType<typeof reversible>["ahead"];

/** Every part that was chosen, by place. */
function partsOf({ machine }: Solved) {
  const pulleys = machine.pulleys.map(({ pointId, parts }) =>
    parts.kind === "selected" ? [pointId, parts.width.id, parts.shell.id, parts.shaft.id] : [pointId, parts.kind],
  );
  const drives = machine.drives.map(({ driveId, slots }) => [
    driveId,
    Object.entries(slots).map(([name, slot]) => [name, slot.kind, "row" in slot ? slot.row.id : ""]),
  ]);
  return {
    belt: machine.belt?.chosen?.id,
    carry: machine.carryIdlers?.parts,
    return: machine.returnIdlers?.parts,
    pulleys: pulleys.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
    drives,
  };
}

describe("a belt that runs both ways", () => {
  it.each([3, 8, 14, 21, 33, 47])("has the same parts whichever direction is listed first (duty %i)", (seed) => {
    const { ahead, back } = reversible(seed);
    expect(partsOf(back)).toEqual(partsOf(ahead));
    expect(back.takeUp.mass ?? back.takeUp.tension).toBeCloseTo(ahead.takeUp.mass ?? ahead.takeUp.tension, 0);
  });
});
