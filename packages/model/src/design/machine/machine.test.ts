import { originOf } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { getLibrary } from "../../libraries/all.ts";
import type { LibraryRow, LibraryValues } from "../../libraries/row.ts";
import { newRow } from "../../libraries/row-fields.ts";
import { conveyorWith } from "../../test-support/design-of.ts";
import { type Calculated, calculate } from "../calculate.ts";
import type { ComponentRows } from "../component-rows.ts";
import { computedResults } from "../results/results.ts";
import { machineInputOf } from "./machine-input.ts";

function calculated(typed: Parameters<typeof conveyorWith>[0], rows?: ComponentRows): Calculated {
  const found = calculate(conveyorWith(typed), rows === undefined ? {} : { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

function row(library: string, no: number, values: LibraryValues): LibraryRow {
  const start = newRow(getLibrary(library));
  const own = { _id: `${library} ${no}`, no, userName: "me", scope: "own", revision: 1 } as const;
  return { ...start, category: "A", description: `${no}`, metric: true, allowSelection: true, ...values, ...own };
}

const shafts = [80, 100, 120, 140, 160, 180, 200, 220].map((dia, at) =>
  row("pullShafts", at + 1, { dia, brgDia: dia - 20, brgWidth: 60, brgDesignation: "22236 K" }),
);

// Second specification, section 9: steel Young's modulus 210000. Handbook 4.17: the slope is that of a roll over E.
it("bends its idler shafts as the specification's steel does", () => {
  const conveyor = conveyorWith({});
  expect(machineInputOf(conveyor).idlerRules.modulus).toBe(210e9);
});

describe("a conveyor with its machine", () => {
  const { results, solution } = calculated({});

  it("gives every result of points and conveyor the specification names", () => {
    for (const name of ["stPtX", "endPtZ", "minPulleyDia", "resultantForce", "reqShaftDia", "shaftDefl", "brgL10h"]) {
      expect(results).toHaveProperty([`pulls[0].${name}`]);
    }
    for (const name of ["takeUpTravel", "convLength", "totalLift", "beltThick", "nomCSL10h", "nomRSIdlerDefl"]) {
      expect(results).toHaveProperty([name]);
    }
    expect(results["pulls[1].vertCurveType"]).toBeTypeOf("string");
  });

  it("coasts until a brake on one of its pulleys bites", () => {
    const brake = { "pulls[0].brakeType": "Constant Torque Brake", "pulls[0].brakeTorque": 3000 };
    const stopOf = (typed: Parameters<typeof conveyorWith>[0]) => {
      const { machine } = calculated({ ...brake, ...typed }).solution;
      return machine.startStop?.stops["braking-empty"];
    };
    const [atOnce, late, never] = [0, 0.5, 600].map((seconds) => stopOf({ "pulls[0].brakeDelay": seconds }));
    expect(late?.time).toBeGreaterThan(atOnce?.time ?? Number.POSITIVE_INFINITY);
    expect(late?.time).toBeLessThan((atOnce?.time ?? 0) + 0.5);
    // Without a brake the momentum is used up by the resistance alone.
    const { beltSpeed } = solution.machine.design;
    const { mass = 0, effectiveTension = 1 } = never ?? {};
    expect(never?.time).toBeCloseTo((mass * beltSpeed) / effectiveTension, 6);
  });

  it("stops in the time of a controlled brake on one of its pulleys, with no more torque than it has", () => {
    const stopOf = (typed: Parameters<typeof conveyorWith>[0]) => {
      const brake = { "pulls[0].brakeType": "Speed-Time", "pulls[0].brakeTorque": 30_000 };
      return calculated({ ...brake, ...typed }).solution.machine.startStop?.stops["braking-empty"];
    };
    expect(stopOf({ "pulls[0].brakeStopTime": 4 })?.time).toBeCloseTo(4, 6);
    expect(stopOf({ designStopTime: 3 })?.time).toBeCloseTo(3, 6);
    const hard = stopOf({ "pulls[0].brakeStopTime": 0.1 });
    const constant = stopOf({ "pulls[0].brakeType": "Constant Torque Brake" });
    expect(hard?.time).toBe(constant?.time);
    // The belt has gone as far as its curve says when it stands.
    expect(hard?.series.distance.at(-1)).toBeCloseTo(hard?.distance ?? 0, 9);
  });

  it("knows where every result of its machine came from", () => {
    const typed = {
      "drives[0].brakeType": "Constant Torque Brake",
      "drives[0].brakeTorqueLSS": 3000,
      upstreamStopTime: 20,
    };
    const conveyor = conveyorWith({ "drives[0].motor.power": 90, "drives[0].motor.speed": 1485, ...typed });
    const found = calculate(conveyor, { isTraced: true });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
    if (found.referenced === undefined) throw new Error("not traced");
    const { conveyor: referred, solution } = found.referenced;
    const shut = computedResults(referred, solution).filter(
      ({ value }) => typeof value !== "string" && originOf(value) === undefined,
    );
    expect(shut.map(({ path }) => path)).toEqual([]);
  });

  it("is as long and high as its carry strand", () => {
    // The new conveyor of the specification: 100 m rising 10 m.
    expect([results.convLength, results.totalLift]).toEqual([100, 10]);
  });

  it("lays the belt on its pulleys: the ends of a straight run lie a radius from their centres", () => {
    const at = (path: string) => Number(results[path]);
    const r = at("pulls[0].r");
    expect(Math.hypot(at("pulls[0].stPtX"), at("pulls[0].stPtZ"))).toBeCloseTo(r, 9);
    const length = Math.hypot(at("pulls[1].stPtX") - at("pulls[0].stPtX"), at("pulls[1].stPtZ") - at("pulls[0].stPtZ"));
    expect(length).toBeCloseTo(at("pulls[0].length"), 6);
  });

  it("says where a bearing rating is only estimated", () => {
    const estimated = calculated({ "pulls[0].shaft.brgDesignation": "23136 K" }).solution.findings;
    expect(estimated.some(({ code, place }) => code === "bearing-rating-estimated" && place.pointId === "1")).toBe(
      true,
    );
    expect(solution.findings.some(({ code }) => code === "bearing-rating-estimated")).toBe(false);
  });
});

describe("a belt in Manual", () => {
  const codes = (typed: Parameters<typeof conveyorWith>[0]) =>
    calculated({ selectBeltMode: "Manual", ...typed })
      .solution.findings.map(({ code }) => code)
      .filter((code) => code === "too-wide-for-density" || code === "too-narrow-for-trough");

  it("wider or narrower than its maker lists is a finding, and 0 is not listed", () => {
    expect(codes({})).toEqual([]);
    // The material of a new conveyor weighs up to 1600 kg/m³ and lies in a trough of 35°.
    expect(codes({ "belt.maxWidth1600": 1000 })).toEqual(["too-wide-for-density"]);
    expect(codes({ "belt.maxWidth1200": 1000, "belt.maxWidth2400": 1000 })).toEqual([]);
    expect(codes({ "belt.minWidth35": 1400 })).toEqual(["too-narrow-for-trough"]);
    expect(codes({ "belt.minWidth45": 1400 })).toEqual([]);
    expect(codes({ "belt.maxWidth1600": 0, "belt.minWidth35": 0 })).toEqual([]);
  });
});

describe("rows", () => {
  const auto = Object.fromEntries([0, 2, 3, 4, 5, 6].map((at) => [`pulls[${at}].selectShaftMode`, "Auto"] as const));
  const manual = Object.fromEntries(
    [0, 2, 3, 4, 5, 6].flatMap((at) => [
      [`pulls[${at}].selectShellMode`, "Manual"] as const,
      [`pulls[${at}].selectWidthMode`, "Manual"] as const,
    ]),
  );
  const chosen = (rows: ComponentRows) =>
    calculated({ ...manual, ...auto }, rows).solution.machine.pulleys.map(({ parts }) =>
      parts.kind === "selected" ? parts.shaft.id : parts.kind,
    );

  it("are chosen from where a part is in Auto, in whatever order they come", () => {
    const found = chosen({ pullShafts: shafts });
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(found.every((id) => id.startsWith("pullShafts"))).toBe(true);
    expect(chosen({ pullShafts: shafts.toReversed() })).toEqual(found);
  });

  it("leave what is in Manual alone, and what they do not offer", () => {
    const given = calculated({ ...manual, "pulls[0].selectShaftMode": "Manual" }, { pullShafts: shafts });
    expect(given.solution.machine.pulleys[0]?.parts.kind).toBe("given");
    const without = calculated({ ...manual, ...auto }, { belts: [] });
    expect(without.solution.machine.pulleys.map(({ parts }) => parts.kind)).not.toContain("selected");
  });

  it("that may not be selected are not", () => {
    const locked = shafts.map((one) => ({ ...one, allowSelection: false }));
    expect(new Set(chosen({ pullShafts: locked }))).toEqual(new Set(["none-fits"]));
  });
});
