import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultCrossSectionRules } from "../../../design/cross-section-rules.ts";
import { segmentArea, segmentFactor } from "../../../standards/cema-5/surcharge.ts";
import { parabolaSegment } from "../../../standards/iso-5048-1989/cross-section.ts";
import { bareTrace, startTrace } from "../../../trace/trace.ts";
import { degree } from "../../../units.ts";
import { crossSection } from "./capacity.ts";
import type { CapacityInput } from "./capacity-input.ts";
import { fillAt, type LoadShape, solveFill } from "./fill.ts";
import { halfProfile } from "./half-profile.ts";

const runs = { numRuns: 200, seed: 7 };
const angleTo = (most: number) => fc.double({ min: 0, max: most, noNaN: true }).map((degrees) => degrees * degree);
const surchargeAngle = fc.double({ min: 0.01, max: 60, noNaN: true }).map((degrees) => degrees * degree);
const beltWidth = fc.double({ min: 0.3, max: 3, noNaN: true });
const idlerOf = (rolls: number, troughAngle: number, centreFaceWidth: number) => ({
  shape: "troughed" as const,
  rolls,
  troughAngle,
  rollDiameter: 0.152,
  rotatingMass: 20,
  forwardTilt: 0,
  centreFaceWidth,
  wingFaceWidth: centreFaceWidth + 0.1,
});
const anyShape = fc
  .record({
    rolls: fc.integer({ min: 1, max: 6 }),
    trough: angleTo(80),
    beltWidth,
    share: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
    surchargeAngle,
  })
  .map((given): LoadShape & { readonly half: number } => ({
    half: given.beltWidth / 2,
    pieces: halfProfile(bareTrace, {
      beltWidth: given.beltWidth,
      idler: idlerOf(given.rolls, given.trough, given.share * given.beltWidth),
      centreLengthRule: "roll",
    }),
    surchargeAngle: given.surchargeAngle,
    surchargeShape: "arc",
  }));
const share = fc.double({ min: 0.01, max: 1, noNaN: true });

// The numbered laws are those of the handbook, 1.13.
describe("the load on the belt", () => {
  it("is nothing at no width and grows with the loaded width (1)", () => {
    fc.assert(
      fc.property(anyShape, share, share, (shape, a, b) => {
        fc.pre(Math.abs(a - b) > 1e-6);
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map(
          (part) => fillAt(bareTrace, shape, part * shape.half).area,
        );
        expect(fillAt(bareTrace, shape, 0).area).toBe(0);
        expect(large).toBeGreaterThan(small ?? 0);
      }),
      runs,
    );
  });

  it("is found again from its area (2)", () => {
    fc.assert(
      fc.property(anyShape, fc.double({ min: 0.05, max: 0.99, noNaN: true }), (shape, part) => {
        const width = part * shape.half;
        const { area } = fillAt(bareTrace, shape, width);
        expect(Math.abs(solveFill(bareTrace, shape, area).loadedHalfWidth - width)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  it("scales with the square of its size (4)", () => {
    fc.assert(
      fc.property(anyShape, share, fc.double({ min: 0.1, max: 10, noNaN: true }), (shape, part, scale) => {
        const scaled = { ...shape, pieces: shape.pieces.map((piece) => ({ ...piece, length: piece.length * scale })) };
        const [one, other] = [
          fillAt(bareTrace, shape, part * shape.half),
          fillAt(bareTrace, scaled, part * shape.half * scale),
        ];
        expect(other.area / one.area / scale ** 2).toBeCloseTo(1, 9);
        expect(other.chord / one.chord / scale).toBeCloseTo(1, 9);
      }),
      runs,
    );
  });

  it("is flat for any rolls without trough, and a V for any rolls without centre (6)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        beltWidth,
        surchargeAngle,
        angleTo(80),
        (rolls, width, surcharge, trough) => {
          const area = (count: number, angle: number, centre: number) => {
            const pieces = halfProfile(bareTrace, {
              beltWidth: width,
              idler: idlerOf(count, angle, centre),
              centreLengthRule: "roll",
            });
            return fillAt(bareTrace, { pieces, surchargeAngle: surcharge, surchargeShape: "arc" }, width / 2).area;
          };
          expect(area(rolls, 0, width / 4)).toBeCloseTo(area(1, 0, width / 4), 9);
          expect(area(rolls, trough, 1e-12)).toBeCloseTo(area(2, trough, 1e-12), 9);
        },
      ),
      runs,
    );
  });

  it("has an arc no larger than the parabola over the same chord (7)", () => {
    fc.assert(
      fc.property(surchargeAngle, beltWidth, (angle, chord) => {
        const arc = segmentArea.evaluate({ segmentFactor: segmentFactor.evaluate({ surchargeAngle: angle }), chord });
        expect(arc).toBeLessThanOrEqual(parabolaSegment.evaluate({ chord, surchargeAngle: angle }) * (1 + 1e-12));
      }),
      runs,
    );
  });
});

const conveyor = fc
  .record({
    beltWidth: fc.double({ min: 0.4, max: 2.4, noNaN: true }),
    massFlow: fc.double({ min: 0, max: 2000, noNaN: true }),
    beltSpeed: fc.double({ min: 0.5, max: 8, noNaN: true }),
    trough: angleTo(45),
    surchargeAngle,
    low: fc.double({ min: 300, max: 2000, noNaN: true }),
    more: fc.double({ min: 1, max: 2, noNaN: true }),
  })
  .map(
    (given): CapacityInput => ({
      beltWidth: given.beltWidth,
      beltThickness: 0.015,
      beltSpeed: given.beltSpeed,
      massFlow: given.massFlow,
      material: {
        lowBulkDensity: given.low,
        highBulkDensity: given.low * given.more,
        surchargeAngle: given.surchargeAngle,
      },
      idler: {
        shape: "troughed",
        rolls: 3,
        troughAngle: given.trough,
        rollDiameter: 0.152,
        rotatingMass: 20,
        forwardTilt: 0,
      },
      rules: defaultCrossSectionRules,
      steepestSlope: 0,
    }),
  );

function troughed(input: CapacityInput) {
  const section = crossSection(startTrace("checked"), input);
  if (section.kind !== "troughed") throw new Error("expected a trough");
  return section;
}

describe("percent full", () => {
  it("passes 100 just when the edge distance falls short; flooded holds more than available (3)", () => {
    fc.assert(
      fc.property(conveyor, (input) => {
        const { lowDensity, requiredEdgeDistance, flooded, available } = troughed(input);
        expect(flooded.area).toBeGreaterThanOrEqual(available.area);
        if (Math.abs(lowDensity.fillRatio - 1) < 1e-9) return;
        expect(lowDensity.edgeDistance < requiredEdgeDistance).toBe(lowDensity.fillRatio > 1);
      }),
      runs,
    );
  });

  it("is the same at twice the tonnage and twice the speed (5), and no larger at the high density (8)", () => {
    fc.assert(
      fc.property(conveyor, (input) => {
        const [one, two] = [
          troughed(input),
          troughed({ ...input, massFlow: 2 * input.massFlow, beltSpeed: 2 * input.beltSpeed }),
        ];
        expect(two.lowDensity.fillRatio).toBeCloseTo(one.lowDensity.fillRatio, 12);
        expect(two.lowDensity.edgeDistance).toBeCloseTo(one.lowDensity.edgeDistance, 9);
        expect(one.highDensity.edgeDistance).toBeGreaterThanOrEqual(one.lowDensity.edgeDistance - 1e-12);
      }),
      runs,
    );
  });
});
