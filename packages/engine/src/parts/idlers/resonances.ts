import { loadedMass } from "../../rules/mechanics/belt.ts";
import { counted } from "../../solve/counted.ts";
import { withoutFindings } from "../../solve/machine/attempt.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { lineLoadIn, tensionAtStart } from "../../solve/tension/case-result.ts";
import { largest, none, positivePart, smallest } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { idlerFindings } from "./findings.ts";
import type { Strand } from "./idler-places.ts";
import type { ResonantSection } from "./machine-idlers.ts";
import { isSwinging, resonance } from "./resonance.ts";

/** Sections of a strand whose belt swings with turning rolls, full or empty. One finding tells of all of them. */
export function resonancesOf(
  trace: Trace,
  context: MachineContext,
  strand: Strand,
  sections: readonly number[],
): readonly ResonantSection[] {
  const { full, empty } = {
    full: context.solution.cases["running-full"],
    empty: context.solution.cases["running-empty"],
  };
  const swinging: ResonantSection[] = [];
  for (const at of sections) {
    addResonance(swinging, trace, context, at, full);
    addResonance(swinging, trace, context, at, empty);
  }
  const subject = `idler-resonance/${strand}`;
  const met = swinging.filter(flaps);
  const resonant = met.length > 0 ? met : swinging.filter(({ isResonant }) => isResonant);
  report(trace, resonant, "idler-resonance", subject);
  const lobed = swinging.filter(({ isResonant }) => !isResonant);
  report(trace, lobed, "idler-resonance-two-lobes", subject);
  return swinging;
}

/** Shorter sections end before the belt swings. */
const fewestSpans = 3;

/** Only a free belt goes on swinging with its rolls. */
function flaps({ isMet, isFree }: ResonantSection): boolean {
  return isMet && isFree;
}

function addResonance(
  swinging: ResonantSection[],
  trace: Trace,
  { design, input, solution }: MachineContext,
  at: number,
  one: MachineContext["cases"][number],
): void {
  const point = design.points[at];
  const section = point?.section;
  const set = section?.strand === "return" ? input.returnIdler.set : input.carryIdler.set;
  const place = { pointId: point?.id ?? "", loadCase: one.name };
  trace.place = place;
  const steps = withoutFindings(stepsOnly(trace));
  const materialMass = lineLoadIn(one, at);
  const strand = {
    startTension: positivePart(trace, tensionAtStart(steps, one, at)),
    endTension: positivePart(trace, one.points[(at + 1) % one.points.length]?.arriving ?? 0),
    lineMass: loadedMass(steps, { beltMass: design.belt.mass, materialMass }),
    spacing: section?.idlerSpacing ?? none(trace),
    beltSpeed: design.beltSpeed,
    rollDiameter: set.roll.diameter,
    tolerance: input.idlerRules.resonanceTolerance,
  };
  const isShown = isSwinging(strand);
  if (!isShown && trace.mode !== "recorded") return;
  const found = resonance(steps, strand);
  if (!isShown) return;
  const isLong = (solution.loop.sections[at]?.length ?? 0) >= fewestSpans * strand.spacing;
  swinging.push({ ...found, ...place, isFree: isLong && !(materialMass > 0) });
}

function report(
  trace: Trace,
  found: readonly ResonantSection[],
  code: "idler-resonance" | "idler-resonance-two-lobes",
  subject: string,
): void {
  const [first, ...rest] = found;
  if (first === undefined) return;
  const nearest = rest.reduce((near, one) => (distanceOf(one) < distanceOf(near) ? one : near), first);
  const { pointId, loadCase, rollFrequency, beltFrequencies } = nearest;
  // Tension may fall along a section: what findings call the lowest frequency is not always that of its beginning.
  const [low, high] = [smallest(...beltFrequencies), largest(...beltFrequencies)];
  // A section that swings full and empty is one section.
  const sections = counted(trace, new Set(found.map((one) => one.pointId)).size);
  const values = { sections, rollFrequency, first: low, second: high };
  idlerFindings[code].raise(trace, {
    subject,
    place: { pointId, loadCase },
    values,
    severity: flaps(nearest) ? "warning" : "note",
  });
}

function distanceOf({ beltFrequencies, rollFrequency }: ResonantSection): number {
  return Math.min(...beltFrequencies.map((frequency) => Math.abs(frequency - rollFrequency)));
}
