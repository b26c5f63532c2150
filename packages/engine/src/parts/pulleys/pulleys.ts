import { placeOnPulley } from "../../rules/belt-geometry/belt-path.ts";
import { sizeOf, torqueWithoutSign } from "../../rules/mechanics/sign.ts";
import { hubTorque, unevenHubs } from "../../rules/pulley-disc/annular-plate.ts";
import { hubArm } from "../../rules/pulley-loads/resultant.ts";
import { diameterOverLagging } from "../../rules/rotating-parts/pulley-sizes.ts";
import { diameterForSlope } from "../../rules/shaft-bending/deflection.ts";
import { attempt } from "../../solve/machine/attempt.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { pulleyCost } from "../../solve/machine/cost-steps.ts";
import { keywayFactor, pressFitFactor } from "../../standards/as-1403-2004/stress-factors.ts";
import { cemaB105, lockingMakers, shigley } from "../../standards/machine-sources.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { pulleyFindings } from "./findings.ts";
import type { BeltContact, MachinePulley, PulleyParts, ShaftAlternatives } from "./machine-pulleys.ts";
import { laggingCheck } from "./minimum-diameter.ts";
import { lockingCheck } from "./pulley-body.ts";
import { hubDiameter, type PulleyCheck, pulleyCheck } from "./pulley-check.ts";
import { type PlacedPulley, placedPulleys, sideOf } from "./pulley-duty.ts";
import type { PulleyLoad } from "./pulley-load.ts";
import { cemaDiameter, goodmanShaft, shaftSafety } from "./shaft-strength.ts";

/** Every pulley checked where it stands, with the parts it has. */
export function machinePulleys(
  trace: Trace,
  context: MachineContext,
  partsOf: ReadonlyMap<string, PulleyParts>,
): readonly MachinePulley[] {
  return placedPulleys(trace, context).map((one) => {
    trace.place = { pointId: one.point.id };
    const parts = partsOf.get(one.point.id) ?? { kind: "given" };
    reportBearing(trace, one);
    const pulley = checked(trace, one, parts);
    reportParts(trace, pulley);
    return pulley;
  });
}

/** No row will do: of which part, by which limit, and the load it should have carried. */
function reportParts(trace: Trace, { parts, check }: MachinePulley): void {
  if (parts.kind !== "none-fits") return;
  const subject = `pulley/${parts.part}/${parts.binding}`;
  const values = check === undefined ? {} : { load: check.loads.strength.resultant };
  pulleyFindings["pulley-none-fits"].raise(trace, { subject, values });
}

function reportBearing(trace: Trace, { given }: PlacedPulley): void {
  const { bearingRating: rating } = given.built;
  if (rating === undefined) pulleyFindings["bearing-rating-unknown"].raise(trace, {});
  else if (given.isRatingEstimated) pulleyFindings["bearing-rating-estimated"].raise(trace, { values: { rating } });
}

function checked(trace: Trace, one: PlacedPulley, parts: PulleyParts): MachinePulley {
  const { point, given, duty, group, minimumDiameter } = one;
  const { built, bearingCentres, cost } = given;
  const check = attempt(trace, "pulley-not-computed", () => pulleyCheck(trace, duty, built, given.rules));
  const alternatives =
    check === undefined ? undefined : attempt(trace, "pulley-not-computed", () => alternativesOf(trace, check, one));
  const locking = check === undefined ? undefined : lockingOf(trace, one, check);
  return {
    pointId: point.id,
    kind: point.kind,
    group,
    minimumDiameter,
    parts,
    built,
    bearingCentres,
    contact: contactOf(trace, one),
    ...(check === undefined ? {} : { check }),
    ...(alternatives === undefined ? {} : { alternatives }),
    lagging: laggingOf(trace, one),
    ...(locking === undefined ? {} : { locking }),
    mass: check?.mass ?? built.mass ?? none(trace),
    inertia: given.inertia ?? check?.inertia ?? none(trace),
    cost: pulleyCost(trace, cost),
    isRatingEstimated: given.isRatingEstimated,
  };
}

function contactOf(trace: Trace, { point, duty }: PlacedPulley): BeltContact {
  const { arrivingDirection, leavingDirection, wrapAngle } = duty;
  const side = sideOf(trace, point.pulley);
  return {
    contactAngle: placeOnPulley(trace, { direction: arrivingDirection, side }),
    departAngle: placeOnPulley(trace, { direction: leavingDirection, side }),
    wrapAngle,
  };
}

const notchOf = (trace: Trace) => ({
  bendingFactor: constant(trace, 2.07, shigley("notch factors of a keyless locking element")),
  torsionFactor: constant(trace, 1.5, shigley("notch factors of a keyless locking element")),
});
const otherSafety = (trace: Trace) => constant(trace, 1.5, adopted("safety of a shaft by the other rules"));
const keywayFactorOf = (trace: Trace) => constant(trace, 0.63, cemaB105("profile keyway in annealed steel"));

/** The hubs by the other two rules, under the load that asks for most of each. */
function alternativesOf(
  trace: Trace,
  { loads }: PulleyCheck,
  { duty, given: { built, rules, bearingCentres } }: PlacedPulley,
): ShaftAlternatives {
  const { steel } = duty;
  const { tensileStrength, modulus } = steel;
  const { hubCentres, shaftDiameter } = built.body;
  const notch = notchOf(trace);
  const safety = otherSafety(trace);
  const sectionOf = ({ hubMoment, torque }: PulleyLoad) => ({ moment: hubMoment, torque });
  const worst = [loads.strength, loads.largestTorque].reduce((most, load) =>
    goodmanOf(bareTrace, load) > goodmanOf(bareTrace, most) ? load : most,
  );
  function goodmanOf(to: Trace, load: PulleyLoad): number {
    return goodmanShaft(to, steel, sectionOf(load), { ...notch, safety });
  }
  const safeties = shaftSafety(trace, steel, sectionOf(worst), { ...notch, diameter: shaftDiameter });
  return {
    goodmanDiameter: goodmanOf(trace, worst),
    cemaDiameter: cemaDiameter(trace, steel, sectionOf(worst), { safety, keywayFactor: keywayFactorOf(trace) }),
    pressFitDiameter: hubDiameter(trace, duty, rules, loads, pressFitFactor(trace, { tensileStrength })),
    keywayDiameter: hubDiameter(trace, duty, rules, loads, keywayFactor(trace, { tensileStrength })),
    slopeDiameter: diameterForSlope(trace, {
      force: loads.running.bearingLoad,
      arm: hubArm(trace, { bearingCentres, hubCentres }),
      hubCentres,
      modulus,
      allowedSlope: rules.allowedHubSlope,
    }),
    fatigueSafety: safeties.fatigue,
    yieldSafety: safeties.yield,
  };
}

function laggingOf(trace: Trace, { given, duty }: PlacedPulley): MachinePulley["lagging"] {
  const { laggingThickness: thickness, shellDiameter } = given.built.body;
  const kind = thickness > 0 ? given.lagging : "none";
  const { arriving, leaving } = duty.cases
    .filter(({ state }) => state === "running")
    .reduce((most, pull) => (pull.arriving + pull.leaving > most.arriving + most.leaving ? pull : most));
  const pull = {
    arriving,
    leaving,
    diameterOverLagging: diameterOverLagging(trace, { shellDiameter, laggingThickness: thickness }),
    beltWidth: duty.beltWidth,
  };
  const onShell = { kind, thickness, pressure: none(trace), isAdequate: true } as const;
  if (kind === "none") return onShell;
  return (
    attempt(trace, "pulley-not-computed", () => ({
      kind,
      thickness,
      ...laggingCheck(trace, { ...pull, lagging: kind }),
    })) ?? onShell
  );
}

/** Whether the locking elements hold; absent where no rated torque is typed. */
function lockingOf(trace: Trace, { given, duty }: PlacedPulley, { loads, disc }: PulleyCheck) {
  const { lockTorque: ratedTorque, built } = given;
  if (ratedTorque === undefined) return undefined;
  const torque = duty.isDriven ? sizeOf(trace, torqueWithoutSign, loads.largestTorque.torque) : none(trace);
  return attempt(trace, "pulley-not-computed", () =>
    lockingCheck(trace, {
      // The hub next to the coupling takes more than half of the torque.
      torque: hubTorque(trace, { share: constant(trace, hubTorqueShare, unevenHubs), torque }),
      axialForce: none(trace),
      shaftDiameter: built.body.shaftDiameter,
      ratedTorque,
      bendingShare: constant(trace, 0.25, lockingMakers("bending beside the rated torque")),
      discMoment: disc.discMoment,
    }),
  );
}

/** Torque of one of two hubs that share it unevenly. */
const hubTorqueShare = 0.6;
