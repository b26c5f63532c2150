import { hasPulley } from "../design/point.ts";
import type { IdlerRow } from "../parts/idlers/select-idler.ts";
import { usualPulleyRules } from "../parts/pulleys/pulley-check.ts";
import { type MachineInput, type PulleyInput, usualIdlerRules } from "../solve/machine/machine-input.ts";
import { bareTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { handbookCurveRules } from "./curve-rules.ts";
import { workedRoll } from "./worked/machine-inputs.ts";
import { workedConveyor, workedPoints } from "./worked-conveyor.ts";

/** A pulley large enough for the worked conveyor, 1000 kg. */
function aPulley(pointId: string, diameter: number): PulleyInput {
  return {
    pointId,
    built: {
      body: {
        shellDiameter: diameter,
        shellThickness: 0.016,
        faceWidth: 1.4,
        laggingThickness: 0,
        discThickness: 0.06,
        hubCentres: 1.25,
        shaftDiameter: 0.2,
        shaftLength: 2.3,
      },
      seatDiameter: 0.16,
      bearingRating: 1010e3,
      mass: 1000,
    },
    bearingCentres: 1.9,
    steel: { tensileStrength: 540e6, enduranceLimit: 243e6, yieldStrength: 300e6, modulus: 207e9 },
    rules: usualPulleyRules(bareTrace),
    lagging: "none",
    auto: { shell: false, shaft: false, width: false },
    isDischarge: false,
    cost: { shell: 100, shaft: 50, bearing: 10 },
    isRatingEstimated: false,
  };
}

function anIdlerSet(rolls: number, troughAngle: number, rotatingMass: number): IdlerRow {
  return {
    id: `idler ${rolls}`,
    description: "",
    number: 1,
    allowSelection: true,
    beltWidth: 1.2,
    rolls,
    troughAngle,
    roll: workedRoll,
    centreFaceWidth: 0.441,
    wingFaceWidth: 0.441,
    allowedSlope: (8 * Math.PI) / 10800,
    rotatingMass,
    setMass: 40,
    price: 0,
  };
}

const minima = { A: { full: 0, "60": 0, "30": 0 }, B: { full: 0, "60": 0, "30": 0 }, C: { full: 0, "60": 0, "30": 0 } };

/** What the machine of the worked conveyor is checked with; nothing is chosen. */
export const workedMachine: MachineInput = {
  pulleys: workedPoints.flatMap((point) => (hasPulley(point) ? [aPulley(point.id, point.pulley.diameter)] : [])),
  carryIdler: { set: anIdlerSet(3, 35 * degree, 24), isAuto: false, nominalSpacing: 1.2 },
  returnIdler: { set: anIdlerSet(2, 10 * degree, 20), isAuto: false, nominalSpacing: 3 },
  idlerRules: usualIdlerRules(bareTrace),
  belt: { isAuto: false, minima, material: "steel-cord", price: 0 },
  curves: handbookCurveRules,
  horizontalCurves: {
    model: "full",
    driftAllowance: 0.05,
    mostBanking: { carry: 8 * degree, return: 15 * degree },
    bankings: {},
  },
  transition: { arrangement: "full-trough", idlers: 2, edgeFactor: 1.3, lowestTension: 0 },
  takeUp: { expansion: 1.17e-5, temperatureRange: 45, permanentShare: 0.0025, spliceLength: 1 },
};

export const workedDesign = {
  ...workedConveyor,
  carryIdler: { ...workedConveyor.carryIdler, centreFaceWidth: 0.441, wingFaceWidth: 0.441 },
};
