import type { Design } from "../../design/design.ts";
import {
  jointEndurances,
  requiredNominalStrength,
  strengthSafety,
} from "../../standards/din-22101-2011/belt-strength.ts";
import { adopted } from "../../standards/sources.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Belt } from "./belt-input.ts";

const edgeFactorSource = adopted("edge factor 1: the edge tension is computed, not estimated");

/** Nominal strength that joints of a carcass need under an edge tension, N/m. */
export function strengthForJoints(
  trace: Trace,
  { settings }: Design,
  carcass: Belt["carcass"],
  edgeTension: number,
): number {
  const { joint, operation, jointEndurance: certified } = settings.din;
  const { source } = requiredNominalStrength.definition;
  const usual = jointEndurances[carcass];
  return requiredNominalStrength(trace, {
    edgeFactor: constant(trace, 1, edgeFactorSource),
    largestPull: edgeTension,
    jointSafety: constant(trace, strengthSafety[joint].joint, source),
    operationSafety: constant(trace, strengthSafety[operation].operation, source),
    jointEndurance: certified ?? constant(trace, usual.value, usual.source),
  });
}
