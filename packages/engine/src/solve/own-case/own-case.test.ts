import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import { type Method, methods } from "../../design/method.ts";
import type { OwnCase } from "../../design/own-case.ts";
import type { Point } from "../../design/point.ts";
import { aDriveInput, aMotor, driveRules } from "../../test-support/drive-rows.ts";
import { hillyBelt } from "../../test-support/hilly-belt.ts";
import { anOwnCase } from "../../test-support/own-case.ts";
import { workedConveyor, workedDrive } from "../../test-support/worked-conveyor.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import { solveMachine } from "../machine/solve-machine.ts";
import { type Solution, solve } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";

function solved(design: Design, method: Method = "ISO", isTraced = false): Solution {
  const found = solve(design, { method, isTraced });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

/** A take-up that keeps its tension, so that a case changes no other. */
const held: Design = { ...workedConveyor, takeUp: { kind: "winch", tension: 45_000, isHeldInTransients: true } };

function inCase(change: Partial<OwnCase>, design: Design = held, method: Method = "ISO"): CaseResult {
  const [first] = solved({ ...design, ownCases: [anOwnCase(change)] }, method).ownCases ?? [];
  if (first === undefined) throw new Error("the case was not solved");
  return first;
}

const tensionsOf = ({ points }: CaseResult) => points.flatMap(({ arriving, leaving }) => [arriving, leaving]);

function expectSame(one: CaseResult, other: CaseResult, within = 1e-9): void {
  const [own, theirs] = [tensionsOf(one), tensionsOf(other)];
  for (const [at, tension] of own.entries()) {
    expect(Math.abs(tension - (theirs[at] ?? Number.NaN))).toBeLessThan(within * 1e5);
  }
}

describe("a case of one's own", () => {
  it.each(methods)("that says nothing is the conveyor running full, by %s", (method) => {
    const { cases } = solved(held, method);
    expectSame(inCase({}, held, method), cases["running-full"]);
  });

  it.each(["starting", "braking", "coasting"] as const)("that is %s is the fixed case of that motion", (motion) => {
    const level = { ...held, settings: { ...held.settings, highFriction: 1, lowFriction: 1 } };
    expectSame(inCase({ motion }, level), solved(level).cases[`${motion}-full`]);
  });

  it("without a feed is the empty belt", () => {
    const feeds = [{ kind: "share" as const, pointId: "hopper", share: 0 }];
    expectSame(inCase({ feeds }), solved(held).cases["running-empty"]);
  });

  it("fed otherwise is the conveyor of that tonnage", () => {
    const half = withFlow(250);
    const full = solved(half).cases["running-full"];
    expectSame(inCase({ feeds: [{ kind: "share", pointId: "hopper", share: 0.5 }] }), full);
    expectSame(inCase({ feeds: [{ kind: "flow", pointId: "hopper", massFlow: 250 }] }), full);
  });

  it("at another speed is the conveyor of that speed with the same tonnage", () => {
    const slow = solved({ ...held, beltSpeed: 0.6 * held.beltSpeed }).cases["running-full"];
    expectSame(inCase({ speedShare: 0.6 }), slow);
  });

  it.each(["ISO", "IS"] as const)("at another speed takes the power of that conveyor, by %s", (method) => {
    const { power } = solved({ ...held, ownCases: [anOwnCase({ speedShare: 0.6 })] }, method);
    const slow = solved({ ...held, beltSpeed: 0.6 * held.beltSpeed }, method).power;
    const absorbed = ({ cases }: Solution["power"], name: string) =>
      cases.find(({ loadCase }) => loadCase === name)?.absorbed ?? Number.NaN;
    expect(absorbed(power, "own-1")).toBeCloseTo(absorbed(slow, "running-full"), 6);
  });

  it("with heavier material is the conveyor with as much more of the same", () => {
    const { material } = held;
    const heavy = { ...withFlow(575), material: { ...material, lowBulkDensity: material.lowBulkDensity * 1.15 } };
    expectSame(inCase({ densityFactor: 1.15 }), solved(heavy).cases["running-full"]);
  });

  it("of colder weather is the conveyor there", () => {
    const cold = { ...held, lowestTemperature: -20, rubberTemperature: -20 };
    for (const method of ["CEMA", "VISCO"] as const) {
      expectSame(inCase({ temperature: -20 }, held, method), solved(cold, method).cases["running-full"]);
    }
  });

  it("of a worn belt is the conveyor with that belt", () => {
    const { belt } = held;
    const gone = 0.6 * 1150 * belt.width * (belt.topCover + belt.bottomCover);
    const covers = { topCover: 0.4 * belt.topCover, bottomCover: 0.4 * belt.bottomCover };
    const worn = { ...held, belt: { ...belt, mass: belt.mass - gone, ...covers } };
    expectSame(inCase({ beltWear: 0.6 }), solved(worn).cases["running-full"]);
  });

  it("without a drive leaves the pull to the others", () => {
    const two = twoDrives();
    const found = inCase({ drivesOut: ["B"] }, two);
    const force = (id: string) => found.points.find(({ pointId }) => pointId === id)?.driveForce;
    expect(force("snub")).toBe(0);
    expect(force("drive")).toBeCloseTo(found.effectiveTension, 6);
  });

  it("names a section's load whatever is fed", () => {
    const points = held.points.map((point) =>
      point.id === "knee" ? { ...point, section: { ...point.section, massFlow: 100 } } : point,
    );
    const changed = solved({ ...held, points }).cases["running-full"];
    expectSame(inCase({ sectionLoads: [{ pointId: "knee", massFlow: 100 }] }), changed);
  });

  it("with a window over the whole belt is full, and beyond its end empty", () => {
    const { cases } = solved(held);
    expectSame(inCase({ windows: [{ from: 0, to: 1e5 }] }), cases["running-full"]);
    expectSame(inCase({ windows: [{ from: 1e4, to: 1e5 }] }), cases["running-empty"]);
  });

  it("with a window that ends inside a section carries as one with a point there", () => {
    const [from, to] = [80, 200];
    const cut = withPointsAt(plainBelt(), [from, to]);
    const [own, divided] = [inCase({ windows: [{ from, to }] }, plainBelt()), inCase({ windows: [{ from, to }] }, cut)];
    expect(own.effectiveTension).toBeCloseTo(divided.effectiveTension, 6);
    const byId = new Map(divided.points.map((point) => [point.pointId, point]));
    for (const point of own.points) expect(point.arriving).toBeCloseTo(byId.get(point.pointId)?.arriving ?? 0, 6);
    // Sag is that of the load where it lies, not of its mean over the section.
    const sag = (result: CaseResult) => Math.max(...result.sections.map(({ sagTension }) => sagTension));
    expect(sag(own)).toBeCloseTo(sag(divided), 6);
  });

  it("with a blocked chute carries the flooded section at the high density", () => {
    const { crossSection } = solved(held);
    if (!("flooded" in crossSection)) throw new Error("the worked conveyor is troughed");
    const lineLoad = crossSection.flooded.area * held.material.highBulkDensity;
    const { sections } = inCase({ flooded: { pointId: "hopper" } });
    for (const { pointId, lineLoad: carried } of sections) {
      if (pointId === "hopper" || pointId === "knee") expect(carried).toBeCloseTo(lineLoad, 9);
    }
  });

  it("at rest is held by holdbacks and brakes, and asks nothing of motors", () => {
    const standing = (change: Partial<OwnCase>) =>
      machineOf({ ...workedDesign, ownCases: [anOwnCase({ motion: "at-rest", densityFactor: 2, ...change })] });
    const [plain, heavy, shown] = [machineOf(workedDesign), standing({}), standing({ isChecked: false })];
    const own = heavy.ownCases?.[0];
    if (own === undefined) throw new Error("the case was not solved");
    const { lift } = own.components;
    const [train, before] = [heavy.machine.drives[0], plain.machine.drives[0]];
    expect(train?.holdback.runbackForce).toBeCloseTo(lift - (own.effectiveTension - lift) / 2, 6);
    expect(train?.holdback.runbackForce).toBeGreaterThan(1.5 * (before?.holdback.runbackForce ?? 0));
    expect(shown.machine.drives[0]?.holdback).toEqual(before?.holdback);
    expect(heavy.power.motors).toEqual(plain.power.motors);
    expect(own.duration).toBeUndefined();
    expect(heavy.findings.map(({ code }) => code)).not.toContain("does-not-stop");
  });

  it("is the same to the last bit beside others that differ in friction alone", () => {
    const cases = [0.7, 1, 1.25].map((frictionFactor, at) =>
      anOwnCase({ name: `own-${at}`, frictionFactor, beltWear: 0.5, windows: [{ from: 20, to: 120 }] }),
    );
    const together = solved({ ...held, ownCases: cases }).ownCases;
    const alone = cases.flatMap((one) => solved({ ...held, ownCases: [one] }).ownCases ?? []);
    expect(together).toEqual(alone);
  });

  it("that is not checked changes no check and no take-up, and is shown", () => {
    const hard = anOwnCase({ frictionFactor: 3, densityFactor: 2, isChecked: false });
    const [free, without] = [{ ...workedConveyor, ownCases: [hard] }, workedConveyor].map((design) => solved(design));
    expect(free?.takeUp.required).toEqual(without?.takeUp.required);
    expect(free?.findings).toEqual(without?.findings);
    expect(free?.belt.requiredRating).toBe(without?.belt.requiredRating);
    expect(free?.power.motors).toEqual(without?.power.motors);
    expect(free?.ownCases?.[0]?.effectiveTension).toBeGreaterThan(
      1.5 * (free?.cases["running-full"].effectiveTension ?? 0),
    );
  });

  it("that is checked sets motors, belt and take-up, and is named", () => {
    const hard = anOwnCase({ name: "own-winter", frictionFactor: 3, densityFactor: 2 });
    const [own, without] = [{ ...workedConveyor, ownCases: [hard] }, workedConveyor].map((design) => solved(design));
    expect(own?.power.sizedBy.loadCase).toBe("own-winter");
    expect(own?.belt.requiredRating).toBeGreaterThan(without?.belt.requiredRating ?? Number.POSITIVE_INFINITY);
    const required = own?.takeUp.required;
    expect(required?.kind === "found" && required.governing.loadCase).toBe("own-winter");
  });

  it("of an occasional kind is held to the limits of starting", () => {
    const hard = (kind: OwnCase["kind"]) =>
      solved({ ...workedConveyor, ownCases: [anOwnCase({ densityFactor: 2, kind })] }).belt;
    expect(hard("normal").largestRunning).toBeGreaterThan(hard("occasional").largestRunning);
    expect(hard("occasional").largestTransient).toBeCloseTo(hard("exceptional").largestTransient, 9);
    expect(hard("normal").requiredRating).toBeGreaterThan(hard("occasional").requiredRating);
  });

  it("keeps every step, and the numbers of the plain pass", () => {
    const ownCases = [
      anOwnCase({ frictionFactor: 1.25, temperature: -10, windows: [{ from: 20, to: 120 }] }),
      anOwnCase({ name: "own-2", flooded: { pointId: "hopper", length: 30 }, beltWear: 0.5, speedShare: 0.8 }),
    ];
    const [traced, plain] = [solved({ ...held, ownCases }, "ISO", true), solved({ ...held, ownCases })];
    for (const [at, one] of (plain.ownCases ?? []).entries()) {
      const other = traced.ownCases?.[at];
      if (other === undefined) throw new Error("a case is missing");
      expectSame(one, other);
      expect(traced.steps.some(({ place }) => place.loadCase === one.name)).toBe(true);
    }
  });
});

/** Handbook 10.3 and 10.4: no pulley losses, 1200 t/h at 3.5 m/s over hills. */
describe("the vectors of 10.4", () => {
  const hills = hillyBelt({ takeUpTension: 45_000 });

  it.each([
    [{}, 54606.2179],
    [{ frictionFactor: 1.25 }, 60319.0557],
    [{ frictionFactor: 0.7 }, 47750.8125],
    [{ densityFactor: 1.15 }, 61330.7779],
  ])("give the effective tension of %o", (change, printed) => {
    expect(inCase(change, hills).effectiveTension).toBeCloseTo(printed, 4);
  });

  it("hold a belt at rest, whose friction is at its low end", () => {
    const easy = { ...hills, settings: { ...hills.settings, lowFriction: 0.7 } };
    expect(inCase({ motion: "at-rest" }, easy).effectiveTension).toBeCloseTo(47750.8125, 4);
  });

  it("give that of a belt at 85 % of its mass", () => {
    const { belt } = hills;
    // Covers that weigh 15 % of the belt, and are gone.
    const cover = (0.15 * belt.mass) / (2 * 1150 * belt.width);
    const covered = { ...hills, belt: { ...belt, topCover: cover, bottomCover: cover } };
    expect(inCase({ beltWear: 1 }, covered).effectiveTension).toBeCloseTo(53582.6155, 4);
  });
});

function machineOf(design: Design) {
  const motor = { kind: "manual", row: aMotor(200) } as const;
  const input = { ...workedMachine, drives: { drives: [aDriveInput({ motor })], rules: driveRules } };
  const found = solveMachine(design, input, {}, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

function withFlow(massFlow: number): Design {
  const points = held.points.map((point) =>
    point.section.massFlow > 0 ? { ...point, section: { ...point.section, massFlow } } : point,
  );
  return { ...held, points };
}

function twoDrives(): Design {
  const points = held.points.map((point) =>
    point.id === "snub" && point.kind === "bend" ? { ...point, kind: "drive" as const, driveId: "B" } : point,
  );
  return { ...held, points, drives: [workedDrive, { ...workedDrive, id: "B" }] };
}

/** Friction and lift alone, by distance along the belt: the hopper stands at the tail. */
function plainBelt(): Design {
  return hillyBelt({ takeUpTension: 90_000 });
}

/** Points on the carry strand at these distances along it. */
function withPointsAt(design: Design, distances: readonly number[]): Design {
  const points = design.points.flatMap((point, at): readonly Point[] => {
    const next = design.points[(at + 1) % design.points.length];
    if (next === undefined || point.section.strand !== "carry") return [point];
    const start = alongTo(design, at);
    const length = Math.hypot(next.x - point.x, next.z - point.z);
    const inside = distances.filter((distance) => distance > start && distance < start + length);
    const added = inside.map((distance): Point => {
      const share = (distance - start) / length;
      const [x, z] = [point.x + share * (next.x - point.x), point.z + share * (next.z - point.z)];
      const { section } = point;
      return { id: `at-${distance}`, x, y: 0, z, cleaners: 0, ploughs: 0, kind: "intermediate", section };
    });
    return [point, ...added];
  });
  return { ...design, points };
}

function alongTo({ points }: Design, at: number): number {
  let along = 0;
  for (let i = 0; i < at; i += 1) {
    const [one, other] = [points[i], points[i + 1]];
    if (one !== undefined && other !== undefined) along += Math.hypot(other.x - one.x, other.z - one.z);
  }
  return along;
}
