import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareTrace } from "../../trace/trace.ts";
import { type PulleyBody, pulleyMass } from "./pulley-body.ts";
import { type BuiltPulley, defaultPulleyRules, type PulleyDuty, shaftCheck } from "./pulley-check.ts";
import { bodyMass, shaftScreen } from "./shaft-screen.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const bodies = fc
  .record({ shell: number(0.4, 1.2), thickness: number(0.008, 0.03), face: number(0.6, 2), shaft: number(0.06, 0.18) })
  .map(
    ({ shell, thickness, face, shaft }): PulleyBody => ({
      shellDiameter: shell,
      shellThickness: thickness,
      faceWidth: face,
      laggingThickness: 0.012,
      discThickness: 0.04,
      hubCentres: face - 0.15,
      shaftDiameter: shaft,
      shaftLength: face + 0.7,
    }),
  );
const tension = number(0, 200e3);
const cases = fc.array(fc.record({ arriving: tension, leaving: tension, isRunning: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

// Laws: the quick look weighs what the whole check weighs, and misses no limit the whole check meets.
describe("a first look at a shaft", () => {
  it("weighs all parts of the pulley", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(bodyMass(body)).toBeCloseTo(pulleyMass(bareTrace, body).mass, 8);
      }),
      { numRuns: 100 },
    );
  });

  it("tells of the limits the whole check tells of, unless one is met within a millionth", () => {
    fc.assert(
      fc.property(bodies, cases, number(0, 3.2), (body, drawn, wrapAngle) => {
        const built: BuiltPulley = { body, seatDiameter: 0.8 * body.shaftDiameter, bearingRating: 900e3 };
        const duty: PulleyDuty = {
          arrivingDirection: 0.1,
          leavingDirection: wrapAngle,
          wrapAngle,
          cases: [{ arriving: 50e3, leaving: 30e3, isRunning: true }, ...drawn].map(({ isRunning, ...pull }, at) => ({
            loadCase: `${at}`,
            state: isRunning ? "running" : "transient",
            ...pull,
          })),
          beltWidth: body.faceWidth - 0.2,
          beltSpeed: 3,
          isDriven: true,
          bearingCentres: body.faceWidth + 0.4,
          leastShellDiameter: 0,
          steel: { tensileStrength: 590e6, yieldStrength: 345e6, enduranceLimit: 250e6, modulus: 207e9 },
        };
        const { missed } = shaftScreen(duty, defaultPulleyRules)(built);
        const { checks } = shaftCheck(bareTrace, duty, built, defaultPulleyRules);
        const near = ({ value, limit }: { value: number; limit: number }) => Math.abs(value / limit - 1) < 1e-5;
        for (const check of checks) if (!near(check)) expect(missed.includes(check.name)).toBe(!check.isMet);
      }),
      { numRuns: 150 },
    );
  });
});
