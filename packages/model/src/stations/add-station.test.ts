import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { setValue } from "../edits/value-edits.ts";
import { type AddStation, addStation } from "./add-station.ts";

function done(conveyor: Conveyor, args: AddStation): Conveyor {
  const outcome = addStation.apply(conveyor, args);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

function refusal(conveyor: Conveyor, args: AddStation): string {
  const outcome = addStation.apply(conveyor, args);
  return outcome.kind === "refused" ? (outcome.issues[0]?.message ?? "") : outcome.kind;
}

const incline = firstDesign({ capacity: 1000, length: 300, lift: 18, width: 1000 });
const kinds = (conveyor: Conveyor) => conveyor.pulls.map(({ description }) => description);
const named = (conveyor: Conveyor, name: string) => conveyor.pulls.findIndex(({ description }) => description === name);

function wrapOf(conveyor: Conveyor, name: string): number {
  const calculation = calculate(conveyor);
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  return ((calculation.solution.loop.turns[named(conveyor, name)]?.wrapAngle ?? 0) * 180) / Math.PI;
}

describe.each([
  ["free", incline],
  ["linked", withLinkedStrands(incline)],
])("a drive added to a conveyor with %s strands", (_name, conveyor) => {
  it("hangs below the return strand between two bends, wrapped by half a turn and thirty degrees", () => {
    const after = done(conveyor, { mode: "AddDrive", section: conveyor.pulls.length - 2, at: { x: 120, y: 0 } });
    expect(wrapOf(after, "Return drive")).toBeCloseTo(210, 1);
    const at = named(after, "Return drive");
    expect(kinds(after).slice(at - 1, at + 2)).toEqual(["Drive bend", "Return drive", "Drive bend"]);
    expect(after.pulls[at]?.x).toBeCloseTo(120, 0);
    expect(after.drives).toHaveLength(2);
    expect(after.drives[1]).toMatchObject({ driveNo: 2, driveType: "Return", brakeType: "No Brake" });
    expect(after.pulls[at]?.linkToDriveNo).toBe(2);
  });

  it("is a booster on the carry strand, with the load in its chute", () => {
    const after = done(conveyor, { mode: "AddDrive", section: 1, at: { x: 200, y: 0 } });
    const at = named(after, "Booster drive");
    expect(kinds(after).slice(at - 1, at + 3)).toEqual([
      ...["Rise to booster", "Booster drive", "Booster bend", "Booster chute"],
    ]);
    expect(after.pulls.slice(at - 1, at + 3).map(({ capacityInp }) => capacityInp)).toEqual([1000, 0, 0, 1000]);
    expect(wrapOf(after, "Booster drive")).toBeGreaterThan(180);
    expect(wrapOf(after, "Booster bend")).toBeCloseTo(180, 0);
  });

  it("at the tail makes it the drive, with a snub that gives thirty degrees more", () => {
    const after = done(conveyor, { mode: "AddDrive", pulley: 0 });
    expect(after.pulls[0]).toMatchObject({ pType: "Drive", description: "Tail", linkToDriveNo: 2 });
    expect(after.pulls.at(-1)).toMatchObject({ pType: "Bend", description: "Snub" });
    expect(wrapOf(after, "Tail")).toBeCloseTo(210, 0);
    expect(after.drives[1]?.driveType).toBe("Tail");
  });

  it("without a place goes to the end that is free", () => {
    const after = done(conveyor, { mode: "AddDrive" });
    expect(after.pulls[0]?.pType).toBe("Drive");
    expect(done(after, { mode: "AddDrive" }).drives).toHaveLength(3);
  });
});

describe("a drive that cannot stand there", () => {
  it("is refused by the pulley that is driven already", () => {
    const head = named(incline, "Head drive");
    expect(refusal(incline, { mode: "AddDrive", pulley: head })).toBe(
      `Point ${head + 1} is driven by drive 1 already. Give that drive more motors, or choose a strand.`,
    );
  });

  it("is refused by the pulley that tightens the belt, by a bend, and by a belt that hangs", () => {
    const at = named(incline, "Take-up");
    expect(refusal(incline, { mode: "AddDrive", pulley: at })).toMatch(/^Point \d+ tightens the belt\. Move/);
    expect(refusal(incline, { mode: "AddDrive", pulley: at - 1 })).toMatch(/^The belt wraps point \d+ by 8\d° only\./);
    expect(refusal(incline, { mode: "AddDrive", section: at })).toMatch(/^The belt behind point \d+ hangs/);
  });

  it("is refused by a straight that is too short, with what it needs", () => {
    expect(refusal(incline, { mode: "AddDrive", section: 0 })).toMatch(
      /^The straight behind point 1 is 4\.0 m long and the station needs \d\d\.\d m\. Choose a longer straight/,
    );
  });
});

describe("a brake", () => {
  it("goes on the low-speed shaft of the upper end, strong enough to hold the belt", () => {
    const after = done(incline, { mode: "AddBrake", section: 3 });
    expect(after.drives[0]).toMatchObject({ brakeType: "Speed-Time", brakeShaft: "Low speed" });
    expect(after.drives[0]?.brakeTorqueLSS).toBeGreaterThan(0);
    expect(refusal(after, { mode: "AddBrake", section: 3 })).toMatch(/^Point 3 has a brake already/);
  });

  it("goes on the pulley that was chosen", () => {
    const after = done(incline, { mode: "AddBrake", pulley: 0 });
    expect(after.pulls[0]).toMatchObject({ pType: "Tail", brakeType: "Speed-Time" });
    expect(after.pulls[0]?.brakeTorque).toBeGreaterThan(0);
    expect(refusal(incline, { mode: "AddBrake", pulley: named(incline, "Snub") })).toMatch(/^The belt wraps point 4/);
  });
});

describe("a take-up", () => {
  const at = { mode: "AddTakeup", section: incline.pulls.length - 2, at: { x: 60, y: 0 } } as const;

  it("takes the place of another only when that is said", () => {
    expect(refusal(incline, at)).toMatch(/^Point \d+ tightens the belt already, and a conveyor has one take-up\./);
    const after = done(incline, { ...at, replaces: true });
    const moved = named(after, "Take-up");
    expect(after.pulls.filter(({ pType }) => pType === "Takeup")).toHaveLength(1);
    expect(after.pulls[moved]?.x).toBeCloseTo(60, 0);
    expect(wrapOf(after, "Take-up")).toBeCloseTo(180, 1);
    expect(after.pulls).toHaveLength(incline.pulls.length);
    expect(after.takeupType).toBe("Vertical Gravity");
  });

  it("is a carriage at the tail, and hangs in the return strand again", () => {
    const carried = done(incline, { mode: "AddTakeup", pulley: 0, replaces: true });
    expect(carried.pulls[0]?.pType).toBe("Takeup");
    expect(carried.takeupType).toBe("Horizontal Gravity");
    expect(carried.pulls).toHaveLength(incline.pulls.length - 3);
    const hung = done(carried, { mode: "AddTakeup", replaces: true });
    expect(hung.pulls[0]?.pType).toBe("Tail");
    expect(hung.pulls).toHaveLength(incline.pulls.length);
  });

  it("stands on rails where more travel is needed than hangs, and takes its leads along", () => {
    const overland = firstDesign({ capacity: 2000, length: 4000, lift: 30, width: 1200 });
    const strand = overland.pulls.length - 2;
    const moved = done(overland, { mode: "AddTakeup", section: strand, at: { x: 1500, y: 0 }, replaces: true });
    const leads = kinds(moved).filter((name) => name === "Take-up lead");
    expect(leads).toHaveLength(2);
    expect(moved.takeupType).toBe("Winch");
    expect(moved.pulls[named(moved, "Take-up bend")]?.x).toBeCloseTo(1500, 0);
    for (const name of ["Take-up", "Take-up bend"]) expect(wrapOf(moved, name)).toBeCloseTo(180, 1);
    const [pulley, bend] = ["Take-up", "Take-up bend"].map((name) => moved.pulls[named(moved, name)]?.x ?? 0);
    expect((bend ?? 0) - (pulley ?? 0)).toBeGreaterThan(moved.takeupTravelInp);
    // What is behind the group is as it was before it.
    expect(moved.pulls.at(-1)).toMatchObject({ x: overland.pulls.at(-1)?.x, z: overland.pulls.at(-1)?.z });
    const again = done(moved, { mode: "AddTakeup", section: strand, at: { x: 2500, y: 0 }, replaces: true });
    expect(kinds(again)).toEqual(kinds(moved));
    const carried = done(again, { mode: "AddTakeup", pulley: 0, replaces: true });
    expect(kinds(carried).filter((name) => name.startsWith("Take-up"))).toEqual([]);
  });

  it("hangs where a straight has no room for rails", () => {
    const typed = setValue.apply(incline, { path: "takeupTravelInp", value: 9 });
    const long = typed.kind === "changed" ? typed.conveyor : incline;
    expect(kinds(done(long, { ...at, replaces: true }))).toContain("Take-up lead");
    const short = firstDesign({ capacity: 300, length: 45, lift: 4, width: 800 });
    const want = setValue.apply(short, { path: "takeupTravelInp", value: 12 });
    const hung = done(want.kind === "changed" ? want.conveyor : short, { mode: "AddTakeup", replaces: true });
    expect(kinds(hung)).not.toContain("Take-up lead");
    expect(hung.takeupType).toBe("Vertical Gravity");
  });

  it("cannot stand on the carry strand or at a driven end", () => {
    expect(refusal(incline, { mode: "AddTakeup", section: 1, replaces: true })).toMatch(/on the carry strand\. Choose/);
    const head = named(incline, "Head drive");
    expect(refusal(incline, { mode: "AddTakeup", pulley: head, replaces: true })).toMatch(/^Point 3 cannot tighten/);
  });
});

describe("a loop that is still being drawn", () => {
  it("gets a single point, as it has no strands yet", () => {
    const empty: Conveyor = { ...newConveyor(), pulls: [], drives: [] };
    const first = done(empty, { mode: "AddDrive" });
    expect(first.pulls[0]?.pType).toBe("Tail");
    expect(done(first, { mode: "AddDrive", section: 0, at: { x: 5 } }).pulls[1]).toMatchObject({
      pType: "Drive",
      x: 5,
    });
  });
});

describe("a pulley whose kind is changed to Drive", () => {
  it("brings its drive, and the conveyor can be calculated at once", () => {
    const outcome = setValue.apply(incline, { path: "pulls[0].pType", value: "Drive" });
    const after = outcome.kind === "changed" ? outcome.conveyor : incline;
    expect(after.pulls[0]).toMatchObject({ pType: "Drive", linkToDriveNo: 2 });
    expect(after.drives[1]).toMatchObject({ driveNo: 2, driveType: "Tail" });
    expect(calculate(after).kind).toBe("calculated");
  });
});
