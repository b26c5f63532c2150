import { describe, expect, it } from "vitest";
import { newConveyor, newPull } from "../document/new-conveyor.ts";
import { proposedChanges, withProposed } from "./proposal.ts";

const base = { ...newConveyor(), project: "North", userName: "owner", partsKept: true };

describe("a proposal", () => {
  it("changes what its author changed, and marks what the owner changed as well", () => {
    const proposed = { ...base, project: "South", capacityInp: 2000, clientName: "Both alike" };
    const current = { ...base, project: "West", beltSpeedInp: 5, clientName: "Both alike" };
    const changes = proposedChanges({ base, proposed, current });
    expect(changes.map(({ path, theirs, mine, isContested }) => [path, theirs, mine, isContested])).toEqual([
      ["project", "West", "South", true],
      ["capacityInp", base.capacityInp, 2000, false],
    ]);
  });

  it("is taken field by field: what is not ticked stays as the owner has it, contested or not", () => {
    const proposed = { ...base, project: "South", capacityInp: 2000 };
    const current = { ...base, project: "West", beltSpeedInp: 5 };
    const some = withProposed({ base, proposed, current }, new Set(["capacityInp"]));
    expect(some).toEqual({ ...current, capacityInp: 2000, partsKept: false });
    const all = withProposed({ base, proposed, current }, new Set(["capacityInp", "project"]));
    expect(all).toMatchObject({ project: "South", capacityInp: 2000, beltSpeedInp: 5 });
    expect(withProposed({ base, proposed, current }, new Set())).toEqual(current);
  });

  it("takes a list whose rows came or went as one", () => {
    const point = { ...newPull("Int. Pt"), noID: 99, no: 3, x: 50 };
    const proposed = { ...base, pulls: base.pulls.toSpliced(2, 0, point) };
    const changes = proposedChanges({ base, proposed, current: base });
    expect(changes.map(({ path }) => path)).toEqual(["pulls"]);
    expect(withProposed({ base, proposed, current: base }, new Set(["pulls"])).pulls).toEqual(proposed.pulls);
  });

  it("never touches owner, category, group and sharing", () => {
    const docUsers = [{ userName: "proposer", canEdit: true, canCopy: false }];
    const current = { ...base, docUsers, conveyorGroup: "Mill", category: "Plant" };
    const mine = { userName: "proposer", docUsers: [], conveyorGroup: "Mine", category: "Elsewhere" };
    const proposed = { ...base, ...mine, capacityInp: 2000 };
    expect(proposedChanges({ base, proposed, current }).map(({ path }) => path)).toEqual(["capacityInp"]);
    expect(withProposed({ base, proposed, current }, new Set(["docUsers", "category"]))).toEqual(current);
  });
});
