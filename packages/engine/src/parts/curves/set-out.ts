import { alongTangent, arcLength, tangentLength, tangentOffset } from "../../rules/belt-curves/arc.ts";
import {
  arcDeflection,
  arcStartChainage,
  arcStartLevel,
  arcTurned,
  setOutChainage,
  setOutDistance,
  setOutLevel,
  setOutSlope,
  setOutSource,
} from "../../rules/belt-curves/set-out.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { positive } from "../../trace/limit.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** A point of the arc to be set out on site. */
export interface SetOutPoint {
  /** Along the arc from its start, m. */
  readonly distance: number;
  readonly chainage: number;
  readonly level: number;
  /** Slope of the belt there, rad. */
  readonly slope: number;
  /** From the first tangent, m. */
  readonly tangentOffset: number;
}

export interface SetOutInput {
  readonly chainage: number;
  readonly level: number;
  /** Direction of travel, rad anticlockwise from increasing chainage. */
  readonly slopeBefore: number;
  readonly slopeAfter: number;
  readonly radius: number;
  /** Distance between points along the arc, m. */
  readonly increment: number;
}

const mostPoints = 5000;

/** Start, points at every increment along the arc, and end. */
export function setOutPoints(trace: Trace, input: SetOutInput): readonly SetOutPoint[] {
  const length = arcLength(trace, { radius: input.radius, deflection: arcDeflection(trace, input) });
  if (!(input.increment > 0) || !(length / input.increment <= mostPoints)) {
    throw new InputRefused({ subject: "set-out-points", input: "increment", value: input.increment, limit: positive });
  }
  const points: SetOutPoint[] = [];
  const count = Math.ceil(length / input.increment - 1e-9);
  for (let step = 0; step < count; step += 1) {
    const number = constant(trace, step, setOutSource);
    points.push(pointAt(trace, input, setOutDistance(trace, { number, increment: input.increment })));
  }
  points.push(pointAt(trace, input, length));
  return points;
}

/** From the corner to where the arc begins, m. */
export function tangentAt(trace: Trace, { radius, slopeBefore, slopeAfter }: Omit<SetOutInput, "increment">): number {
  return tangentLength(trace, { radius, deflection: arcDeflection(trace, { slopeBefore, slopeAfter }) });
}

function pointAt(trace: Trace, input: Omit<SetOutInput, "increment">, distance: number): SetOutPoint {
  const { radius, slopeBefore, slopeAfter } = input;
  const side = constant(trace, slopeAfter >= slopeBefore ? 1 : -1, setOutSource);
  const deflection = arcDeflection(trace, { slopeBefore, slopeAfter });
  const tangent = tangentLength(trace, { radius, deflection });
  const turned = arcTurned(trace, { distance, radius });
  const along = alongTangent(trace, { radius, turned });
  const offset = tangentOffset(trace, { radius, turned });
  const arc = { along, offset, slope: slopeBefore, side };
  const start = { tangent, slope: slopeBefore };
  return {
    distance,
    chainage: setOutChainage(trace, {
      start: arcStartChainage(trace, { chainage: input.chainage, ...start }),
      ...arc,
    }),
    level: setOutLevel(trace, { start: arcStartLevel(trace, { level: input.level, ...start }), ...arc }),
    slope: setOutSlope(trace, { slope: slopeBefore, side, turned }),
    tangentOffset: offset,
  };
}
