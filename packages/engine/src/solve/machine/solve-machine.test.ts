import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { ShaftRow, ShellRow } from "../../parts/pulleys/select-pulley.ts";
import { aDriveInput, aMotor, driveRules } from "../../test-support/drive-rows.ts";
import { workedFeeder } from "../../test-support/worked/calculator-inputs.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import { solve } from "../solve.ts";
import type { MachineInput, MachineRows, PulleyWidthRow } from "./machine-input.ts";
import { solveMachine } from "./solve-machine.ts";

function solved(design: Design = workedDesign, input: MachineInput = workedMachine, rows: MachineRows = {}) {
  const found = solveMachine(design, input, rows, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const row = (kind: string, number: number) => ({
  id: `${kind} ${number}`,
  description: "",
  number,
  allowSelection: true,
  cost: 0,
});
const widths: readonly PulleyWidthRow[] = [1.05, 1.2, 1.4].map((beltWidth, at) => ({
  ...row("width", at),
  beltWidth,
  faceWidth: beltWidth + 0.2,
  bearingCentres: beltWidth + 0.7,
  dischargeCentres: beltWidth + 0.8,
}));
const shells: readonly ShellRow[] = [0.4, 0.5, 0.63, 0.8, 1].flatMap((shellDiameter, at) =>
  [0.012, 0.02, 0.03].map((shellThickness, part) => ({
    ...row("shell", 10 * at + part),
    shellDiameter,
    shellThickness,
    discThickness: 0.04 + 2 * shellThickness,
  })),
);
const shafts: readonly ShaftRow[] = Array.from({ length: 20 }, (_, at) => ({
  ...row("shaft", at),
  diameter: 0.1 + 0.01 * at,
  seatDiameter: 0.08 + 0.01 * at,
  bearingWidth: 0.08,
  bearingRating: 3e5 + 5e4 * at,
  bearingCost: 0,
}));
const automatic: MachineInput = {
  ...workedMachine,
  pulleys: workedMachine.pulleys.map((one) => ({ ...one, auto: { shell: true, shaft: true, width: true } })),
};

/** Every number somewhere inside. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

// Handbook EX 7.2: 193.601 kN just after filling, 25.2429 kN flowing.
describe("a hopper over the conveyor", () => {
  const codes = (installed: number) => {
    const motor = { kind: "manual", row: aMotor(installed) } as const;
    const drives = { drives: [aDriveInput({ motor })], rules: driveRules };
    const found = solved(workedDesign, { ...workedMachine, drives, feeder: workedFeeder });
    return {
      feeder: found.machine.feeder,
      start: found.machine.startStop?.starts.full,
      codes: found.findings.map(({ code }) => code).filter((code) => code.startsWith("feeder")),
    };
  };

  it("is told of where the drives cannot draw the material out", () => {
    const found = codes(200);
    expect(found.feeder?.initial.force.toFixed(0)).toBe("193601");
    expect(found.feeder?.flow.force.toFixed(0)).toBe("25243");
    expect(found.start?.nominalForce).toBeGreaterThan(25_243);
    expect(found.start?.simulated.peakForce).toBeLessThan(193_601);
    expect(found.codes).toEqual(["feeder-cannot-start"]);
    expect(codes(1000).codes).toEqual([]);
    expect(codes(30).codes).toEqual(["feeder-cannot-start", "feeder-cannot-run"]);
  });
});

describe("sections whose belt swings with the rolls", () => {
  it("are counted once, though they swing full and empty", () => {
    const everywhere = { kind: "share", value: 100 } as const;
    const idlerRules = { ...workedMachine.idlerRules, resonanceTolerance: everywhere };
    const { findings, loop, machine } = solved(workedDesign, { ...workedMachine, idlerRules });
    const swinging = [machine.carryIdlers, machine.returnIdlers].flatMap((strand) => strand?.resonances ?? []);
    const sections = (found: typeof swinging) => new Set(found.map(({ pointId }) => pointId)).size;
    const supported = loop.sections.filter(({ start: { section } }) => section.idlerSpacing > 0);
    expect(sections(swinging)).toBe(supported.length);
    // Where bare sections are met by their rolls, of those alone is warned.
    for (const strand of [machine.carryIdlers, machine.returnIdlers]) {
      const met = (strand?.resonances ?? []).filter(({ isMet, isFree }) => isMet && isFree);
      const told = findings.find(({ subject }) => subject === `idler-resonance/${strand?.strand}`);
      expect(told?.severity).toBe(met.length > 0 ? "warning" : "note");
      if (met.length > 0) expect(told?.values.sections).toBe(sections(met));
    }
  });

  it("are warned of where the belt is bare over three sets and more", () => {
    const idlerRules = { ...workedMachine.idlerRules, resonanceTolerance: { kind: "share", value: 100 } as const };
    const { loop, machine } = solved(workedDesign, { ...workedMachine, idlerRules });
    const swinging = [machine.carryIdlers, machine.returnIdlers].flatMap((strand) => strand?.resonances ?? []);
    const expected = swinging.map(({ pointId, loadCase }) => {
      const section = loop.sections.find(({ start }) => start.id === pointId);
      const { massFlow = 0, idlerSpacing = 0 } = section?.start.section ?? {};
      return (section?.length ?? 0) >= 3 * idlerSpacing && !(loadCase === "running-full" && massFlow > 0);
    });
    expect(new Set(expected)).toEqual(new Set([true, false]));
    expect(swinging.map(({ isFree }) => isFree)).toEqual(expected);
  });
});

describe("the machine of the worked conveyor", () => {
  const found = solved();
  const pulley = (id: string) => found.machine.pulleys.find(({ pointId }) => pointId === id);

  it("has the tensions of the conveyor alone", () => {
    const alone = solve(workedDesign, { method: "ISO" });
    expect(alone.kind === "solved" && alone.cases).toEqual(found.cases);
  });

  it("loads a pulley with both strands and its weight, as vectors", () => {
    // Statics: at 180° of wrap both strands pull the same way, along the belt that arrives.
    const { arriving, leaving } = found.cases["running-full"].points.find(({ pointId }) => pointId === "tail") ?? {
      arriving: 0,
      leaving: 0,
    };
    const load = pulley("tail")?.check?.loads.all.find(({ loadCase }) => loadCase === "running-full");
    const slope = found.loop.sections.at(-1)?.direction ?? 0;
    const pull = arriving + leaving;
    expect(load?.resultant).toBeCloseTo(Math.hypot(pull * Math.cos(slope), pull * Math.sin(slope) + 1000 * 9.80665), 4);
  });

  it("takes the worst of ten load cases", () => {
    const { all, strength } = pulley("drive")?.check?.loads ?? { all: [] };
    expect(all).toHaveLength(10);
    expect(strength?.resultant).toBe(Math.max(...all.map(({ resultant }) => resultant)));
  });

  it("has the idler loads and lives printed in the handbook, 4.15 to 4.17", () => {
    const { nominal } = found.machine.carryIdlers ?? {};
    const centre = nominal?.check.rolls[1];
    expect(centre?.load.normal).toBeCloseTo(1436.25, 2);
    expect((centre?.life ?? 0) / 3600).toBeCloseTo(329960, -1);
    expect(((centre?.shaftSlope ?? 0) * 10800) / Math.PI).toBeCloseTo(3.7785, 4);
  });

  it("finds the knee concave on the carry strand and asks it for a radius in every case", () => {
    const [knee] = found.machine.verticalCurves;
    expect([knee?.pointId, knee?.type]).toEqual(["knee", "concave"]);
    const cases = new Set(knee?.needs.map(({ loadCase }) => loadCase));
    expect(cases.size).toBe(12);
    // Handbook 5.1: the belt loaded up to the curve and starting pulls hardest on an empty curve.
    const lift = knee?.checks.find(({ check }) => check === "lift-off");
    expect(lift?.loadCase).toBe("starting-ahead-empty");
  });

  it("is the same whether its steps are kept or not", () => {
    const traced = solveMachine(workedDesign, workedMachine, {}, { method: "ISO", isTraced: true });
    if (traced.kind === "refused") throw new Error("refused");
    expect(traced.machine).toEqual(found.machine);
    expect(traced.findings).toEqual(found.findings);
    const opened = traced.steps.filter(({ result }) => result === pulley("drive")?.check?.hubDiameter);
    expect(opened.map(({ description }) => description.id)).toContain(
      "as-1403-2004/shaft-diameter/often-started-shaft",
    );
  });

  it("has no number that is none", () => {
    expect(numbersIn(found.machine).filter((value) => !Number.isFinite(value))).toEqual([]);
  });
});

describe("a radius of the design", () => {
  const withRadius = (verticalCurveRadius: number) =>
    solved({
      ...workedDesign,
      points: workedDesign.points.map((point) =>
        point.id === "knee" && point.kind === "intermediate" ? { ...point, verticalCurveRadius } : point,
      ),
    }).machine.verticalCurves.find(({ pointId }) => pointId === "knee");

  it("never worsens lift-off by being larger", () => {
    const radii = [50, 100, 200, 400, 800, 1600];
    const lifts = radii.map((radius) =>
      Math.max(...(withRadius(radius)?.states.map(({ beltLift }) => beltLift) ?? [])),
    );
    for (const [at, lift] of lifts.entries())
      expect(lift).toBeLessThanOrEqual(lifts[at - 1] ?? Number.POSITIVE_INFINITY);
    expect(lifts[0]).toBeGreaterThan(0);
    expect(lifts.at(-1)).toBe(0);
  });
});

describe("pulleys chosen from rows", () => {
  const rows: MachineRows = { widths, shells, shafts };
  const chosen = (from: MachineRows) =>
    solved(workedDesign, automatic, from).machine.pulleys.map(({ parts }) =>
      parts.kind === "selected" ? [parts.width.id, parts.shell.id, parts.shaft.id] : parts.kind,
    );

  it("pass their own check in the conveyor solved with them", () => {
    const { pulleys, design } = solved(workedDesign, automatic, rows).machine;
    for (const { pointId, parts, check, built } of pulleys) {
      expect(parts.kind).toBe("selected");
      expect(check?.isAdequate).toBe(true);
      const point = design.points.find(({ id }) => id === pointId);
      expect(point !== undefined && "pulley" in point && point.pulley.diameter).toBe(built.body.shellDiameter);
    }
  });

  it("do not depend on the order of the rows, not even of rows that are equal but for their id", () => {
    const twinned = <Row extends { readonly id: string }>(given: readonly Row[]) =>
      given.flatMap((row) => [row, { ...row, id: `${row.id} twin` }]);
    const [twinShells, twinShafts] = [twinned(shells), twinned(shafts)];
    const expected = chosen(rows);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(twinShells, { minLength: twinShells.length }),
        fc.shuffledSubarray(twinShafts, { minLength: twinShafts.length }),
        (mixedShells, mixedShafts) => {
          expect(chosen({ widths: widths.toReversed(), shells: mixedShells, shafts: mixedShafts })).toEqual(expected);
        },
      ),
      { numRuns: 8, seed: 4 },
    );
  });

  it("stay as given where nothing fits, and the finding names the limit", () => {
    const thin = shafts.filter(({ diameter }) => diameter < 0.12);
    const { machine, findings } = solved(workedDesign, automatic, { widths, shells, shafts: thin });
    const drive = machine.pulleys.find(({ pointId }) => pointId === "drive");
    expect(drive?.parts.kind).toBe("none-fits");
    expect(drive?.built.body.shaftDiameter).toBe(0.2);
    const none = findings.filter(({ code, place }) => code === "pulley-none-fits" && place.pointId === "drive");
    expect(none.map(({ subject }) => subject)).toEqual(["pulley/shaft/hub-diameter"]);
  });
});

describe("idlers of which next to no life is asked", () => {
  it.each([0, 1e-300])("%d s are limited by the slope of their shafts alone", (requiredLife) => {
    const idlerRules = { ...workedMachine.idlerRules, requiredLife };
    const { machine } = solved(workedDesign, { ...workedMachine, idlerRules });
    expect(machine.carryIdlers?.requiredLife).toBe(requiredLife);
    expect(numbersIn(machine.verticalCurves).every(Number.isFinite)).toBe(true);
  });
});

describe("drives that cannot be computed", () => {
  it("are left out and reported, and tensions and machine stay as without drives", () => {
    const motor = { kind: "manual", row: aMotor(200) } as const;
    const rules = { ...driveRules, designStopTime: 0 };
    const found = solved(workedDesign, { ...workedMachine, drives: { drives: [aDriveInput({ motor })], rules } });
    expect(found.findings.map(({ code }) => code)).toContain("drives-not-computed");
    expect(found.machine.drives).toEqual([]);
    expect(found.machine.masses).toEqual(solved().machine.masses);
  });
});

describe("a machine that cannot be computed", () => {
  it("is refused by the quantity and its place, and nothing is thrown", () => {
    const [first, ...others] = workedMachine.pulleys;
    if (first === undefined) throw new Error("no pulley");
    const odd = { ...first, cost: { ...first.cost, shell: Number.NaN } };
    const found = solveMachine(workedDesign, { ...workedMachine, pulleys: [odd, ...others] }, {}, { method: "ISO" });
    expect(found).toEqual({
      kind: "refused",
      refusals: [{ code: "not-computable", input: "shell", place: { pointId: first.pointId }, limit: {}, unit: "1" }],
    });
  });
});

describe("a part that cannot be computed", () => {
  it("is left out and reported, and the others are computed", () => {
    const [first, ...others] = workedMachine.pulleys;
    if (first === undefined) throw new Error("no pulley");
    const odd = { ...first, built: { ...first.built, body: { ...first.built.body, hubCentres: 3 } } };
    const { machine, findings } = solved(workedDesign, { ...workedMachine, pulleys: [odd, ...others] });
    expect(machine.pulleys[0]?.check).toBeUndefined();
    expect(machine.pulleys[1]?.check).toBeDefined();
    expect(findings.find(({ code }) => code === "pulley-not-computed")?.place).toEqual({ pointId: first.pointId });
  });
});
