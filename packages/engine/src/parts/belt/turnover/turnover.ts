import {
  allowedFibreTension,
  slackReserve,
  tensionReserve,
  widthTension,
} from "../../../rules/belt-curves/fibre-tension.ts";
import { half } from "../../../rules/belt-geometry/half-profile.ts";
import {
  halfTurn,
  ruleLength,
  twistCentreLength,
  twistCentreTension,
  twistEdgeLength,
  twistEdgeTension,
  twistSag,
  twistStrain,
} from "../../../rules/belt-turnover/twist.ts";
import { adopted } from "../../../standards/sources.ts";
import { demandFinite } from "../../../trace/demand-finite.ts";
import { constant, largest } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { turnoverChecks, turnoverFindings } from "../findings.ts";

export type TurnoverArrangement = "unguided" | "guided" | "supported";
type TurnoverCarcass = "fabric" | "steel";

interface Guidance {
  /** Widest belt, m. */
  readonly widest: number;
  /** Length in belt widths; absent: not recommended. */
  readonly fabric: number;
  readonly steel: number | undefined;
}

/** Belt makers' rules of thumb, shown as guidance and open to the user's own multiple. */
const turnoverGuidance: Readonly<Record<TurnoverArrangement, Guidance>> = {
  unguided: { widest: 1.2, fabric: 10, steel: undefined },
  guided: { widest: 1.6, fabric: 12.5, steel: 22 },
  supported: { widest: 2.4, fabric: 10, steel: 15 },
};

const guidanceSource = turnoverFindings["turnover-not-recommended"].source;
const plainTension = adopted("tension of a turnover without factors");

export interface TurnoverInput {
  readonly beltWidth: number;
  readonly modulus: number;
  readonly ratedTension: number;
  /** Lowest tension of the return belt at the turnover, N. */
  readonly tension: number;
  readonly beltMass: number;
  readonly gravity: number;
  readonly arrangement: TurnoverArrangement;
  readonly carcass: TurnoverCarcass;
  readonly edgeFactor: number;
  readonly lowestTension: number;
  /** Length of the design, m. */
  readonly length: number;
  /** The user's own multiple of the belt width. */
  readonly multiple?: number;
}

export interface Turnover {
  readonly edgeTension: number;
  readonly centreTension: number;
  /** Of the edges along their helix, exact. */
  readonly edgeStrain: number;
  readonly sag: number;
  /** Absent when the mean tension leaves no reserve: no length would do. */
  readonly edgeLength: number | undefined;
  readonly centreLength: number | undefined;
  readonly ruleLength: number | undefined;
  readonly requiredLength: number | undefined;
}

/** A half turn of the return belt so that its clean side meets the idlers. */
export function turnover(trace: Trace, input: TurnoverInput): Turnover {
  demandFinite(trace, "turnover", input);
  const { beltWidth, modulus, tension, length } = input;
  const mean = widthTension(trace, { tension, beltWidth });
  const twist = { widthTension: mean, modulus, beltWidth, length };
  const lengths = requiredLengths(trace, input);
  const span = input.arrangement === "unguided" ? length : halfTurn(trace, { length });
  const result: Turnover = {
    edgeTension: twistEdgeTension(trace, twist),
    centreTension: twistCentreTension(trace, twist),
    edgeStrain: twistStrain(trace, { fromMiddle: half(trace, { width: beltWidth }), length }),
    sag: twistSag(trace, { beltMass: input.beltMass, gravity: input.gravity, span, tension }),
    ...lengths,
  };
  report(trace, input, result);
  return result;
}

function requiredLengths(trace: Trace, input: TurnoverInput) {
  const { beltWidth, modulus, tension } = input;
  const allowedTension = allowedFibreTension(trace, input);
  const tensionFactor = constant(trace, 1, plainTension);
  const high = tensionReserve(trace, { allowedTension, tensionFactor, tension, beltWidth });
  const low = slackReserve(trace, { tensionFactor, tension, beltWidth, lowestTension: input.lowestTension });
  const edgeLength = high > 0 ? twistEdgeLength(trace, { beltWidth, modulus, reserve: high }) : undefined;
  const centreLength = low > 0 ? twistCentreLength(trace, { beltWidth, modulus, reserve: low }) : undefined;
  const guided = turnoverGuidance[input.arrangement][input.carcass];
  const multiple = input.multiple ?? (guided === undefined ? undefined : constant(trace, guided, guidanceSource));
  const rule = multiple === undefined ? undefined : ruleLength(trace, { multiple, beltWidth });
  const requiredLength =
    edgeLength === undefined || centreLength === undefined
      ? undefined
      : largest(edgeLength, centreLength, rule ?? edgeLength);
  return { edgeLength, centreLength, ruleLength: rule, requiredLength };
}

function report(trace: Trace, input: TurnoverInput, result: Turnover): void {
  const { arrangement, carcass, beltWidth, length } = input;
  const guide = turnoverGuidance[arrangement];
  const limit = constant(trace, guide.widest, guidanceSource);
  turnoverChecks["turnover-belt-too-wide"].check(trace, { values: { beltWidth }, limit });
  if (guide[carcass] === undefined) turnoverFindings["turnover-not-recommended"].raise(trace, {});
  const { requiredLength } = result;
  if (requiredLength === undefined) {
    turnoverFindings["turnover-no-length-suffices"].raise(trace, { values: { tension: input.tension } });
  } else turnoverChecks["turnover-too-short"].check(trace, { values: { length }, limit: requiredLength });
}
