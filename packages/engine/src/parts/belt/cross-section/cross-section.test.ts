import { describe, expect, it } from "vitest";
import { defaultCrossSectionRules } from "../../../design/cross-section-rules.ts";
import { segmentFactor } from "../../../standards/cema-5/surcharge.ts";
import { parabolaSegment } from "../../../standards/iso-5048-1989/cross-section.ts";
import { segmentSlopeFactor } from "../../../standards/iso-5048-1989/slope-factor.ts";
import { printsAs } from "../../../test-support/significant.ts";
import { bareTrace, startTrace } from "../../../trace/trace.ts";
import { degree } from "../../../units.ts";
import type { IdlerSet } from "../../idlers/idler-set.ts";
import { crossSection, type TroughSection } from "./capacity.ts";
import type { CapacityInput } from "./capacity-input.ts";
import { fillAt, surfacePoints } from "./fill.ts";
import { halfProfile } from "./half-profile.ts";

const tph = 1 / 3.6;

function idler(rolls: number, troughDegrees: number, centre?: number, wing?: number): IdlerSet {
  return {
    shape: "troughed",
    rolls,
    troughAngle: troughDegrees * degree,
    rollDiameter: 0.152,
    rotatingMass: 19.2,
    forwardTilt: 0,
    ...(centre === undefined ? {} : { centreFaceWidth: centre }),
    ...(wing === undefined ? {} : { wingFaceWidth: wing }),
  };
}

/** The new conveyor of the program: 1200 mm, 1800 t/h of gravel at 3 m/s on three rolls of 35°. */
const newConveyor: CapacityInput = {
  beltWidth: 1.2,
  beltThickness: 0.0148,
  beltSpeed: 3,
  massFlow: 1800 * tph,
  material: { lowBulkDensity: 1400, highBulkDensity: 1600, surchargeAngle: 20 * degree },
  idler: idler(3, 35),
  rules: defaultCrossSectionRules,
  steepestSlope: 0,
};

function troughed(change: Partial<CapacityInput>): TroughSection {
  const section = crossSection(startTrace("checked"), { ...newConveyor, ...change });
  if (section.kind !== "troughed") throw new Error("expected a trough");
  return section;
}

const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);

// Handbook 1.4, table of the segment factor.
describe("segment factor", () => {
  it.each([
    [5, "0.014559", "0.014581"],
    [10, "0.029207", "0.029388"],
    [15, "0.044036", "0.044658"],
    [20, "0.059140", "0.060662"],
    [25, "0.074620", "0.077718"],
    [30, "0.090586", "0.096225"],
  ])("of %d degrees is %s, and %s for the parabola", (degrees, printed, parabola) => {
    isPrinted(segmentFactor(startTrace(), { surchargeAngle: degrees * degree }), printed);
    isPrinted(parabolaSegment(startTrace(), { surchargeAngle: degrees * degree, chord: 1 }), parabola);
  });

  // Handbook 1.4: the 20 drawn points enclose 0.99716 of the segment at 20°.
  it("is drawn by a polygon that holds 0.99716 of it at 20 degrees", () => {
    const { lowDensity, surchargeAngle } = troughed({});
    const { level, segmentArea: exact } = lowDensity.fill;
    const points = surfacePoints(lowDensity.fill, surchargeAngle);
    const drawn = points.slice(1).reduce((sum, { x, z }, at) => {
      const before = points[at] ?? { x, z };
      return sum + ((x - before.x) * (z + before.z - 2 * level)) / 2;
    }, 0);
    isPrinted(drawn / exact, "0.99716");
  });

  it("runs smoothly into its series for small angles", () => {
    const at = (surchargeAngle: number) => segmentFactor.evaluate({ surchargeAngle });
    expect(Math.abs(at(0.02 - 1e-12) / at(0.02) - 1)).toBeLessThan(1e-10);
  });
});

// Handbook test vector 1.5-A: percentages printed in public design summaries.
describe("percent full", () => {
  it.each([
    {
      what: "iron ore stacking",
      B: 1.6,
      trough: 35,
      theta: 15,
      Q: 9400,
      v: 5.1,
      rho: 1860,
      required: "0.275259",
      area: "0.272515",
      computed: "101.007",
      percent: "101.01",
    },
    {
      what: "overland coal",
      B: 1.2,
      trough: 45,
      theta: 10,
      Q: 2500,
      v: 7.5,
      rho: 800,
      required: "0.115741",
      area: "0.153189",
      computed: "75.554",
      percent: "75.55",
    },
    {
      what: "plant coal",
      B: 0.8,
      trough: 45,
      theta: 20,
      Q: 120,
      v: 1,
      rho: 850,
      required: "0.0392157",
      area: "0.0739441",
      computed: "53.034",
      percent: "53.0",
    },
  ])("of $what is as published", ({ B, trough, theta, Q, v, rho, required, area, computed, percent }) => {
    const section = troughed({
      beltWidth: B,
      beltSpeed: v,
      massFlow: Q * tph,
      idler: idler(3, trough),
      material: { lowBulkDensity: rho, highBulkDensity: rho, surchargeAngle: theta * degree },
    });
    isPrinted(section.lowDensity.requiredArea, required);
    isPrinted(section.available.area, area);
    isPrinted(section.lowDensity.fillRatio * 100, computed);
    isPrinted(section.lowDensity.fillRatio * 100, percent);
  });
});

// Handbook test vector 1.5-C.
describe("the new conveyor", () => {
  it("has the areas and depths of the CEMA edge", () => {
    const { available, lowDensity, capacityAtFull, requiredEdgeDistance, flooded, floodedCapacity } = troughed({});
    isPrinted(requiredEdgeDistance * 1e3, "88.86");
    isPrinted(available.waterArea, "0.112170");
    isPrinted(available.segmentArea, "0.0499540");
    isPrinted(available.area, "0.162124");
    isPrinted(available.chord * 1e3, "919.065");
    isPrinted(available.depth * 1e3, "244.707");
    isPrinted(lowDensity.fillRatio * 100, "73.4299");
    isPrinted(capacityAtFull / tph, "2451.32");
    isPrinted(flooded.area, "0.229756");
    isPrinted(flooded.chord * 1e3, "1064.64");
    isPrinted(flooded.depth * 1e3, "308.509");
    isPrinted(floodedCapacity / tph, "3970.18");
  });

  it("has the areas and depths of the ISO edge", () => {
    const { available, lowDensity, capacityAtFull, requiredEdgeDistance } = troughed({
      rules: { ...defaultCrossSectionRules, edgeRule: "ISO" },
    });
    isPrinted(requiredEdgeDistance * 1e3, "85");
    isPrinted(available.waterArea, "0.114212");
    isPrinted(available.segmentArea, "0.0506438");
    isPrinted(available.area, "0.164856");
    isPrinted(available.chord * 1e3, "925.389");
    isPrinted(available.depth * 1e3, "247.478");
    isPrinted(lowDensity.fillRatio * 100, "72.2132");
    isPrinted(capacityAtFull / tph, "2492.62");
  });

  // Handbook test vector 1.6.
  it("has its material edge where the tonnage puts it", () => {
    const { lowDensity: low, highDensity: high } = troughed({});
    isPrinted(low.requiredArea, "0.119048");
    isPrinted(low.edgeDistance * 1e3, "153.686");
    isPrinted(low.fill.chord * 1e3, "812.861");
    isPrinted(low.fill.level * 1e3, "126.496");
    isPrinted(low.fill.arcRise * 1e3, "71.6646");
    isPrinted(low.fill.arcRadius * 1e3, "1188.32");
    isPrinted(low.fill.depth * 1e3, "198.161");
    isPrinted(high.requiredArea, "0.104167");
    isPrinted(high.edgeDistance * 1e3, "178.146");
    isPrinted(high.fill.chord * 1e3, "772.788");
    isPrinted(high.fill.level * 1e3, "112.467");
    isPrinted(high.fill.arcRise * 1e3, "68.1317");
    isPrinted(high.fill.arcRadius * 1e3, "1129.74");
    isPrinted(high.fill.depth * 1e3, "180.598");
  });

  it("has a load surface of twenty points from edge to edge", () => {
    const { lowDensity, surchargeAngle } = troughed({});
    const points = surfacePoints(lowDensity.fill, surchargeAngle);
    expect(points).toHaveLength(20);
    isPrinted((points[0]?.x ?? 0) * 1e3, "-406.430");
    isPrinted((points[0]?.z ?? 0) * 1e3, "126.496");
    isPrinted((points[1]?.x ?? 0) * 1e3, "-365.135");
    isPrinted((points[1]?.z ?? 0) * 1e3, "140.673");
  });

  it.each([
    [0, "0.229756"],
    [50, "0.190479"],
    [100, "0.154346"],
    [150, "0.121355"],
    [200, "0.091507"],
    [300, "0.041240"],
    [400, "0.00946"],
    [600, "0"],
  ])("holds the printed area at an edge distance of %d mm", (edge, printed) => {
    isPrinted(fillAt(bareTrace, troughed({}).shape, 0.6 - edge / 1e3).area, printed);
  });

  // Handbook test vector 1.7, ISO edge.
  it.each([
    [5, "0.966987", "0.989858"],
    [10, "0.861526", "0.957461"],
    [15, "0.653720", "0.893623"],
    [18, "0.428577", "0.824459"],
    [0, "1", "1"],
  ])("keeps its printed share of capacity on a slope of %d degrees", (slope, segment, printed) => {
    const rules = { ...defaultCrossSectionRules, edgeRule: "ISO", isReducedOnSlopes: true } as const;
    isPrinted(segmentSlopeFactor(startTrace(), { slope: slope * degree, surchargeAngle: 20 * degree }), segment);
    isPrinted(troughed({ rules, steepestSlope: slope * degree }).slopeFactor, printed);
  });

  it("has the ISO 5048 closed-form area on a 465 mm centre roll", () => {
    const pieces = halfProfile(startTrace(), {
      beltWidth: 1.2,
      idler: idler(3, 35, 0.465, 0.465),
      centreLengthRule: "roll",
    });
    const shape = { pieces, surchargeAngle: 20 * degree, surchargeShape: "parabola" } as const;
    const fill = fillAt(startTrace(), shape, 1.03 / 2);
    isPrinted(fill.segmentArea, "0.0522207");
    isPrinted(fill.waterArea, "0.112843");
    isPrinted(fill.area, "0.165064");
  });
});

// Handbook regression table of 1.5: m², three equal rolls, CEMA edge.
describe("available area of three equal rolls", () => {
  const columns = [20, 35, 45].flatMap((trough) => [10, 20, 30].map((theta) => ({ trough, theta })));
  const table: readonly (readonly [number, readonly string[]])[] = [
    [600, ["0.02208", "0.02877", "0.03579", "0.03062", "0.03645", "0.04257", "0.03436", "0.03945", "0.04480"]],
    [800, ["0.04155", "0.05398", "0.06703", "0.05760", "0.06839", "0.07974", "0.06456", "0.07394", "0.08380"]],
    [1000, ["0.06710", "0.08704", "0.10798", "0.09300", "0.11028", "0.12844", "0.10417", "0.11915", "0.13489"]],
    [1200, ["0.09875", "0.12796", "0.15864", "0.13684", "0.16212", "0.18869", "0.15319", "0.17508", "0.19807"]],
    [1400, ["0.13648", "0.17673", "0.21901", "0.18911", "0.22391", "0.26047", "0.21162", "0.24172", "0.27333"]],
    [1600, ["0.18030", "0.23335", "0.28909", "0.24981", "0.29565", "0.34381", "0.27947", "0.31907", "0.36068"]],
    [1800, ["0.23021", "0.29783", "0.36888", "0.31893", "0.37733", "0.43868", "0.35673", "0.40715", "0.46012"]],
    [2000, ["0.28621", "0.37017", "0.45837", "0.39649", "0.46896", "0.54509", "0.44340", "0.50594", "0.57165"]],
    [2400, ["0.41647", "0.53840", "0.66650", "0.57689", "0.68206", "0.79255", "0.64497", "0.73567", "0.83095"]],
  ];
  it.each(table)("is the printed one on a belt of %d mm", (width, printed) => {
    columns.forEach(({ trough, theta }, at) => {
      const material = { ...newConveyor.material, surchargeAngle: theta * degree };
      const section = troughed({ beltWidth: width / 1e3, idler: idler(3, trough), material });
      isPrinted(section.available.area, printed[at] ?? "");
    });
  });
});

// Handbook test vector 1.5-D.
describe("one to six rolls", () => {
  it.each([
    {
      rolls: 1,
      trough: 0,
      centre: undefined,
      wing: 1.3,
      avail: "0.0618041",
      flood: "0.0851609",
      p: "192.621",
      e: "0",
      W: "1200",
      depth: "105.796",
    },
    {
      rolls: 2,
      trough: 20,
      centre: undefined,
      wing: 0.66,
      avail: "0.138543",
      flood: "0.190901",
      p: "85.9282",
      e: "126.186",
      W: "890.479",
      depth: "240.562",
    },
    {
      rolls: 3,
      trough: 35,
      centre: 0.45,
      wing: 0.45,
      avail: "0.162248",
      flood: "0.229861",
      p: "73.3738",
      e: "153.907",
      W: "812.218",
      depth: "198.422",
    },
    {
      rolls: 3,
      trough: 45,
      centre: 0.3,
      wing: 0.525,
      avail: "0.180692",
      flood: "0.248565",
      p: "65.8844",
      e: "183.657",
      W: "676.665",
      depth: "247.990",
    },
    {
      rolls: 4,
      trough: 45,
      centre: 0.325,
      wing: 0.325,
      avail: "0.173328",
      flood: "0.247446",
      p: "68.6833",
      e: "162.873",
      W: "786.423",
      depth: "232.736",
    },
    {
      rolls: 5,
      trough: 60,
      centre: 0.26,
      wing: 0.26,
      avail: "0.184833",
      flood: "0.261444",
      p: "64.4081",
      e: "173.555",
      W: "746.779",
      depth: "227.401",
    },
    {
      rolls: 6,
      trough: 75,
      centre: 0.22,
      wing: 0.22,
      avail: "0.189599",
      flood: "0.262248",
      p: "62.7892",
      e: "184.527",
      W: "701.447",
      depth: "257.002",
    },
  ])("$rolls rolls of $trough degrees hold the printed load", (row) => {
    const rules = { ...defaultCrossSectionRules, centreLengthRule: "roll" } as const;
    const section = troughed({ idler: idler(row.rolls, row.trough, row.centre, row.wing), rules });
    isPrinted(section.available.area, row.avail);
    isPrinted(section.flooded.area, row.flood);
    isPrinted(section.lowDensity.fillRatio * 100, row.p);
    isPrinted(section.lowDensity.edgeDistance * 1e3, row.e);
    isPrinted(section.lowDensity.fill.chord * 1e3, row.W);
    isPrinted(section.lowDensity.fill.depth * 1e3, row.depth);
    expect(section.lowDensity.isOverfull).toBe(row.rolls === 1);
  });
});

// Handbook 1.8: test vector, and the published pipe design.
describe("a pipe conveyor", () => {
  const pipe = (change: Partial<CapacityInput>, pipeDiameter: number) => {
    const rules = { ...defaultCrossSectionRules, pipeDiameter };
    const section = crossSection(startTrace(), {
      ...newConveyor,
      idler: { ...idler(6, 90), shape: "pipe" },
      rules,
      ...change,
    });
    if (section.kind !== "pipe") throw new Error("expected a pipe");
    return section;
  };
  const coal = { lowBulkDensity: 800, highBulkDensity: 870, surchargeAngle: 0 };

  it("fills its tube as printed", () => {
    const section = pipe(
      { beltWidth: 1.6, beltThickness: 0.016, massFlow: 800 * tph, beltSpeed: 4, material: coal },
      0.4,
    );
    isPrinted(section.insideDiameter * 1e3, "368");
    isPrinted(section.geometricOverlap * 1e3, "393.628");
    isPrinted(section.overlap * 1e3, "196.814");
    isPrinted((Math.PI * section.insideDiameter ** 2) / 4, "0.106362");
    isPrinted(section.netArea, "0.103213");
    isPrinted(section.lowDensity.requiredArea, "0.0694444");
    isPrinted(section.lowDensity.fillRatio * 100, "67.2828");
    isPrinted(section.lowDensity.fillAngle / degree, "104.0393");
    isPrinted(section.lowDensity.depth * 1e3, "228.636");
    isPrinted(section.lowDensity.width * 1e3, "357.008");
    isPrinted(section.floodedCapacity / tph, "1293.05");
  });

  it("reproduces a published pipe design", () => {
    const section = pipe(
      { beltWidth: 1.46, beltThickness: 0.0187, massFlow: 1000 * tph, beltSpeed: 5.2, material: coal },
      0.375,
    );
    isPrinted(section.overlap * 1e3, "170.325");
    isPrinted(section.netArea, "0.0863297");
    isPrinted(section.lowDensity.fillRatio * 100, "77.3471");
    isPrinted(section.highDensity.fillRatio * 100, "71.1238");
  });
});

describe("guards", () => {
  it("show a surcharge angle of zero as a replaced value", () => {
    const trace = startTrace();
    crossSection(trace, { ...newConveyor, material: { ...newConveyor.material, surchargeAngle: 0 } });
    expect(trace.findings).toContainEqual(
      expect.objectContaining({ code: "value-replaced", subject: "adopted-1/capacity/usable-surcharge-angle" }),
    );
  });

  // Specification 5: overhang is at least 0. By hand: a wing of 400 mm beside half a centre roll of 300 mm on 600 mm of
  // belt reaches 100 mm past its edge; one of 250 mm ends under the belt.
  it("show how far a roll reaches past the belt, never less than nothing", () => {
    const overhang = (wing: number) => troughed({ idler: idler(3, 35, 0.6, wing) }).rollOverhang;
    expect(overhang(0.4)).toBeCloseTo(0.1, 12);
    expect(overhang(0.25)).toBe(0);
    expect(troughed({ idler: idler(1, 0, 1.4) }).rollOverhang).toBeCloseTo(0.1, 12);
    expect(troughed({}).rollOverhang).toBeUndefined();
    const trace = startTrace();
    crossSection(trace, { ...newConveyor, idler: idler(3, 35, 0.6, 0.25) });
    expect(trace.steps.map(({ description }) => description.id)).toContain("belt-geometry/half-profile/roll-overhang");
  });

  it("show a centre roll wider than the belt", () => {
    const trace = startTrace();
    crossSection(trace, { ...newConveyor, idler: idler(3, 35, 1.4, 0.2) });
    expect(trace.findings).toContainEqual(
      expect.objectContaining({ subject: "belt-geometry/half-profile/piece-length" }),
    );
    const idlers = idler(3, 35, 1.4, 0.2);
    const pieces = halfProfile(trace, { beltWidth: 1.2, idler: idlers, centreLengthRule: "roll" });
    expect(pieces.map(({ length }) => length)).toEqual([0.6, 0]);
  });
});
