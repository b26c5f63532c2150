import { describe, expect, it } from "vitest";
import { newConveyor, newPull } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { addLoadCases, type CaseSet } from "../load-cases/case-edits.ts";
import { conveyorDifferences } from "./differences.ts";
import { mergeChoices, mergeConveyors } from "./merge.ts";

const base = newConveyor();

function withMotor(conveyor: Conveyor, power: number): Conveyor {
  const [drive, ...rest] = conveyor.drives;
  if (!drive) throw new Error("A new conveyor has a drive");
  return { ...conveyor, drives: [{ ...drive, motor: { ...drive.motor, power: power } }, ...rest] };
}

function withPoint(conveyor: Conveyor): Conveyor {
  return { ...conveyor, pulls: conveyor.pulls.toSpliced(2, 0, { ...newPull("Int. Pt"), noID: 99, no: 3, x: 50 }) };
}

describe("the differences of two states of a conveyor", () => {
  it("are none between a conveyor and its twin", () => {
    expect(conveyorDifferences(base, structuredClone(base))).toEqual([]);
  });

  it("name the field, its place in words and both values", () => {
    const after = withMotor({ ...base, capacityInp: 2000 }, 355);
    const found = conveyorDifferences(base, after);
    expect(found.map(({ path, place, label }) => [path, place, label])).toEqual([
      ["capacityInp", "", "Capacity"],
      ["drives[0].motor.power", "Drive 1, Motor", expect.any(String)],
    ]);
    expect(found[0]).toMatchObject({ before: base.capacityInp, after: 2000, field: { unit: "t/h" } });
  });

  it("tell a point that was put in from those that only moved down", () => {
    const added = conveyorDifferences(base, withPoint(base));
    expect(added).toMatchObject([{ path: "pulls[2]", label: "Point 99", before: undefined }]);
    const removed = conveyorDifferences(withPoint(base), base);
    expect(removed).toMatchObject([{ path: "pulls[2]", label: "Point 99", after: undefined }]);
  });
});

describe("load cases of two states of a conveyor", () => {
  const withCases = (...sets: readonly CaseSet[]) =>
    sets.reduce((conveyor, set) => {
      const outcome = addLoadCases.apply(conveyor, { set });
      if (outcome.kind !== "changed") throw new Error(outcome.kind);
      return outcome.conveyor;
    }, base);
  const two = withCases("winter", "lean");

  it("are told by their names, whatever order they stand in", () => {
    const turned = { ...two, loadCases: two.loadCases.toReversed() };
    expect(conveyorDifferences(two, turned)).toEqual([]);
    const lighter = { ...two, loadCases: two.loadCases.with(1, { ...at(two, 1), caseFriction: 0.6 }) };
    expect(conveyorDifferences(two, lighter)).toMatchObject([
      { path: "loadCases[1].caseFriction", place: "Load case Lean", before: 0.7, after: 0.6 },
    ]);
    expect(conveyorDifferences(withCases("winter"), two)).toMatchObject([{ label: "Load case Lean" }]);
  });

  it("are merged case by case, and their lists as a whole", () => {
    const windows = [{ windowFrom: 0, windowTo: 50 }];
    const mine = { ...two, loadCases: two.loadCases.with(0, { ...at(two, 0), windows }) };
    const theirs = { ...two, loadCases: two.loadCases.with(1, { ...at(two, 1), beltWear: 30 }) };
    const diverged = { base: two, mine, theirs };
    const merged = mergeConveyors(diverged, mergeChoices(diverged), {});
    expect(merged.loadCases).toMatchObject([{ windows }, { beltWear: 30 }]);
  });

  function at(conveyor: Conveyor, index: number) {
    const one = conveyor.loadCases[index];
    if (one === undefined) throw new Error("no such case");
    return one;
  }
});

describe("merging what two people did to one conveyor", () => {
  it("takes from each what only they changed, and asks about what both did", () => {
    const mine = withMotor({ ...base, capacityInp: 2000, project: "North" }, 355);
    const theirs = { ...base, capacityInp: 2500, clientName: "Mine Co" };
    const choices = mergeChoices({ base, mine, theirs });
    expect(choices.filter(({ isContested }) => isContested).map(({ path }) => path)).toEqual(["capacityInp"]);
    const merged = mergeConveyors({ base, mine, theirs }, choices, {});
    expect(merged).toMatchObject({ capacityInp: 2000, project: "North", clientName: "Mine Co" });
    expect(merged.drives[0]?.motor.power).toBe(355);
    const theirsWins = mergeConveyors({ base, mine, theirs }, choices, { capacityInp: "theirs" });
    expect(theirsWins).toMatchObject({ capacityInp: 2500, project: "North" });
  });

  it("keeps a list whole where a row came or went", () => {
    const mine = withPoint(base);
    const theirs = { ...base, pulls: base.pulls.map((pull) => ({ ...pull, z: pull.z + 1 })) };
    const choices = mergeChoices({ base, mine, theirs });
    expect(choices).toMatchObject([{ path: "pulls", label: "Points", isContested: true, suggested: "mine" }]);
    expect(mergeConveyors({ base, mine, theirs }, choices, {}).pulls).toEqual(mine.pulls);
    expect(mergeConveyors({ base, mine, theirs }, choices, { pulls: "theirs" }).pulls).toEqual(theirs.pulls);
  });

  it("is one of the two where all of it is taken from one side", () => {
    const mine: Conveyor = { ...withMotor(base, 200), extras: { colour: "red" } };
    const theirs: Conveyor = { ...base, project: "South", extras: { colour: "blue" } };
    const choices = mergeChoices({ base, mine, theirs });
    const all = (side: "mine" | "theirs") => Object.fromEntries(choices.map(({ path }) => [path, side]));
    expect(mergeConveyors({ base, mine, theirs }, choices, all("mine"))).toEqual(mine);
    expect(mergeConveyors({ base, mine, theirs }, choices, all("theirs"))).toEqual(theirs);
  });

  it("leaves the owner to the server", () => {
    expect(mergeChoices({ base, mine: { ...base, userName: "me" }, theirs: base })).toEqual([]);
  });
});
