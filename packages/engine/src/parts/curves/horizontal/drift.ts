import {
  beltOnRoll,
  centreTiltFriction,
  conventionalRestoringForce,
  lateralPull,
  projectedPull,
  restoringForce,
  weightOnRoll,
  wingInside,
  wingOutside,
  wingTiltFriction,
} from "../../../rules/belt-curves/lateral-balance.ts";
import { grimmerKessler } from "../../../standards/machine-sources.ts";
import { adopted, geometry } from "../../../standards/sources.ts";
import { constant, isZero, none, opposite, plain } from "../../../trace/reference.ts";
import { defineSearch } from "../../../trace/search.ts";
import { defineSum } from "../../../trace/sum.ts";
import { bareTrace, type Trace } from "../../../trace/trace.ts";
import type { RollGeometry, RollWeights } from "./material-split.ts";

/** The published force balances: the adopted one, the least and the most cautious. */
export type DriftModel = "full" | "projected" | "conventional";

/** Positive towards the centre of the curve, m; or off the set altogether. */
export type Drift =
  | { readonly kind: "drift"; readonly drift: number }
  | { readonly kind: "leaves"; readonly towards: "inside" | "outside" };

/** The belt in one load case on its banked rolls. */
export interface DriftQuestion {
  readonly model: DriftModel;
  readonly rolls: RollGeometry;
  readonly beltWidth: number;
  readonly beltMass: number;
  /** Square to the belt line, m/s². */
  readonly gravity: number;
  readonly tension: number;
  readonly radius: number;
  readonly lineMass: number;
  readonly beltSpeed: number;
  readonly centrifugalCredit: number;
  readonly material: (drift: number) => RollWeights;
}

const driftSearch = defineSearch({
  id: "horizontal-curve/drift",
  source: grimmerKessler("lateral balance of a belt in a horizontal curve"),
  inputs: {
    pull: { symbol: "F_t", unit: "N/m" },
    restoringForce: { symbol: "Q", unit: "N/m" },
    banking: { symbol: "beta", unit: "rad" },
  },
  output: { symbol: "y", unit: "m" },
  rule: "drift at which the restoring force equals the pull, by halving between the ends of the wing",
});

const triedDrift = defineSearch({
  id: "horizontal-curve/tried-drift",
  source: grimmerKessler("lateral balance of a belt in a horizontal curve"),
  inputs: { wingLength: { symbol: "l_w", unit: "m" }, banking: { symbol: "beta", unit: "rad" } },
  output: { symbol: "y", unit: "m" },
  rule: "drift tried last, by halving between the ends of the wing",
});

const movedMaterial = defineSearch({
  id: "horizontal-curve/moved-material",
  source: geometry("load on the rolls of the trough"),
  inputs: { drift: { symbol: "y", unit: "m" }, gravity: { symbol: "g", unit: "m/s2" } },
  output: { symbol: "W_m", unit: "N/m" },
  rule: "weight of the load that stands over a roll once the belt has drifted",
});

/** Where the belt settles on its banked rolls. The balance has one root, since gravity draws a drifted belt back. */
export function driftOf(trace: Trace, question: DriftQuestion, banking: number): Drift {
  const { wingLength } = question.rolls;
  const surplus = (drift: number) => balance(bareTrace, question, drift, banking).surplus;
  if (surplus(wingLength) < 0) return { kind: "leaves", towards: "inside" };
  if (surplus(-wingLength) > 0) return { kind: "leaves", towards: "outside" };
  let low = -wingLength;
  let high = wingLength;
  for (let round = 0; round < 45; round += 1) {
    const middle = (low + high) / 2;
    if (surplus(middle) < 0) low = middle;
    else high = middle;
  }
  const found = (low + high) / 2;
  const { pull, restoring } = balance(trace, question, triedDrift(trace, { wingLength, banking }, found), banking);
  return { kind: "drift", drift: driftSearch(trace, { pull, restoringForce: restoring, banking }, found) };
}

/** Pull and restoring force at an assumed drift, N/m; the surplus grows with the drift. */
function balance(trace: Trace, question: DriftQuestion, drift: number, banking: number) {
  const { rolls, beltWidth, model } = question;
  const weights = weightsAt(trace, question, drift);
  const given = { ...weights, troughAngle: rolls.troughAngle, banking };
  const tug = lateralPull(trace, question);
  const pull =
    model === "projected"
      ? projectedPull(trace, {
          pull: tug,
          beltWidth,
          insideLength: wingInside(trace, { wingLength: rolls.wingLength, drift }),
          centreLength: rolls.centreLength,
          outsideLength: wingOutside(trace, { wingLength: rolls.wingLength, drift }),
          troughAngle: rolls.troughAngle,
          banking,
        })
      : tug;
  const restoring = model === "conventional" ? conventionalRestoringForce(trace, given) : restoringForce(trace, given);
  return { pull, restoring, surplus: restoring - pull };
}

const notCredited = adopted("friction of the belt on its rolls, shown and not credited");
const heldBy = defineSum({
  id: "horizontal-curve/roll-friction",
  source: notCredited,
  output: { symbol: "F_mu", unit: "N/m" },
  term: "F_mu",
});

/** Friction of the rolls that stands against any drift, N/m: a reserve that no balance counts. */
export function rollFriction(trace: Trace, question: DriftQuestion, drift: number, banking: number): number {
  const { troughAngle } = question.rolls;
  const on = weightsAt(trace, question, drift);
  const given = {
    creditFactor: constant(trace, 1, notCredited),
    friction: constant(trace, 0.35, notCredited),
    troughAngle,
  };
  return heldBy(trace, [
    wingTiltFriction(trace, { ...given, weight: on.inside, banking }),
    wingTiltFriction(trace, { ...given, weight: on.outside, banking: opposite(banking) }),
    centreTiltFriction(trace, { ...given, ...on, banking }),
  ]);
}

/** Belt and material on each roll at an assumed drift, N/m. */
function weightsAt(trace: Trace, question: DriftQuestion, drift: number): RollWeights {
  const { rolls, beltMass, gravity, beltWidth } = question;
  const belt = (length: number) => beltOnRoll(trace, { beltMass, gravity, length, beltWidth });
  const material = question.material(drift);
  if (trace.mode === "recorded") return recordedWeights(trace, question, drift, { belt, material });
  return {
    inside: belt(rolls.wingLength + drift) + material.inside,
    centre: belt(rolls.centreLength) + material.centre,
    outside: belt(rolls.wingLength - drift) + material.outside,
  };
}

function recordedWeights(
  trace: Trace,
  { rolls, gravity }: DriftQuestion,
  drift: number,
  { belt, material }: { readonly belt: (length: number) => number; readonly material: RollWeights },
): RollWeights {
  const { wingLength, centreLength } = rolls;
  const on = (length: number, weight: number) => {
    const load = isZero(weight) ? none(trace) : movedMaterial(trace, { drift, gravity }, plain(weight));
    return weightOnRoll(trace, { belt: belt(length), material: load });
  };
  return {
    inside: on(wingInside(trace, { wingLength, drift }), material.inside),
    centre: on(centreLength, material.centre),
    outside: on(wingOutside(trace, { wingLength, drift }), material.outside),
  };
}

/**
 * Banking that holds the belt at a given drift, rad; absent when no banking does. The balance is P cos β + S sin β = F,
 * and with the pull projected a tangent.
 */
export function findBanking(question: DriftQuestion, drift: number): number | undefined {
  const { rolls, beltWidth, model } = question;
  const { inside, centre, outside } = weightsAt(bareTrace, question, drift);
  const wing = model === "conventional" ? Math.cos(rolls.troughAngle) : 1;
  const level = wing * Math.sin(rolls.troughAngle) * (inside - outside);
  const tilt = wing * Math.cos(rolls.troughAngle) * (inside + outside) + centre;
  const pull = lateralPull(bareTrace, question);
  if (model !== "projected") {
    const share = pull / Math.hypot(level, tilt);
    return Math.abs(share) > 1 ? undefined : Math.asin(share) - Math.atan2(level, tilt);
  }
  const { troughAngle, wingLength, centreLength } = rolls;
  const flat = 2 * wingLength * Math.cos(troughAngle) + centreLength;
  const lean = tilt + (pull * Math.sin(troughAngle) * 2 * drift) / beltWidth;
  return lean <= 0 ? undefined : Math.atan(((pull * flat) / beltWidth - level) / lean);
}
