import { hasPulley } from "../../design/point.ts";
import { allowedSetLoad } from "../../rules/belt-curves/along.ts";
import { wayTo } from "../../rules/belt-geometry/belt-path.ts";
import {
  massOfOneRoll,
  rollLoadByLife,
  rollLoadBySlope,
  verticalOfNormal,
} from "../../rules/idler-loads/roll-force.ts";
import { setsInStretch } from "../../rules/idler-spacing/spacing.ts";
import { counted } from "../../solve/counted.ts";
import { withoutFindings } from "../../solve/machine/attempt.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { ballExponent, lifeSource, permittedLoad } from "../../standards/iso-281/bearing-life.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, isEqual, isFiniteNumber, largest, none, positivePart, smallest } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import { runningStates } from "../duty/bearing-duty.ts";
import { type EvenStretch, evenStretchesOf } from "./closer-idlers.ts";
import { idlerFindings } from "./findings.ts";
import { type IdlerCheck, idlerCheck } from "./idler-check.ts";
import { type IdlerPlace, idlerDuty, idlerPlaces, type Strand, sectionsOn, sharesOf } from "./idler-places.ts";
import { graduatedAlong, recommendedFor, spacingQuestion } from "./idler-spacing.ts";
import type { IdlerParts, SetInPlace, StrandIdlers } from "./machine-idlers.ts";
import { resonancesOf } from "./resonances.ts";
import { setLoads } from "./roll-loads.ts";
import type { RollShare } from "./roll-shares.ts";
import { type IdlerRow, selectIdler, statesIn } from "./select-idler.ts";

/** The set chosen for a strand, or the one given. */
export function chooseIdler(
  context: MachineContext,
  strand: Strand,
  rows: readonly IdlerRow[] | undefined,
): { readonly set: IdlerRow; readonly parts: IdlerParts } {
  const { set, isAuto } = strand === "carry" ? context.input.carryIdler : context.input.returnIdler;
  const sections = sectionsOn(context, strand);
  if (!isAuto || rows === undefined || sections.length === 0) return { set, parts: { kind: "given" } };
  const { heaviest } = idlerPlaces(bareTrace, context, strand, sections);
  const found = selectIdler(bareTrace, idlerDuty(context, strand, heaviest), rows);
  if (found.kind === "none-fits") {
    return { set, parts: { kind: "none-fits", binding: found.binding, rejected: found.rejected } };
  }
  const parts = addWhenAsked({ kind: "selected" } as const, { rejected: () => found.rejected });
  return { set: found.row, parts };
}

const setSum = defineSum({
  id: "idlers/sets",
  source: adopted("sets of all sections of a strand"),
  output: { symbol: "n", unit: "1" },
  term: "n",
});

/** The idlers of a strand as they stand; absent where it has none. */
export function strandIdlers(
  trace: Trace,
  context: MachineContext,
  strand: Strand,
  parts: IdlerParts,
): StrandIdlers | undefined {
  const sections = sectionsOn(context, strand);
  if (sections.length === 0) return undefined;
  const { set } = strand === "carry" ? context.input.carryIdler : context.input.returnIdler;
  trace.place = {};
  const places = idlerPlaces(trace, context, strand, sections);
  const shares = sharesOf(trace, context, strand, set);
  const nominal = inPlace(withoutFindings(trace), context, strand, { place: places.nominal, shares });
  trace.place = places.heaviest.pointId === undefined ? {} : { pointId: places.heaviest.pointId };
  const heaviest = inPlace(trace, context, strand, { place: places.heaviest, shares });
  trace.place = {};
  if (parts.kind === "none-fits") {
    const values = { rejected: counted(trace, parts.rejected.length) };
    idlerFindings["idler-none-fits"].raise(trace, { subject: `idler/${strand}/${parts.binding}`, values });
  }
  const stretches = evenStretches(trace, context, sections);
  const setsOf = (isOne: (isImpact: boolean) => boolean) =>
    setSum(
      trace,
      stretches.filter(({ isImpact }) => isOne(isImpact)).map((stretch) => setsInStretch(stepsOnly(trace), stretch)),
    );
  const question = spacingQuestion(trace, context, strand, nominal);
  const recommended = recommendedFor(trace, question);
  return {
    strand,
    set,
    parts,
    nominal,
    heaviest,
    requiredLife: context.input.idlerRules.requiredLife,
    sets: setsOf((isImpact) => !isImpact),
    impactSets: setsOf((isImpact) => isImpact),
    ...(recommended === undefined ? {} : { recommended }),
    graduated: graduatedAlong(trace, question),
    resonances: resonancesOf(trace, context, strand, sections),
  };
}

/** Belt between pulleys with idlers at one spacing: a point on its way, such as a hopper, parts no stretch. */
function evenStretches(
  trace: Trace,
  { design, solution }: MachineContext,
  sections: readonly number[],
): readonly EvenStretch[] {
  const stretches: EvenStretch[] = [];
  let before: number | undefined;
  for (const at of sections) {
    const point = design.points[at];
    if (point === undefined) continue;
    const { length = none(trace) } = solution.loop.sections[at] ?? {};
    let goesOn = before === at - 1 && !hasPulley(point);
    for (const stretch of evenStretchesOf(stepsOnly(trace), point.section, length)) {
      addStretch(trace, stretches, stretch, goesOn);
      goesOn = true;
    }
    before = at;
  }
  return stretches;
}

/** Joined to the last where it goes on alike. */
function addStretch(trace: Trace, stretches: EvenStretch[], stretch: EvenStretch, goesOn: boolean): void {
  const last = stretches.at(-1);
  const isSame = last !== undefined && last.isImpact === stretch.isImpact && isEqual(last.spacing, stretch.spacing);
  if (!goesOn || !isSame) stretches.push(stretch);
  else {
    const length = wayTo(stepsOnly(trace), { before: last.length, length: stretch.length });
    stretches.splice(-1, 1, { ...stretch, length });
  }
}

function inPlace(
  trace: Trace,
  context: MachineContext,
  strand: Strand,
  { place, shares }: { readonly place: IdlerPlace; readonly shares: readonly RollShare[] },
): SetInPlace {
  const { input, design } = context;
  const { set } = strand === "carry" ? input.carryIdler : input.returnIdler;
  const duty = idlerDuty(context, strand, place);
  const rollMass = massOfOneRoll(trace, { rotatingMass: set.rotatingMass, rolls: set.rolls });
  const placed = { ...duty.place, shares, rollMass };
  const loads = setLoads(trace, placed);
  const states = runningStates(trace, design);
  const byDuty = states && place.fullMass !== undefined ? { states, fullMass: place.fullMass } : undefined;
  const check = idlerCheck(trace, {
    roll: set.roll,
    loads: loads.rolls,
    ...statesIn(withoutFindings(trace), placed, byDuty),
    beltSpeed: design.beltSpeed,
    requiredLife: duty.requiredLife,
    allowedSlope: set.allowedSlope,
    modulus: duty.modulus,
  });
  return { ...place, loads, check };
}

const unlimited = Number.POSITIVE_INFINITY;

/** Load one set may carry by the life and the slope of its rolls, N; absent without idlers, or where neither limits it. */
export function allowedSetLoadOf(trace: Trace, context: MachineContext, idlers: StrandIdlers | undefined) {
  if (idlers === undefined) return undefined;
  const { set, nominal, requiredLife } = idlers;
  const { check } = nominal;
  const steps = withoutFindings(trace);
  const { rotation } = check;
  const exponent = constant(trace, ballExponent, lifeSource);
  const asked = { dynamicRating: set.roll.dynamicRating, life: requiredLife, rotation, exponent };
  // Where next to no life is asked for, any load will do.
  const isLimited = isFiniteNumber(permittedLoad.evaluate(asked));
  const most = isLimited ? permittedLoad(steps, asked) : unlimited;
  const shares = sharesOf(withoutFindings(stepsOnly(trace)), context, idlers.strand, set);
  const rollMass = massOfOneRoll(steps, { rotatingMass: set.rotatingMass, rolls: set.rolls });
  const byLife = most < unlimited ? rollLoadByLife(steps, { most, rollMass, gravity: context.design.gravity }) : most;
  const loads = check.rolls.flatMap((roll, at) => {
    const share = largest(shares[at]?.material ?? none(trace), shares[at]?.belt ?? none(trace));
    const rollLoad = allowedRollLoad(steps, roll, byLife, set.allowedSlope);
    return share > 0 && rollLoad > 0 && rollLoad < unlimited ? [allowedSetLoad(steps, { rollLoad, share })] : [];
  });
  const [first, ...rest] = loads;
  return first === undefined ? undefined : smallest(first, ...rest);
}

function allowedRollLoad(
  trace: Trace,
  { load, shaftSlope }: IdlerCheck["rolls"][number],
  byLife: number,
  allowedSlope: number,
): number {
  const { normal, vertical } = load;
  const bySlope = shaftSlope > 0 ? rollLoadBySlope(trace, { normal, allowedSlope, slope: shaftSlope }) : unlimited;
  const allowed = positivePart(trace, smallest(byLife, bySlope));
  if (!(normal > 0) || !(allowed < unlimited)) return allowed;
  return verticalOfNormal(trace, { allowed, vertical, normal });
}
