import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import { methods } from "../design/method.ts";
import { withAutomaticFriction, workedConveyor, workedDrive } from "../test-support/worked-conveyor.ts";
import { originOf, plain } from "../trace/reference.ts";
import type { Step } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { type Solution, solve } from "./solve.ts";
import { limitingCase } from "./traction.ts";

function solved(change: Partial<Design>, isTraced = false): Solution {
  const found = solve({ ...workedConveyor, ...change }, { method: "ISO", isTraced });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const codes = (change: Partial<Design>) => solved(change).findings.map((finding) => finding.code);
const material = (change: Partial<Design["material"]>) =>
  codes({ material: { ...workedConveyor.material, ...change } });

describe("findings", () => {
  it("are none on a sound conveyor but the values outside a source's range", () => {
    expect(codes({}).filter((code) => code !== "outside-validity" && code !== "value-replaced")).toEqual([]);
  });

  it.each<[string, Partial<Design>]>([
    ["belt-overfull", { massFlow: 1000 }],
    ["edge-distance-short", { massFlow: 1000 }],
    ["belt-overloaded", { belt: { ...workedConveyor.belt, rating: 50e3 } }],
    ["motors-small", { drives: [{ ...workedDrive, installedPower: 200e3 }] }],
    // Handbook 8, C01: a motor loaded to less than half its rating is oversized.
    ["motors-large", { drives: [{ ...workedDrive, installedPower: 800e3 }] }],
    ["does-not-start", { drives: [{ ...workedDrive, installedPower: 100e3 }] }],
    ["drive-slips", { drives: [{ ...workedDrive, frictionRunning: 0.15 }] }],
    ["take-up-light", { takeUp: { kind: "gravity", mass: 7000, massIncrement: 500 } }],
    ["sag-exceeded", { takeUp: { kind: "winch", tension: 9000, isHeldInTransients: true } }],
    ["belt-slack", { takeUp: { kind: "winch", tension: 1000, isHeldInTransients: true } }],
  ])("say %s", (code, change) => {
    expect(codes(change)).toContain(code);
  });

  // Handbook 2.14: the take-up keeps at least the tension that every case needs.
  it.each([1, 100, 4000])(
    "say that a take-up %d N below the tension it needs is light, and not that one at it is",
    (short) => {
      const needed = solved({ takeUp: { kind: "winch", isHeldInTransients: true } }).takeUp.tension;
      const told = (tension: number) => codes({ takeUp: { kind: "winch", tension, isHeldInTransients: true } });
      expect(told(needed)).not.toContain("take-up-light");
      expect(told(needed - short)).toContain("take-up-light");
    },
  );

  // The tension found is the one at which the drive is about to slip: Euler and Eytelwein with the sign of equality.
  it.each([0.12, 0.16, 0.2, 0.25])("call no drive slipping at the tension found for a friction of %s", (friction) => {
    const drives = [{ ...workedDrive, frictionRunning: friction, frictionStarting: friction }];
    const found = solved({ drives, takeUp: { kind: "winch", isHeldInTransients: true } });
    expect(Math.abs(found.traction.limiting?.surplus ?? 1)).toBeLessThan(0.01);
    expect(found.findings.map((finding) => finding.code)).not.toContain("drive-slips");
    const tension = found.takeUp.tension * 0.9999;
    expect(codes({ drives, takeUp: { kind: "winch", tension, isHeldInTransients: true } })).toContain("drive-slips");
  });

  it("say what the material does not allow", () => {
    expect(material({ fastestSpeed: 2 })).toContain("belt-fast-for-material");
    expect(material({ steepestIncline: 5 * degree })).toContain("steep-for-material");
    expect(material({ lumpSize: 0.5 })).toContain("belt-narrow-for-lumps");
    // Handbook 1.10: a repose of 30 to 34° gives a surcharge of 20°.
    expect(material({ reposeAngle: 34 * degree, surchargeAngle: 21 * degree })).toContain("surcharge-steep");
    expect(material({ reposeAngle: 34 * degree, surchargeAngle: 20 * degree })).not.toContain("surcharge-steep");
  });

  it("tell a belt that sags while it is stopped once where there is no brake, of each case where there is", () => {
    const takeUp = { kind: "winch", tension: 9000, isHeldInTransients: true } as const;
    const allowedSag = { carry: 0.005, return: 0.005 };
    const points = workedConveyor.points.map((point) => ("brakeForce" in point ? { ...point, brakeForce: 0 } : point));
    const sagging = (change: Parameters<typeof solved>[0]) =>
      solved({ takeUp, ...change }).findings.flatMap(({ code, place }) =>
        code === "sag-exceeded" ? [place.loadCase?.replace(/-.*/, "")] : [],
      );
    expect(sagging({})).toContain("braking");
    expect(sagging({ points })).not.toContain("braking");
    expect(sagging({ points })).toContain("coasting");
    const held = solved({ points, takeUp: { kind: "winch", isHeldInTransients: true }, allowedSag });
    expect(held.takeUp.required).toMatchObject({ governing: { loadCase: "coasting-full", cause: "sag" } });
  });

  it("say that a falling conveyor without brakes does not stop", () => {
    const points = workedConveyor.points.map((point) => ({
      ...point,
      z: -point.z,
      ...("brakeForce" in point ? { brakeForce: 0 } : {}),
    }));
    const { findings, cases } = solved({ points });
    const stops = findings.filter(({ code }) => code === "does-not-stop");
    expect(stops).toMatchObject([{ severity: "error", place: { loadCase: "coasting-full" } }]);
    expect(stops[0]).not.toHaveProperty("limit");
    expect(cases["braking-full"].duration).toBeUndefined();
  });

  // Handbook 2.19, the mirrored conveyor: −29937.03 N with a friction of 0.02, −35488.44 N with 0.012.
  it("say once that a belt drives its motors, with the pull of both frictions", () => {
    const points = workedConveyor.points.map((point) => ({ ...point, z: -point.z }));
    const told = solved({ points }).findings.filter(({ code }) => code === "regenerates-at-low-friction");
    expect(told).toMatchObject([{ severity: "note", place: { loadCase: "running-full" } }]);
    expect(told[0]?.values.effectiveTension?.toFixed(2)).toBe("-29937.03");
    expect(told[0]?.values.lowest?.toFixed(2)).toBe("-35488.44");
    expect(codes({})).not.toContain("regenerates-at-low-friction");
  });

  // ISO 5048 gives 0.016 for a well aligned installation; handbook 2.19 has 0.015437 on the tail section while full.
  it("say once where automatic friction is lower than the standard gives", () => {
    const { findings, cases } = solved(withAutomaticFriction(workedConveyor));
    const told = findings.filter(({ code }) => code === "friction-below-range");
    expect(told).toMatchObject([{ severity: "note", limit: { least: 0.016 } }]);
    const running = Object.values(cases).filter(({ motion }) => motion === "running");
    const factors = running
      .flatMap(({ sections }) => sections.map((one) => one.frictionFactor))
      .filter((one) => one > 0);
    expect(told[0]?.values.friction).toBeCloseTo(Math.min(...factors), 12);
    expect(told[0]?.values.friction).toBeLessThanOrEqual(0.015438);
    expect(codes({})).not.toContain("friction-below-range");
  });

  it("carry place, value, limit and source", () => {
    const slips = solved({ drives: [{ ...workedDrive, frictionRunning: 0.15 }] }).findings.find(
      (finding) => finding.code === "drive-slips",
    );
    expect(slips).toMatchObject({
      severity: "error",
      place: { loadCase: "running-full", driveId: "A" },
      limit: { least: 0 },
    });
    expect(slips?.values.surplus).toBeLessThan(0);
    expect(slips?.source?.clause).toContain("Euler");
  });
});

// Second document of the specification, section 4: ties keep the earlier case; the search begins at 1e9.
describe("the limiting traction case", () => {
  it("is the earlier of two equal ones", () => {
    const cases = [
      { loadCase: "running-full", surplus: 5 },
      { loadCase: "starting-full", surplus: 3 },
      { loadCase: "braking-full", surplus: 3 },
    ] as const;
    expect(limitingCase(cases)).toEqual({ loadCase: "starting-full", surplus: 3 });
  });

  it("is none when no surplus falls below 1e9", () => {
    expect(limitingCase([{ loadCase: "running-full", surplus: 1e9 }])).toBeUndefined();
  });
});

describe("skirts on a pipe belt", () => {
  const carryIdler = { ...workedConveyor.carryIdler, shape: "pipe", rolls: 6, troughAngle: Math.PI / 2 } as const;
  const answers = methods.map((method) => solve({ ...workedConveyor, carryIdler }, { method }));

  it("are reported by every method, not refused", () => {
    for (const answer of answers) {
      const found = answer.kind === "solved" ? answer.findings.filter(({ code }) => code === "skirts-on-pipe") : answer;
      expect(found).toMatchObject([{ severity: "warning", place: { pointId: "hopper" }, values: { skirtLength: 6 } }]);
    }
  });

  // DIN 22101, clause 6: only the load that stands above the trough rubs on skirts; a pipe leaves none.
  it("drag nothing by DIN", () => {
    const din = answers.find((answer) => answer.kind === "solved" && answer.method === "DIN");
    expect(din?.kind === "solved" && din.cases["running-full"].components.skirts).toBe(0);
  });

  it("are not reported where the belt is troughed or no skirts are typed", () => {
    const points = workedConveyor.points.map((point) => ({ ...point, section: { ...point.section, skirtLength: 0 } }));
    expect(codes({})).not.toContain("skirts-on-pipe");
    expect(codes({ carryIdler, points })).not.toContain("skirts-on-pipe");
  });

  it("leave a trough of upright wings computable", () => {
    const upright = { ...workedConveyor.carryIdler, troughAngle: Math.PI / 2 };
    const answer = solve({ ...workedConveyor, carryIdler: upright }, { method: "DIN" });
    expect(answer.kind === "solved" && answer.cases["running-full"].components.skirts).toBe(0);
  });
});

describe("the door", () => {
  const inputs = (change: Partial<Design>) => {
    const answer = solve({ ...workedConveyor, ...change }, { method: "ISO" });
    return answer.kind === "refused" ? answer.refusals.map((refusal) => refusal.input) : [];
  };

  it("names the input that is impossible", () => {
    expect(inputs({ beltSpeed: 0 })).toEqual(["beltSpeed"]);
    expect(inputs({ belt: { ...workedConveyor.belt, mass: Number.NaN } })).toEqual(["belt.mass"]);
    expect(inputs({ carryIdler: { ...workedConveyor.carryIdler, rolls: 7 } })).toEqual(["carryIdler.rolls"]);
    expect(inputs({ drives: [{ ...workedDrive, efficiency: 1.2 }] })).toEqual(["drives[0].efficiency"]);
    expect(inputs({ takeUp: { kind: "gravity", mass: 0, massIncrement: 500 } })).toEqual(["takeUp.mass"]);
    const points = workedConveyor.points.map((point, at) =>
      at === 5 && "pulley" in point ? { ...point, pulley: { ...point.pulley, diameter: 0 } } : point,
    );
    expect(inputs({ points })).toEqual(["points[5].pulley.diameter"]);
  });
});

describe("take-ups", () => {
  it("that are locked in transients keep the mean tension of running", () => {
    const locked = solved({ takeUp: { kind: "winch", tension: 44e3, isHeldInTransients: false } });
    const mean = (name: string) => locked.belt.stretch.find((one) => one.loadCase === name)?.meanTension ?? 0;
    expect(mean("starting-full")).toBeCloseTo(mean("running-full"), 2);
    expect(mean("braking-empty")).toBeCloseTo(mean("running-empty"), 2);
    expect(locked.cases["starting-full"].takeUpTension).not.toBeCloseTo(44e3, 0);
    expect(locked.cases["running-empty"].takeUpTension).toBe(44e3);
  });

  it("without a given mass are as heavy as needed, in whole increments", () => {
    const { takeUp, traction } = solved({ takeUp: { kind: "gravity", massIncrement: 500 } });
    expect(takeUp.mass).toBe(9000);
    expect(traction.limiting?.surplus).toBeGreaterThan(0);
  });
});

describe("curves", () => {
  it("add friction over a hump and take some away in a hollow", () => {
    const curved = (change: number) => {
      const design = withAutomaticFriction(workedConveyor);
      const points = design.points
        .map((point) =>
          point.id === "knee" && point.kind === "intermediate" ? { ...point, verticalCurveRadius: 300 } : point,
        )
        .map((point) => ({ ...point, z: point.z * change }));
      return solved({ points }).cases["running-full"].components.curves;
    };
    expect(curved(1)).toBeLessThan(0);
    expect(curved(-1)).toBeGreaterThan(0);
  });
});

describe("a traced number", () => {
  it("stands under the load case it belongs to", () => {
    const { steps, cases } = solved({}, true);
    const placed = (id: string, result = Number.NaN) =>
      steps.filter((step) => step.description.id === id && step.result === plain(result)).map((step) => step.place);
    for (const { name, duration, distance } of Object.values(cases).filter(({ motion }) => motion !== "running")) {
      expect(placed("mechanics/motion/change-time", duration)).toEqual([{ loadCase: name }]);
      expect(placed("mechanics/motion/change-distance", distance)).toEqual([{ loadCase: name }]);
    }
  });

  it("opens from the drive force down to a section's friction factor", () => {
    const { steps } = solved({ points: withAutomaticFriction(workedConveyor).points }, true);
    const inFull = steps.filter((step) => step.place.loadCase === "running-full");
    const main = inFull.find(
      (step) => step.description.id === "iso-5048-1989/main-resistance" && step.place.pointId === "knee",
    );
    if (main === undefined) throw new Error("the main resistance was not traced");
    const factor = stepBehind(main.used.friction);
    expect(factor?.description.id).toBe("adopted-1/friction-factor/automatic-friction-factor");
    expect(stepBehind(factor?.used.sag)?.description.id).toBe("mechanics/sag/relative-sag");
  });
});

describe("belt speed", () => {
  const speeds = (design: Design) => {
    const found = solve(design, { method: "ISO" });
    return found.kind === "solved" ? found.findings.filter(({ code }) => code === "belt-fast-for-material") : [];
  };
  const at = (beltSpeed: number, speedClass: Design["material"]["speedClass"], width = 1.2): Design => ({
    ...workedConveyor,
    beltSpeed,
    belt: { ...workedConveyor.belt, width },
    material: { ...workedConveyor.material, ...(speedClass === undefined ? {} : { speedClass }) },
  });

  // Handbook 1.11: hard ore above 900 mm 3.0 m/s, up to 900 mm 2.5; grain from 1200 mm 5.0; coal 1050 to 1500 mm 4.0.
  it.each([
    ["hard-ore", 1.2, 3],
    ["hard-ore", 0.9, 2.5],
    ["free-flowing", 1.2, 5],
    ["coal-and-soft-ore", 1.2, 4],
  ] as const)("of %s on %s m is told above %s m/s", (speedClass, width, most) => {
    expect(speeds(at(most, speedClass, width))).toEqual([]);
    expect(speeds(at(most + 0.01, speedClass, width))).toMatchObject([{ limit: { most }, severity: "warning" }]);
  });

  it("typed for the material comes before the table", () => {
    const typed = { ...at(4, "hard-ore"), material: { ...workedConveyor.material, fastestSpeed: 4.5 } };
    expect(speeds(typed)).toEqual([]);
  });

  it("is not judged for a material of no known kind", () => {
    expect(speeds(at(9, undefined))).toEqual([]);
  });
});

describe("belts that carry nothing", () => {
  const refusals = (design: Design) => {
    const answer = solve(design, { method: "ISO" });
    return answer.kind === "refused" ? answer.refusals.map(({ input, limit }) => ({ input, limit })) : [];
  };

  it("are refused below 60 mm, by name", () => {
    const narrow = (width: number): Design => ({ ...workedConveyor, belt: { ...workedConveyor.belt, width } });
    expect(refusals(narrow(0.05))).toEqual([{ input: "belt.width", limit: { least: 0.06, most: 20 } }]);
    expect(refusals(narrow(0.06))).toEqual([]);
  });

  it("are refused as a tube without room, with the diameter it takes", () => {
    const pipe = (pipeDiameter: number, topCover = 0.008): Design => ({
      ...workedConveyor,
      belt: { ...workedConveyor.belt, topCover },
      carryIdler: { ...workedConveyor.carryIdler, shape: "pipe", rolls: 6, troughAngle: Math.PI / 2 },
      crossSection: { ...workedConveyor.crossSection, pipeDiameter },
    });
    const [refused] = refusals(pipe(0.2, 0.09));
    expect(refused?.input).toBe("crossSection.pipeDiameter");
    const least = refused?.limit?.above ?? 0;
    expect(least).toBeGreaterThan(0.2);
    expect(refusals(pipe(least * 1.001, 0.09))).toEqual([]);
    expect(refusals(pipe(least * 0.999, 0.09))).toHaveLength(1);
    expect(refusals(pipe(0.35))).toEqual([]);
  });
});

function stepBehind(value: number | undefined): Step | undefined {
  const origin = value === undefined ? undefined : originOf(value);
  return origin !== undefined && "description" in origin ? origin : undefined;
}
