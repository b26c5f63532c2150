import type { MachineContext } from "../../solve/machine/context.ts";
import type { CaseResult } from "../../solve/tension/case-result.ts";
import { decidingEdgeTension, edgeTensionAtPull } from "../../standards/din-22101-2011/belt-strength.ts";
import { largest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { beltChecks } from "./findings.ts";
import { strengthForJoints } from "./joint-strength.ts";

/** The belt by DIN 22101, clause 10. N/m. */
export interface JointEndurance {
  /** Edge tension that decides: running, or of a start or stop less the rise allowed there. */
  readonly edgeTension: number;
  /** Nominal strength the belt needs. */
  readonly requiredStrength: number;
}

/** A transition as far as its edge goes: the tension it was computed for, and what the edge has then. */
interface TransitionEdge {
  readonly pointId: string;
  readonly side: "leaving-trough" | "entering-trough";
  readonly tension: number;
  readonly din: { readonly edge: number } | undefined;
}

/** Strength the joints of a belt need, from the largest edge tension of its transitions. Absent without a transition. */
export function jointEndurance(
  trace: Trace,
  context: MachineContext,
  transitions: readonly TransitionEdge[],
): JointEndurance | undefined {
  const edgeTension = largestEdgeTension(trace, context, transitions);
  if (edgeTension === undefined) return undefined;
  const { design } = context;
  trace.place = {};
  const requiredStrength = strengthForJoints(trace, design, design.belt.carcass, edgeTension);
  const { strength } = design.belt;
  if (strength > 0)
    beltChecks["joint-endurance-low"].check(trace, {
      place: {},
      values: { strength, edgeTension },
      limit: requiredStrength,
    });
  return { edgeTension, requiredStrength };
}

/** The edge tension that decides, N/m; absent without a transition. */
export function largestEdgeTension(
  trace: Trace,
  context: MachineContext,
  transitions: readonly TransitionEdge[],
): number | undefined {
  const [first, ...others] = transitions.flatMap((one) => edgeOf(trace, context, one) ?? []);
  return first === undefined ? undefined : largest(first, ...others);
}

function edgeOf(trace: Trace, { design, cases }: MachineContext, transition: TransitionEdge): number | undefined {
  const { din, tension, pointId, side } = transition;
  if (din === undefined) return undefined;
  const at = design.points.findIndex(({ id }) => id === pointId);
  const tensionIn = ({ points }: CaseResult) =>
    (side === "entering-trough" ? points[at]?.leaving : points[at]?.arriving) ?? tension;
  const edgeIn = (isAsked: (result: CaseResult) => boolean) =>
    edgeTensionAtPull(trace, {
      edgeTension: din.edge,
      tension,
      pull: largest(Number.NEGATIVE_INFINITY, ...cases.filter(isAsked).map(tensionIn)),
      beltWidth: design.belt.width,
    });
  trace.place = { pointId };
  return decidingEdgeTension(trace, {
    running: edgeIn(({ motion }) => motion === "running"),
    transient: edgeIn(({ motion }) => motion !== "coasting"),
    allowedRise: design.beltRules.allowedTensionRise,
  });
}
