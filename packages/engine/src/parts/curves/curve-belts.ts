import type { Section } from "../../design/point.ts";
import { half } from "../../rules/belt-geometry/half-profile.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { lineLoadIn } from "../../solve/tension/case-result.ts";
import { largest, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { halfProfile } from "../belt/cross-section/half-profile.ts";
import type { IdlerSet } from "../idlers/idler-set.ts";
import type { CurveBelt } from "./curve-input.ts";
import { type TroughProfile, troughProfile } from "./horizontal/trough-profile.ts";

/** The idlers of a section. */
export function idlerOf({ design }: MachineContext, section: Section): IdlerSet {
  return section.idler ?? (section.strand === "carry" ? design.carryIdler : design.returnIdler);
}

/** Profiles of the belt on its idlers: most curves share one set, so each is computed once. */
export function profiles(trace: Trace, context: MachineContext): (idler: IdlerSet) => TroughProfile {
  const known = new Map<IdlerSet, TroughProfile>();
  return (idler) => {
    const found = known.get(idler) ?? profileOf(trace, context, idler);
    known.set(idler, found);
    return found;
  };
}

function profileOf(trace: Trace, { design }: MachineContext, idler: IdlerSet): TroughProfile {
  const { width: beltWidth } = design.belt;
  // A pipe is round in every direction: its curves are judged as those of a belt without edges.
  if (idler.shape === "pipe")
    return troughProfile(trace, [{ length: half(trace, { width: beltWidth }), angle: none(trace) }]);
  return troughProfile(trace, halfProfile(trace, { beltWidth, idler, centreLengthRule: "roll" }));
}

/** Belt and load at a point: of its two sections the heavier load. */
export function curveBelt(context: MachineContext, at: number, profile: TroughProfile): CurveBelt {
  const { design, solution } = context;
  const full = solution.cases["running-full"];
  const before = at === 0 ? design.points.length - 1 : at - 1;
  return {
    profile,
    modulus: design.belt.modulus,
    ratedTension: solution.belt.rating,
    beltMass: design.belt.mass,
    materialMass: largest(lineLoadIn(full, at), lineLoadIn(full, before)),
    beltSpeed: design.beltSpeed,
  };
}
