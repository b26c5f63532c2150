import { rowOf } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { selectConveyorComponent, selectDriveComponent, selectPullComponent } from "../../edits/select-edits.ts";
import type { LibraryRow } from "../../libraries/row.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { type Calculated, calculate } from "../calculate.ts";
import { judgeRows, type RowVerdicts } from "./judge-rows.ts";

const rows = shippedRows();
const conveyor: Conveyor = { ...newConveyor(), selectCSIdlerMode: "Auto", selectRSIdlerMode: "Auto" };
const found = calculated(conveyor);

function calculated(document: Conveyor): Calculated {
  const answer = calculate(document, { rows });
  if (answer.kind === "refused") throw new Error(JSON.stringify(answer.issues));
  return answer;
}

function verdicts(path: string, library: string): RowVerdicts {
  const judged = judgeRows(conveyor, found, path, rows[library] ?? [], rows);
  if (judged === undefined) throw new Error(`${path} has no duty`);
  return judged;
}

function firstMissing(path: string, library: string, name: string): LibraryRow {
  const judged = verdicts(path, library);
  const row = rows[library]?.find(({ _id }) => judged[_id]?.[0]?.name === name);
  if (row === undefined) throw new Error(`no row misses its ${name}`);
  return row;
}

const codesOf = (document: Conveyor) => calculated(document).solution.findings.map(({ code }) => code);
const { machine } = found.solution;
const [train] = machine.drives;
const [pulley] = machine.pulleys;
const at = conveyor.pulls.findIndex(({ noID }) => String(noID) === pulley?.pointId);
const chosen: readonly (readonly [path: string, library: string, id: string | undefined])[] = [
  ["belt", "belts", machine.belt?.chosen?.id],
  ["csIdler", "idlers", machine.carryIdlers?.set.id],
  ["rsIdler", "idlers", machine.returnIdlers?.set.id],
  ["drives[0].motor", "motors", train && rowOf(train.slots.motor)?.id],
  ["drives[0].flcplg", "fluidCouplings", train && rowOf(train.slots.fluidCoupling)?.id],
  ["drives[0].gbox", "gearBoxes", train && rowOf(train.slots.gearbox)?.id],
  ["drives[0].lsCplg", "shaftCouplings", train && rowOf(train.slots.lowSpeedCoupling)?.id],
  ...(pulley?.parts.kind === "selected"
    ? ([
        [`pulls[${at}].width`, "pullWidths", pulley.parts.width.id],
        [`pulls[${at}].shell`, "pullShells", pulley.parts.shell.id],
        [`pulls[${at}].shaft`, "pullShafts", pulley.parts.shaft.id],
      ] as const)
    : []),
];

describe("rows judged for a component", () => {
  it("stand for ten components of a new conveyor", () => {
    expect(chosen).toHaveLength(10);
  });

  it.each(chosen)("fit where they were chosen: %s", (path, library, id) => {
    const judged = verdicts(path, library);
    expect(judged[id ?? ""]).toEqual([]);
    const missing = Object.values(judged).filter((missed) => missed.length > 0);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.every((missed) => missed.every(({ value, least, most }) => isMissed(value, least, most)))).toBe(
      true,
    );
  });

  it("are none of a material, which has no duty", () => {
    expect(judgeRows(conveyor, found, "matl", rows.materials ?? [])).toBeUndefined();
  });

  it("are judged whatever their category and system of units", () => {
    expect(Object.keys(verdicts("drives[0].motor", "motors"))).toHaveLength(rows.motors?.length ?? 0);
    expect(Object.keys(verdicts("belt", "belts"))).toHaveLength(rows.belts?.length ?? 0);
  });

  it("tell the numbers in the units of the document", () => {
    const [motor] = rows.motors?.filter(({ powerRating }) => powerRating === 0.75) ?? [];
    const power = verdicts("drives[0].motor", "motors")[motor?._id ?? ""]?.find(({ name }) => name === "power");
    expect(power).toMatchObject({
      unit: "kW",
      value: 0.75,
      least: expect.closeTo((train?.requiredMotorPower ?? 0) / 1e3, 9),
    });
  });
});

// What is told of a row before it is chosen is what the program finds once it is.
describe("a row that misses a limit", () => {
  it("brings the finding of a short motor when it is selected", () => {
    const row = firstMissing("drives[0].motor", "motors", "power");
    const edit = selectDriveComponent.apply(conveyor, { driveNo: 1, component: "motor", row });
    expect(edit.kind === "changed" && codesOf(edit.conveyor)).toContain("drive-short-motor-power");
  });

  it("brings the finding of an overloaded belt when it is selected", () => {
    const row = firstMissing("belt", "belts", "belt-rating");
    const edit = selectConveyorComponent.apply(conveyor, { component: "belt", row });
    expect(edit.kind === "changed" && codesOf(edit.conveyor)).toContain("belt-overloaded");
  });

  it("brings the finding of a thin shaft when it is selected", () => {
    const row = firstMissing(`pulls[${at}].shaft`, "pullShafts", "hub-diameter");
    const edit = selectPullComponent.apply(conveyor, { index: at, component: "shaft", row });
    expect(edit.kind === "changed" && codesOf(edit.conveyor)).toContain("pulley-hub-diameter");
  });
});

function isMissed(value: number | undefined, least: number | undefined, most: number | undefined): boolean {
  if (value === undefined) return true;
  return (least !== undefined && value < least) || (most !== undefined && value > most);
}
