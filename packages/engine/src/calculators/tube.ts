import { capacityChecks } from "../parts/belt/findings.ts";
import { fillRatio, massFlowOfArea, requiredArea } from "../rules/adopted-1/capacity.ts";
import {
  fillAngle,
  geometricOverlap,
  insideDiameter,
  netPipeArea,
  overlapDistance,
  pipeBurdenDepth,
} from "../rules/adopted-1/pipe.ts";
import { half } from "../rules/belt-geometry/half-profile.ts";
import {
  pipeCurveMultiples,
  pipeCurveRadius,
  pipeCurveSource,
  pipeRollFace,
  pipeTransition,
} from "../rules/pipe-guidance/guidance.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { positive } from "../trace/limit.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";

/** A belt closed to a tube by six rolls, SI. */
export interface TubeInput {
  readonly pipeDiameter: number;
  readonly beltWidth: number;
  readonly beltThickness: number;
  readonly massFlow: number;
  readonly beltSpeed: number;
  readonly bulkDensity: number;
  readonly lumpSize: number;
  readonly carcass: "fabric" | "steel";
}

interface Tube {
  readonly geometricOverlap: number;
  /** As designs show it: half the geometric one. */
  readonly overlap: number;
  readonly area: number;
  /** Area when all of the geometric overlap is inside the tube: a warning value. */
  readonly areaWithFullOverlap: number;
  readonly fillRatio: number;
  readonly depth: number;
  readonly floodedCapacity: number;
  readonly transitionLength: number;
  readonly curveRadius: number;
  readonly rollFace: number;
}

const multiples = {
  fabric: { transition: 25, curve: pipeCurveMultiples.fabric },
  steel: { transition: 50, curve: pipeCurveMultiples["steel-cord"] },
} as const;
const leastOverlap = 0.1;

/** Overlap, load area and fill of a pipe conveyor, with the makers' rules of thumb. */
export function tube(trace: Trace, input: TubeInput): Tube {
  const { beltWidth, pipeDiameter, beltThickness, massFlow, beltSpeed, bulkDensity } = input;
  const geometric = geometricOverlap(trace, { beltWidth, pipeDiameter, beltThickness });
  if (geometric <= 0) {
    throw new InputRefused({ subject: "tube", input: "geometricOverlap", value: geometric, limit: positive });
  }
  const overlap = overlapDistance(trace, { geometricOverlap: geometric });
  const inside = insideDiameter(trace, { pipeDiameter, beltThickness });
  const netArea = netPipeArea(trace, { insideDiameter: inside, beltThickness, overlap });
  const required = requiredArea(trace, { massFlow, beltSpeed, bulkDensity });
  const radius = half(trace, { width: inside });
  const n = multiples[input.carcass];
  const multiple = (value: number) => constant(trace, value, pipeCurveSource);
  const result: Tube = {
    geometricOverlap: geometric,
    overlap,
    area: netArea,
    areaWithFullOverlap: netPipeArea(trace, { insideDiameter: inside, beltThickness, overlap: geometric }),
    fillRatio: fillRatio(trace, {
      requiredArea: required,
      slopeFactor: constant(trace, 1, fillRatio.definition.source),
      availableArea: netArea,
    }),
    depth: pipeBurdenDepth(trace, { radius, angle: fillAngle(trace, { area: required, radius }) }),
    floodedCapacity: massFlowOfArea(trace, { area: netArea, beltSpeed, bulkDensity }),
    transitionLength: pipeTransition(trace, { multiple: multiple(n.transition), pipeDiameter }),
    curveRadius: pipeCurveRadius(trace, { multiple: multiple(n.curve), pipeDiameter }),
    rollFace: pipeRollFace(trace, { pipeDiameter }),
  };
  reportGuidance(trace, input, result);
  return result;
}

function reportGuidance(trace: Trace, input: TubeInput, { fillRatio: fill, geometricOverlap: overlap }: Tube): void {
  const { pipeDiameter, lumpSize } = input;
  const subject = "tube";
  capacityChecks["pipe-too-full"].check(trace, { subject, values: { fillRatio: fill } });
  capacityChecks["pipe-lump-too-large"].check(trace, { subject, values: { lumpSize }, limit: pipeDiameter / 3 });
  const leastShare = Math.max(0.3 * pipeDiameter, leastOverlap);
  capacityChecks["pipe-overlap-too-small"].check(trace, { subject, values: { overlap }, limit: leastShare });
}
