import { describe, it } from "vitest";
import { transition } from "../parts/belt/transition/transition.ts";
import { ownWeight } from "../parts/belt/turnover/own-weight.ts";
import { turnover } from "../parts/belt/turnover/turnover.ts";
import { horizontalCurve } from "../parts/curves/horizontal/horizontal-curve.ts";
import { threeRollPieces, troughProfile } from "../parts/curves/horizontal/trough-profile.ts";
import { setOutPoints } from "../parts/curves/set-out.ts";
import { verticalCurve } from "../parts/curves/vertical/vertical-curve.ts";
import { idlerCheck } from "../parts/idlers/idler-check.ts";
import { resonance } from "../parts/idlers/resonance.ts";
import { setLoads } from "../parts/idlers/roll-loads.ts";
import { rollShares } from "../parts/idlers/roll-shares.ts";
import { recommendedSpacing } from "../parts/idlers/spacing.ts";
import { pulleyCheck, usualPulleyRules } from "../parts/pulleys/pulley-check.ts";
import { handbookCurveRules } from "../test-support/curve-rules.ts";
import { expectSound } from "../test-support/garbage.ts";
import { workedFeeder } from "../test-support/worked/calculator-inputs.ts";
import { bareTrace, startTrace } from "../trace/trace.ts";
import { motorAtSite, siteAir } from "./air.ts";
import { beltRoll } from "./belt-roll.ts";
import { quickBrake } from "./brake-and-flywheel.ts";
import { feederLoads } from "./feeder.ts";
import { hopper } from "./hopper.ts";
import { pulleyInertia } from "./pulley-inertia.ts";
import { quadraticRegression } from "./quadratic-regression.ts";
import { quickPower } from "./quick-power.ts";
import { takeUpTravelOf } from "./take-up-travel.ts";
import { trajectory } from "./trajectory.ts";
import { tube } from "./tube.ts";
import { wrapAndTraction } from "./wrap-and-traction.ts";

const trace = () => startTrace("checked");
const belt = {
  profile: troughProfile(bareTrace, threeRollPieces(1.2, 0.441, 0.61)),
  modulus: 72e6,
  ratedTension: 150e3,
  beltMass: 24.852,
  materialMass: 166.7,
  beltSpeed: 3,
};
const cases = (tensions: readonly number[]) =>
  tensions.map((tension, at) => ({
    loadCase: String(at),
    state: "running" as const,
    isLoaded: at % 2 === 1,
    tensionAt: () => tension,
  }));
const rolls = { centreLength: 0.441, wingLength: 0.3795, troughAngle: 0.61 };

describe("whatever number is put in, only finite ones come out or the input is refused", () => {
  it("of curves", () => {
    expectSound(({ tensions, ...input }) => verticalCurve(trace(), { ...input, cases: cases(tensions) }), {
      slopeBefore: 0,
      slopeAfter: 0.12,
      radius: 600,
      belt,
      rules: handbookCurveRules,
      spacing: 1.2,
      allowedSetLoad: 4e3,
      tensions: [52e3, 88e3],
    });
    expectSound(
      ({ tensions, ...input }) =>
        horizontalCurve(trace(), { ...input, model: "full", mostBanking: 0.14, cases: cases(tensions) }),
      {
        rolls,
        wingFaceWidth: 0.441,
        surchargeAngle: 0.35,
        bulkDensity: 1500,
        slope: 0,
        deflection: 0.2,
        driftAllowance: 0.05,
        belt,
        rules: handbookCurveRules,
        tensions: [52e3, 88e3],
      },
      60,
    );
    expectSound((input) => setOutPoints(trace(), input), {
      chainage: 0,
      level: 0,
      slopeBefore: 0,
      slopeAfter: 0.1,
      radius: 300,
      increment: 5,
    });
  });

  it("of transition and turnover", () => {
    expectSound(
      (input) => transition(trace(), { ...input, arrangement: "half-trough", carcass: "fabric", idlers: 2 }),
      {
        beltWidth: 1.2,
        centreLength: 0.441,
        troughAngle: 0.61,
        tension: 120e3,
        modulus: 72e6,
        ratedTension: 150e3,
        edgeFactor: 1.3,
        lowestTension: 0,
      },
    );
    const twist = {
      beltWidth: 1.2,
      modulus: 72e6,
      ratedTension: 150e3,
      tension: 50e3,
      beltMass: 24.8,
      gravity: 9.8,
      edgeFactor: 1.15,
      lowestTension: 5254,
      length: 20,
    };
    expectSound((input) => turnover(trace(), { ...input, arrangement: "guided", carcass: "steel" }), twist);
    expectSound((input) => ownWeight(trace(), { ...input, arrangement: "guided", carcass: "steel" }), twist, 40);
  });

  it("of idlers", () => {
    const shares = rollShares(bareTrace, {
      rolls: 3,
      shape: "troughed",
      troughAngle: 0.61,
      beltWidth: 1.2,
      pieces: threeRollPieces(1.2, 0.441, 0.61),
      surchargeAngle: 0.35,
      rule: "vdi-2341",
    });
    const place = {
      materialMass: 166,
      beltMass: 24,
      spacing: 1.2,
      gravity: 9.8,
      beltSpeed: 3,
      lumpSize: 0.05,
      tension: 1e5,
      heightError: 0,
      convexRadius: 400,
      beltFriction: 0.3,
      wingOverload: 1,
      rollMass: 8,
    };
    expectSound((input) => setLoads(trace(), { ...input, shares, shape: "troughed", isSized: false }), place);
    const { rolls: loads } = setLoads(bareTrace, { ...place, shares, shape: "troughed", isSized: false });
    const roll = {
      diameter: 0.152,
      faceWidth: 0.441,
      shaftDiameter: 0.025,
      dynamicRating: 14800,
      staticRating: 7800,
      faceToBearing: 0.018,
      faceToSupport: 0.012,
    };
    expectSound((input) => idlerCheck(trace(), input), {
      roll,
      loads,
      beltSpeed: 3,
      requiredLife: 2e8,
      allowedSlope: 0.0023,
      modulus: 207e9,
    });
    expectSound((input) => resonance(trace(), { ...input, tolerance: { kind: "hertz", value: 2 } }), {
      startTension: 6e4,
      endTension: 7e4,
      lineMass: 24,
      spacing: 3,
      beltSpeed: 3,
      rollDiameter: 0.152,
    });
    expectSound(({ tension, ...input }) => recommendedSpacing(trace(), input, tension), {
      nominalSpacing: 1.2,
      rollLoad: 1436,
      rollMass: 8,
      rollDiameter: 0.152,
      dynamicRating: 14800,
      requiredLife: 2e8,
      shaftSlope: 0.001,
      allowedSlope: 0.002,
      beltSpeed: 3,
      lineMass: 191,
      allowedSag: 0.02,
      gravity: 9.8,
      widest: 6,
      step: 0.1,
      tension: 59e3,
    });
  });

  it("of pulleys", () => {
    const steel = { tensileStrength: 540e6, enduranceLimit: 243e6, yieldStrength: 300e6, modulus: 207e9 };
    const body = {
      shellDiameter: 0.8,
      shellThickness: 0.016,
      faceWidth: 1.4,
      laggingThickness: 0.012,
      discThickness: 0.04,
      hubCentres: 1.25,
      shaftDiameter: 0.25,
      shaftLength: 2.3,
    };
    expectSound(
      ({ arriving, leaving, ...input }) =>
        pulleyCheck(
          trace(),
          { ...input.duty, isDriven: true, cases: [{ loadCase: "a", state: "running", arriving, leaving }] },
          input.built,
          usualPulleyRules(bareTrace),
        ),
      {
        arriving: 160e3,
        leaving: 65e3,
        duty: {
          arrivingDirection: 0.08,
          leavingDirection: 2.7,
          wrapAngle: 3.66,
          beltWidth: 1.2,
          beltSpeed: 3,
          bearingCentres: 1.9,
          leastShellDiameter: 0.63,
          steel,
        },
        built: { body, seatDiameter: 0.18, bearingRating: 1250e3 },
      },
    );
  });

  it("of calculators", () => {
    expectSound((input) => trajectory(trace(), { ...input, model: { kind: "cema" } }), {
      innerRadius: 0.5,
      outerRadius: 0.6,
      beltSpeed: 3,
      slope: 0.1,
      points: 5,
      timeStep: 0.05,
      gravity: 9.8,
    });
    expectSound(
      (input) =>
        trajectory(trace(), {
          ...input,
          model: { kind: "slip", staticFriction: 0.6, kineticFriction: 0.5, adhesion: 0 },
        }),
      { innerRadius: 0.5, outerRadius: 0.6, beltSpeed: 2, slope: 0.1, points: 3, timeStep: 0.05, gravity: 9.8 },
      40,
    );
    expectSound((input) => feederLoads(trace(), { ...input, outlet: "slot" }), {
      materialHeight: 3,
      outletLength: 4,
      binWidth: 4,
      outletWidth: 1.2,
      hopperHeight: 2.6,
      bulkDensity: 1000,
      internalFriction: 0.87,
      wallFriction: 0.43,
      pressureRatio: 0.4,
      supportFriction: 0.03,
      ownWeight: 0,
      liftForce: 0,
      beltSpeed: 0.3,
      efficiency: 0.9,
      gravity: 9.8,
      skirts: { length: 4, width: 1.1, friction: 0.6, volumeFlow: 0.2 },
    });
    expectSound((input) => feederLoads(trace(), { ...workedFeeder, ...input }), { halfAngle: 0.5 });
    expectSound((input) => hopper(trace(), input), {
      topLength: 4,
      topWidth: 4,
      bottomLength: 1.2,
      bottomWidth: 3,
      height: 2.6,
      verticalHeight: 3,
      reposeAngle: 0.6,
      bulkDensity: 1500,
    });
    expectSound((input) => tube(trace(), { ...input, carcass: "fabric" }), {
      pipeDiameter: 0.375,
      beltWidth: 1.46,
      beltThickness: 0.0187,
      massFlow: 50,
      beltSpeed: 1,
      bulkDensity: 800,
      lumpSize: 0.1,
    });
    expectSound((input) => pulleyInertia(trace(), input), {
      parts: [{ name: "a", outerDiameter: 0.8, innerDiameter: 0.7, length: 1, density: 7850, count: 1 }],
      beltRadius: 0.4,
      gearRatio: 20,
    });
    expectSound((input) => quickPower(trace(), input), {
      length: 1000,
      lift: 30,
      friction: 0.022,
      carryIdlerMass: 15,
      returnIdlerMass: 5,
      beltMass: 25,
      massFlow: 500,
      beltSpeed: 3,
      specialResistance: 0,
      efficiency: 0.95,
      motorSelectionFactor: 1.1,
      gravity: 9.8,
    });
    expectSound((input) => wrapAndTraction(trace(), input), {
      friction: 0.25,
      wrapAngle: 3.6,
      driveForce: 68e3,
      slackTension: 46e3,
    });
    expectSound((input) => quickBrake(trace(), input), {
      movingMass: 38e4,
      beltSpeed: 3,
      effectiveTension: 1e5,
      stopTime: 8,
      pulleyRadius: 0.42,
      gearRatio: 21,
      friction: 0.4,
      clampingForce: 4000,
      lossPerLength: 60,
      airGap: 0.001,
      discDiameter: 0.6,
      discThickness: 0.03,
      padOffset: 0.07,
      ambient: 40,
      consecutiveStops: 3,
      stopsPerHour: 6,
    });
    expectSound((input) => beltRoll(trace(), input), {
      length: 300,
      thickness: 0.0148,
      coreDiameter: 0.6,
      beltMass: 24,
    });
    expectSound((input) => siteAir(trace(), input), { altitude: 1000, temperature: 40 });
    expectSound((input) => motorAtSite(trace(), input), { altitude: 1000, temperature: 40, power: 3e5 });
    expectSound(
      (points) => quadraticRegression(trace(), points),
      [
        { x: 1, y: 2 },
        { x: 2, y: 3 },
        { x: 4, y: 1 },
        { x: 6, y: 2 },
      ],
    );
    expectSound((input) => takeUpTravelOf(trace(), input), {
      modulus: 72e6,
      beltWidth: 1.2,
      beltLength: 2020,
      cases: [{ loadCase: "a", sections: [{ length: 1000, startTension: 6e4, endTension: 1e5 }] }],
      expansion: 1e-5,
      temperatureRange: 45,
      permanentShare: 0.0025,
      spliceLength: 1,
    });
  });
});
