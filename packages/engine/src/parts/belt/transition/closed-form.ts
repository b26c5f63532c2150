import { allowedFibreTension, widthTension } from "../../../rules/belt-curves/fibre-tension.ts";
import { wingLength } from "../../../rules/belt-curves/trough-heights.ts";
import {
  centreReserve,
  centreTensionInClosedForm,
  centreTransitionLength,
  edgeReserve,
  edgeTensionInClosedForm,
  edgeTransitionLength,
} from "../../../rules/belt-transition/fibre.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { TransitionInput } from "./transition-input.ts";

/** A full trough for small strains, by hand: lengths, m, and tensions at a length, N/m of width. */
interface ClosedForm {
  /** Absent where the tension alone is outside the limit. */
  readonly edgeLength?: number;
  readonly centreLength?: number;
  readonly edge?: number;
  readonly centre?: number;
}

/** The closed forms hold for a pulley level with the centre roll only. */
export function transitionInClosedForm(trace: Trace, input: TransitionInput): ClosedForm {
  const { beltWidth, troughAngle, modulus, length, arrangement } = input;
  if (arrangement !== "full-trough" || !(troughAngle > 0) || !(beltWidth > input.centreLength)) return {};
  const mean = widthTension(trace, input);
  const shape = { wingLength: wingLength(trace, input), modulus, troughAngle, beltWidth };
  const high = edgeReserve(trace, { allowed: allowedFibreTension(trace, input), widthTension: mean });
  const low = centreReserve(trace, { widthTension: mean, lowestTension: input.lowestTension });
  return {
    ...(high > 0 && { edgeLength: edgeTransitionLength(trace, { ...shape, reserve: high }) }),
    ...(low > 0 && { centreLength: centreTransitionLength(trace, { ...shape, reserve: low }) }),
    ...(length !== undefined &&
      length > 0 && {
        edge: edgeTensionInClosedForm(trace, { ...shape, widthTension: mean, length }),
        centre: centreTensionInClosedForm(trace, { ...shape, widthTension: mean, length }),
      }),
  };
}
