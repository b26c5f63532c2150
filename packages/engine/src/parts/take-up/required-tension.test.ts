import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { Point, Section } from "../../design/point.ts";
import { prepareDynamics } from "../../dynamics/prepare.ts";
import { type Solution, solve } from "../../solve/solve.ts";
import { withAutomaticFriction, workedConveyor, workedDrive } from "../../test-support/worked-conveyor.ts";
import type { TakeUp } from "./take-up-input.ts";

function solved(design: Design): Solution {
  const found = solve(design, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const withTension = (tension: number): TakeUp => ({ kind: "winch", tension, isHeldInTransients: true });

/** Cases in which a finding says that the belt slips, sags or hangs slack. */
function missed({ findings }: Solution): readonly string[] {
  const codes = ["drive-slips", "brake-slips", "sag-exceeded", "belt-slack"];
  return findings.flatMap(({ code, place }) => (codes.includes(code) ? [place.loadCase ?? ""] : []));
}

const place = (id: string, x: number, z: number) => ({ id, x, y: 0, z, cleaners: 0, ploughs: 0 });
const section: Section = {
  strand: "carry",
  massFlow: 500,
  idlerSpacing: 1.2,
  skirtLength: 0,
  tensionAdjustment: 0,
  frictionFactor: 0.02,
};
const back: Section = { ...section, strand: "return", massFlow: 0, idlerSpacing: 3 };
const pulley = {
  diameter: 0.6,
  shaftDiameter: 0.1,
  rotation: "clockwise",
  wrapAngle: Math.PI,
  equivalentMass: 0,
} as const;
const round = { pulley, brakeForce: 0 } as const;

// Handbook 2.12: a valley whose inclines alone pull 37582.000 N, all of it loaded 24506.467 N. Its start is left out by
// friction that is ample for it, and its stop by ample sag.
const points: readonly Point[] = [
  { ...place("tail", 0, 0), kind: "tail", ...round, section },
  { ...place("low-1", 100, -10), kind: "intermediate", section },
  { ...place("low-2", 200, -10), kind: "intermediate", section },
  { ...place("head", 350, 5), kind: "drive", driveId: "A", ...round, section: { ...back, idlerSpacing: 0 } },
  { ...place("take-up", 350, 5), kind: "take-up", ...round, section: back },
  { ...place("back-2", 200, -10), kind: "intermediate", section: back },
  { ...place("back-1", 100, -10), kind: "intermediate", section: back },
];
const valley: Design = {
  ...workedConveyor,
  drives: [{ ...workedDrive, wrapAngle: Math.PI, frictionRunning: 0.25, frictionStarting: 2, equivalentMass: 0 }],
  loop: { ...workedConveyor.loop, path: "straight", pulleyLosses: "ignored" },
  points,
  allowedSag: { carry: 0.05, return: 0.05 },
};

describe("the take-up of a valley", () => {
  // Handbook 2.15: Cw(0.25, 180°) = 0.838026; the take-up stands behind the drive.
  it("is what its loaded inclines need, and says so", () => {
    const { required } = solved({ ...valley, takeUp: { kind: "winch", isHeldInTransients: true } }).takeUp;
    if (required.kind === "not-found") throw new Error("a take-up was expected");
    expect(required.governing).toMatchObject({ loadCase: "running-inclines", cause: "traction" });
    expect(required.tension).toBeCloseTo(0.838026 * 37582.0, 0);
  });

  it("slips in the inclines alone where it is enough for the full belt", () => {
    const slips = solved({ ...valley, takeUp: withTension(25_000) }).findings.filter(
      ({ code }) => code === "drive-slips",
    );
    expect(slips.map((one) => one.place.loadCase)).toEqual(["running-inclines"]);
  });

  it("leaves the named limiting case to the six of the specification", () => {
    const { traction } = solved({ ...valley, takeUp: withTension(25_000) });
    expect(traction.cases.map(({ loadCase }) => loadCase)).toContain("running-declines");
    expect(traction.limiting?.loadCase).toBe("running-full");
  });
});

describe("a belt of fixed length", () => {
  const lengths = [
    { kind: "fixed" },
    { kind: "winch", isHeldInTransients: false },
  ] as const satisfies readonly TakeUp[];

  it.each(lengths)("holds with the tension found for it, and not with 0.5 % less: %j", (takeUp) => {
    for (const conveyor of [workedConveyor, withAutomaticFriction(workedConveyor), valley]) {
      const { required } = solved({ ...conveyor, takeUp }).takeUp;
      if (required.kind === "not-found") throw new Error("a take-up was expected");
      expect(missed(solved({ ...conveyor, takeUp: { ...takeUp, tension: required.tension } }))).toEqual([]);
      const lighter = solved({ ...conveyor, takeUp: { ...takeUp, tension: 0.995 * required.tension } });
      expect(missed(lighter)).toContain(required.governing.loadCase);
    }
  });

  // Handbook 2.14: the length-averaged tension is the same in every case. Typed friction and no skirts leave straight lines
  // of tension, whose means anyone can take.
  it("has the same mean tension in every case", () => {
    const bare = workedConveyor.points.map((point) => ({ ...point, section: { ...point.section, skirtLength: 0 } }));
    const { cases, loop } = solved({ ...workedConveyor, points: bare, takeUp: { kind: "fixed" } });
    const means = Object.values(cases).map(({ points: ends }) => {
      const pull = loop.sections.map(
        ({ length }, i) => (((ends[i]?.leaving ?? 0) + (ends[(i + 1) % ends.length]?.arriving ?? 0)) / 2) * length,
      );
      return pull.reduce((sum, one) => sum + one, 0) / loop.straightLength;
    });
    for (const mean of means) expect(mean).toBeCloseTo(means[0] ?? 0, 3);
  });
});

// Handbook 2.13: coasting is braking with no brake force.
describe("a belt without brakes", () => {
  const takeUps = [withTension(60_000), { kind: "fixed", tension: 60_000 }] as const satisfies readonly TakeUp[];
  const braking = (conveyor: Design, brakeForce: number): Design => ({
    ...conveyor,
    points: conveyor.points.map((point) => (point.kind === "drive" ? { ...point, brakeForce } : point)),
  });

  it.each(takeUps)("coasts in both cases of a stop as one does whose brakes stay open: %j", (takeUp) => {
    for (const conveyor of [workedConveyor, withAutomaticFriction(workedConveyor), valley]) {
      const { cases } = solved({ ...braking(conveyor, 0), takeUp });
      const { cases: braked } = solved({ ...braking(conveyor, 9000), takeUp });
      for (const load of ["full", "empty"] as const) {
        const { points: ends } = braked[`coasting-${load}`];
        expect(cases[`coasting-${load}`].points).toEqual(ends);
        expect(cases[`braking-${load}`].points).toEqual(ends);
        expect(braked[`braking-${load}`].points).not.toEqual(ends);
      }
    }
  });
});

// Every pulley takes its share of the tension away again; with so little wrap the drive would need 200 times as much.
describe("a conveyor no take-up can hold", () => {
  const design: Design = {
    ...workedConveyor,
    drives: [{ ...workedDrive, wrapAngle: 0.02 }],
    takeUp: { kind: "gravity", massIncrement: 500 },
  };
  const found = solved(design);

  it("is given no mass, and says so", () => {
    expect(found.takeUp).toMatchObject({ isAssumed: true, required: { kind: "not-found" } });
    expect(found.takeUp).not.toHaveProperty("mass");
    expect(found.takeUp).not.toHaveProperty("requiredMass");
    const codes = found.findings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["take-up-not-found", "take-up-assumed"]));
    expect(codes).not.toContain("take-up-light");
  });

  it("keeps the mass that was typed, and still needs one that there is not", () => {
    const typed = solved({ ...design, takeUp: { kind: "gravity", mass: 9000, massIncrement: 500 } });
    expect(typed.takeUp).toMatchObject({ mass: 9000, isAssumed: false, required: { kind: "not-found" } });
    expect(typed.takeUp).not.toHaveProperty("requiredMass");
  });

  it("is not started in the dynamics", () => {
    const prepared = prepareDynamics(design, found, { kind: "start", load: "full" });
    expect(prepared).toMatchObject({ kind: "refused", reasons: [{ code: "dynamic-static-not-found" }] });
  });
});
