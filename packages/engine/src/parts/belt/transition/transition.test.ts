import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedFibreTension, widthTension } from "../../../rules/belt-curves/fibre-tension.ts";
import {
  centreTensionInClosedForm,
  centreTransitionLength,
  edgeTensionInClosedForm,
  edgeTransitionLength,
  fibreStrain,
} from "../../../rules/belt-transition/fibre.ts";
import { fabricMultiple, steelMultiple } from "../../../standards/cema-5/transition-table.ts";
import { textileDifference, transitionEdgeLength } from "../../../standards/din-22101-2011/transition.ts";
import { edgeShift, transitionDistance } from "../../../standards/iso-5293/transition-distance.ts";
import { expectPrinted } from "../../../test-support/printed.ts";
import { expectPublished, getPublishedCase } from "../../../test-support/published-case.ts";
import { workedTransition as input } from "../../../test-support/worked/machine-inputs.ts";
import { InputRefused } from "../../../trace/input-refused.ts";
import { startTrace } from "../../../trace/trace.ts";
import { degree } from "../../../units.ts";
import { transitionInClosedForm } from "./closed-form.ts";
import { dinTensions, transition } from "./transition.ts";
import type { PulleyArrangement, TransitionInput } from "./transition-input.ts";

interface RaisedEdge {
  readonly wingLength: number;
  readonly troughAngle: number;
  readonly pulleyRise: number;
  readonly modulus: number;
}

/** Tension that the longer way of the edge asks for over a transition of this length, N/m. */
function differenceOver(length: number, { modulus, ...edge }: RaisedEdge): number {
  const edgeLength = transitionEdgeLength(startTrace(), { ...edge, length });
  return textileDifference(startTrace(), { modulus, edgeLength, length });
}

function lengthFor(difference: number, { modulus, wingLength, troughAngle, pulleyRise }: RaisedEdge): number {
  const lift = wingLength * Math.sin(troughAngle) - pulleyRise;
  const sideways = edgeShift(startTrace(), { wingLength, troughAngle });
  return transitionDistance(startTrace(), { lift, edgeShift: sideways, modulus, difference });
}

const of = (change: Partial<TransitionInput>) => transition(startTrace(), { ...input, ...change });

// Handbook EX 5.7.
describe("transition by exact fibre lengths", () => {
  it.each<{ arrangement: PulleyArrangement; edge: string; centre: string; lowest: string }>([
    { arrangement: "full-trough", edge: "192 412", centre: "75 301.1", lowest: "75 301.1" },
    { arrangement: "half-trough", edge: "119 595", centre: "109 002", lowest: "84 764.6" },
    { arrangement: "third-trough", edge: "143 879", centre: "97 767.1", lowest: "86 993.8" },
  ])("has the printed tensions at 4 m for a $arrangement", ({ arrangement, edge, centre, lowest }) => {
    const { tensions } = of({ arrangement });
    expectPrinted(tensions?.edge ?? 0, edge);
    expectPrinted(tensions?.centre ?? 0, centre);
    expectPrinted(tensions?.lowest ?? 0, lowest);
  });

  it("agrees with the closed forms for small strains", () => {
    const trace = startTrace();
    const full = { modulus: 72e6, wingLength: 0.3795, troughAngle: 35 * degree, beltWidth: 1.2 };
    expectPrinted(edgeTensionInClosedForm(trace, { ...full, widthTension: 100e3, length: 4 }), "192 495");
    expectPrinted(centreTensionInClosedForm(trace, { ...full, widthTension: 100e3, length: 4 }), "75 289.1");
    expectPrinted(edgeTransitionLength(trace, { ...full, reserve: 95e3 }), "3.94691");
    expectPrinted(edgeTransitionLength(trace, { ...full, reserve: 72.5e3 }), "4.51804");
    expectPrinted(centreTransitionLength(trace, { ...full, reserve: 100e3 }), "1.98840");
    expectPrinted(centreTransitionLength(trace, { ...full, reserve: 40e3 / 1.2 }), "3.44402");
    expectPrinted(centreTransitionLength(trace, { ...full, reserve: 40e3 / 1.2 - 5254 }), "3.75242");
    const edge = transitionEdgeLength(trace, {
      length: 4,
      pulleyRise: 0,
      wingLength: 0.3795,
      troughAngle: 35 * degree,
    });
    expectPrinted(edge, "4.00651");
    expectPrinted(fibreStrain(trace, { shift: Math.sqrt(edge ** 2 - 16), length: 4 }), "0.00162654");
  });

  it("finds the length at which the edge meets its limit", () => {
    const exact = of({}).exact ?? 0;
    expect(Math.abs(exact / 3.94691 - 1)).toBeLessThan(1e-3);
    expect(of({ length: exact }).tensions?.highest).toBeCloseTo(195e3, 3);
  });
});

describe("transition by ISO 5293 and CEMA", () => {
  it.each([
    [180e3, "5.02693", "5.27088"],
    [120e3, "3.45977", "3.62767"],
    [40e3, "4.13004", "4.33047"],
  ])("with %d N is %s m in the 1981 form and %s m by the path of the edge", (tension, first, path) => {
    const result = of({ tension });
    expectPrinted(result.iso1981 ?? 0, first);
    expectPrinted(result.iso ?? 0, path);
  });

  // Handbook 5.6.2.
  it.each<{ arrangement: PulleyArrangement; path: string }>([
    { arrangement: "full-trough", path: "5.27088" },
    { arrangement: "half-trough", path: "2.97148" },
    { arrangement: "third-trough", path: "3.70719" },
  ])("shortens only the way up for a $arrangement: $path m", ({ arrangement, path }) => {
    expectPrinted(of({ tension: 180e3, arrangement }).iso ?? 0, path);
  });

  it("moves the edge sideways as printed", () => {
    expectPrinted(edgeShift(startTrace(), { wingLength: 0.3795, troughAngle: 35 * degree }), "0.0686318");
  });

  it("halves for a half trough in the 1981 form and by CEMA", () => {
    expectPrinted(of({ tension: 180e3, arrangement: "half-trough" }).iso1981 ?? 0, "2.51346");
    expect(of({}).cema).toBeCloseTo(6.24, 10);
    expect(of({ arrangement: "half-trough" }).cema).toBeCloseTo(3.12, 10);
  });

  // Handbook 5.6.2: the strain of the edge over 4 m asks for 18 522.58 N/m.
  it("finds the length whose edge has the difference, to a tenth of a per cent", () => {
    const edge = { wingLength: 0.435, troughAngle: 45 * degree, pulleyRise: 0.1 };
    expectPrinted(differenceOver(4, { ...edge, modulus: 10e6 }), "18 522.58");
    expect(Math.abs(lengthFor(18522.58, { ...edge, modulus: 10e6 }) / 4 - 1)).toBeLessThan(1e-3);
  });

  it("follows the path of the edge however high the pulley stands", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.double({ min: 5, max: 60, noNaN: true }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.double({ min: 2, max: 20, noNaN: true }),
        (raised, trough, wingLength, widths) => {
          const troughAngle = trough * degree;
          const edge = { wingLength, troughAngle, pulleyRise: raised * wingLength * Math.sin(troughAngle) };
          const length = widths * wingLength;
          const difference = differenceOver(length, { ...edge, modulus: 1e7 });
          // The square of the path is L² (2 ε + ε²); the rule leaves out ε².
          const found = lengthFor(difference, { ...edge, modulus: 1e7 });
          expect(found / length).toBeCloseTo(Math.sqrt(1 + difference / 2e7), 9);
        },
      ),
    );
  });

  it.each([
    [20, 0.95, 1.8, 4.0],
    [20, 0.9, 1.6, 3.2],
    [20, 0.59, 1.2, 2.0],
    [35, 0.95, 3.2, 6.8],
    [35, 0.6, 2.4, 5.2],
    [35, 0.5, 1.8, 3.6],
    [45, 0.91, 4.0, 8.0],
    [45, 0.7, 3.2, 6.4],
    [45, 0.1, 2.4, 4.4],
  ])("the CEMA table at %d degrees and %d of rated tension gives %d and %d widths", (trough, share, fabric, steel) => {
    const at = { troughAngle: trough * degree, tensionShare: share };
    expect(fabricMultiple(startTrace(), at)).toBeCloseTo(fabric, 12);
    expect(steelMultiple(startTrace(), at)).toBeCloseTo(steel, 12);
  });

  it("recommends the longest of the three", () => {
    expect(of({}).recommended).toBeCloseTo(6.3, 10);
  });
});

describe("transition by DIN 22101", () => {
  it("credits steel cords", () => {
    const at = { ...input, wingLength: 0.3795, pulleyRise: 0, edgeHeight: 0.217672, widthTension: 100e3, length: 6.24 };
    const trace = startTrace();
    expectPrinted(transitionEdgeLength(trace, at), "6.24417261");
    expectPrinted(dinTensions(trace, { ...at, carcass: "fabric" }).difference, "48 145.5");
    expectPrinted(dinTensions(trace, at).difference, "11 630.7");
  });

  it("meets the reference case of a textile belt", () => {
    const trace = startTrace();
    const wingLength = 0.3675;
    const at = {
      ...input,
      centreLength: 0.465,
      carcass: "fabric" as const,
      modulus: 6.3e6,
      widthTension: 63e3,
      wingLength,
      pulleyRise: 0,
      edgeHeight: wingLength * Math.sin(35 * degree),
      length: 2.5,
    };
    const din = dinTensions(trace, at);
    const lift = at.edgeHeight;
    expectPublished(getPublishedCase("transition-length-textile-1200"), {
      belt_on_wing_roll_m: wingLength,
      edge_path_length_m: transitionEdgeLength(trace, at),
      edge_minus_centre_tension_N_mm: din.difference / 1000,
      centre_tension_N_mm: din.centre / 1000,
      edge_tension_N_mm: din.edge / 1000,
      approximate_length_for_that_difference_m: transitionDistance(trace, {
        lift,
        edgeShift: edgeShift(trace, { wingLength, troughAngle: 35 * degree }),
        modulus: 6.3e6,
        difference: din.difference,
      }),
    });
  });
});

describe("transition", () => {
  it.each([
    [1, ["0.333"]],
    [2, ["0.167", "0.500"]],
    [3, ["0.100", "0.300", "0.600"]],
    [4, ["0.067", "0.200", "0.400", "0.667"]],
  ])("places %d idlers closer to the pulley", (count, printed) => {
    const places = of({ length: 1, idlers: count }).idlers.map((idler) => idler.distance);
    expect(places.map((place) => place.toFixed(3))).toEqual(printed);
  });

  it("says so when no length would do, and when the given one is short", () => {
    const trace = startTrace();
    expect(transition(trace, { ...input, tension: 240e3 }).recommended).toBeUndefined();
    transition(trace, input);
    expect(trace.findings.map((finding) => finding.code)).toEqual(
      expect.arrayContaining(["transition-no-length-suffices", "transition-too-short"]),
    );
  });

  it("refuses a centre roll as wide as the belt", () => {
    expect(() => of({ centreLength: 1.2 })).toThrow(InputRefused);
  });

  it("grows with the modulus and the trough and falls with the rated tension", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 60e3, max: 150e3, noNaN: true }),
        fc.double({ min: 15, max: 45, noNaN: true }),
        (tension, trough) => {
          const { length: _length, ...open } = input;
          const at = (change: Partial<TransitionInput>) =>
            transition(startTrace("checked"), { ...open, tension, troughAngle: trough * degree, ...change }).exact ?? 0;
          expect(at({ modulus: 90e6 })).toBeGreaterThan(at({}));
          expect(at({ ratedTension: 200e3 })).toBeLessThanOrEqual(at({}));
          expect(at({ troughAngle: (trough + 3) * degree })).toBeGreaterThan(at({}));
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("a full trough in closed form", () => {
  const full: TransitionInput = { ...input, arrangement: "full-trough" };
  const { length: _none, ...open } = full;
  const closed = (one: TransitionInput) => transitionInClosedForm(startTrace(), one);

  it("has at each of its lengths the tension that decides it, and the other one in limits at the longer", () => {
    const { edgeLength = 0, centreLength = 0 } = closed(open);
    const allowed = allowedFibreTension(startTrace(), full);
    expect((closed({ ...full, length: edgeLength }).edge ?? 0) / allowed).toBeCloseTo(1, 9);
    expect(closed({ ...full, length: centreLength }).centre).toBeCloseTo(full.lowestTension, 3);
    const longer = closed({ ...full, length: Math.max(edgeLength, centreLength) });
    expect(longer.edge).toBeLessThanOrEqual(allowed * (1 + 1e-9));
    expect(longer.centre).toBeGreaterThanOrEqual(full.lowestTension - 1e-3);
  });

  it("tells no tension without a length, and no length where the tension alone is outside its limit", () => {
    expect(Object.keys(closed(open))).toEqual(["edgeLength", "centreLength"]);
    expect(Object.keys(closed({ ...full, length: 0 }))).toEqual(["edgeLength", "centreLength"]);
    const mean = widthTension(startTrace(), full);
    expect(closed({ ...open, lowestTension: 1.01 * mean }).centreLength).toBeUndefined();
    expect(closed({ ...open, lowestTension: 1.01 * mean }).edgeLength).toBeGreaterThan(0);
  });

  it("is there for no other pulley, flat belt or belt within its centre roll", () => {
    for (const change of [{ arrangement: "half-trough" }, { troughAngle: 0 }, { centreLength: 1.2 }] as const) {
      expect(closed({ ...full, ...change })).toEqual({});
    }
  });
});
