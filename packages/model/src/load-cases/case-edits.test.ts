import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { notUsed } from "../design/not-used.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Edit } from "../edits/edit.ts";
import { addPoint, deleteDrive, deletePoint } from "../edits/point-edits.ts";
import {
  addLoadCases,
  copyLoadCase,
  deleteLoadCase,
  moveLoadCase,
  setCaseFeed,
  setDriveOut,
  setSectionLoad,
} from "./case-edits.ts";

function done<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

const namesOf = ({ loadCases }: Conveyor) => loadCases.map(({ caseName }) => caseName);

describe("load cases of one's own", () => {
  const start = newConveyor();
  const winter = done(addLoadCases, start, { set: "winter" });

  it("keep their numbers whatever comes and goes", () => {
    const three = done(addLoadCases, winter, { set: "year" });
    const without = done(deleteLoadCase, three, { index: 1 });
    const again = done(addLoadCases, without, { set: "lean" });
    expect(again.loadCases.map(({ caseNo }) => caseNo)).toEqual([1, 3, 4]);
  });

  it("are copied behind themselves and moved", () => {
    const copied = done(copyLoadCase, done(addLoadCases, winter, { set: "lean" }), { index: 0 });
    expect(namesOf(copied)).toEqual(["Winter", "Winter copy", "Lean"]);
    expect(namesOf(done(moveLoadCase, copied, { from: 2, to: 0 }))).toEqual(["Lean", "Winter", "Winter copy"]);
  });

  it("say what a hopper feeds, what a section carries and which drive is out, and forget it again", () => {
    const feed = { feedBy: "Share", feedShare: 40, feedTonnage: 0 } as const;
    const fed = done(setCaseFeed, winter, { index: 0, atPoint: 2, feed });
    const changed = done(setSectionLoad, done(setDriveOut, fed, { index: 0, driveNo: 1, isOut: true }), {
      index: 0,
      atPoint: 2,
      tonnage: 90,
    });
    expect(changed.loadCases[0]).toMatchObject({
      feeds: [{ atPoint: 2, ...feed }],
      drivesOut: [{ outDriveNo: 1 }],
      sectionLoads: [{ atPoint: 2, sectionTonnage: 90 }],
    });
    const back = done(setCaseFeed, changed, { index: 0, atPoint: 2, feed: undefined });
    expect(back.loadCases[0]?.feeds).toEqual([]);
  });

  it("with stretches that overlap carry what one stretch over both carries", () => {
    const pull = (...windows: readonly (readonly [number, number])[]) => {
      const [one] = winter.loadCases;
      if (one === undefined) throw new Error("no case");
      const stretches = windows.map(([windowFrom, windowTo]) => ({ windowFrom, windowTo }));
      const found = calculate({ ...winter, loadCases: [{ ...one, windows: stretches }] });
      if (found.kind !== "calculated") throw new Error(JSON.stringify(found.issues));
      return found.solution.ownCases?.[0]?.effectiveTension;
    };
    expect(pull([40, 70], [10, 50])).toBe(pull([10, 70]));
    expect(pull([10, 30], [50, 70])).not.toBe(pull([10, 70]));
  });

  it("are not added where there is nothing to be out or blocked", () => {
    const bare = { ...start, pulls: start.pulls.filter(({ pType }) => pType !== "Hopper") };
    expect(addLoadCases.apply(bare, { set: "blockedChute" }).kind).toBe("refused");
    expect(addLoadCases.apply(start, { set: "driveOut" }).kind).toBe("refused");
  });

  it("leave a conveyor without them as it was, and govern it with them", () => {
    const calculated = (conveyor: Conveyor) => {
      const found = calculate(conveyor);
      if (found.kind !== "calculated") throw new Error("not calculated");
      return found.solution;
    };
    const hard = { ...winter, loadCases: winter.loadCases.map((one) => ({ ...one, caseFriction: 3 })) };
    expect(calculated(hard).power.largest).toBe("own-Winter");
    const off = { ...hard, loadCases: hard.loadCases.map((one) => ({ ...one, caseIsOn: false })) };
    expect(JSON.stringify(calculated(off).cases)).toBe(JSON.stringify(calculated(start).cases));
  });
});

describe("load cases that name a point or a drive", () => {
  const start = newConveyor();
  const two = done(addPoint, start, { mode: "AddDrive", index: 3 });
  const hopper = start.pulls.findIndex(({ pType }) => pType === "Hopper");

  it("name another number once an earlier drive is gone, and not the one that is", () => {
    const out = done(addLoadCases, two, { set: "driveOut" });
    expect(out.loadCases.map(({ drivesOut }) => drivesOut)).toEqual([[{ outDriveNo: 1 }], [{ outDriveNo: 2 }]]);
    const winter = done(setDriveOut, done(addLoadCases, out, { set: "winter" }), { index: 2, driveNo: 1, isOut: true });
    const left = done(deleteDrive, winter, { driveNo: 1 });
    expect(namesOf(left)).toEqual(["Drive 1 out", "Winter"]);
    expect(left.loadCases.map(({ drivesOut }) => drivesOut)).toEqual([[{ outDriveNo: 1 }], []]);
  });

  it("forget a hopper that is deleted, and go along where they were about nothing else", () => {
    const noID = start.pulls[hopper]?.noID ?? 0;
    const blocked = done(addLoadCases, done(addLoadCases, start, { set: "blockedChute" }), { set: "winter" });
    const feed = { feedBy: "Share", feedShare: 40, feedTonnage: 0 } as const;
    const fed = done(setCaseFeed, blocked, { index: 1, atPoint: noID, feed });
    const left = done(deletePoint, fed, { index: hopper, alsoDrive: false });
    expect(namesOf(left)).toEqual(["Winter"]);
    expect(left.loadCases[0]?.feeds).toEqual([]);
  });

  it("of a file that name what is not there say so", () => {
    const named = done(addLoadCases, start, { set: "year" });
    const odd = named.loadCases.map((one, at) =>
      at === 0 ? { ...one, floodedAt: 77 } : { ...one, drivesOut: [{ outDriveNo: 9 }], sectionLoads: [] },
    );
    expect(notUsed({ ...named, loadCases: odd }).filter(({ path }) => path.startsWith("loadCases"))).toEqual([
      { path: "loadCases[0]", message: "The hopper of the blocked chute is not there: no belt is flooded." },
      { path: "loadCases[1]", message: "It names a drive that is not there: all others pull." },
    ]);
  });
});
