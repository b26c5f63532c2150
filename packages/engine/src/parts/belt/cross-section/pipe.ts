import { fillRatio, massFlowOfArea, requiredArea } from "../../../rules/adopted-1/capacity.ts";
import {
  availablePipeArea,
  defaultPipeDiameter,
  fillAngle,
  geometricOverlap,
  insideDiameter,
  netPipeArea,
  overlapDistance,
  pipeBurdenDepth,
  pipeBurdenWidth,
} from "../../../rules/adopted-1/pipe.ts";
import { half } from "../../../rules/belt-geometry/half-profile.ts";
import { constant } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { CapacityInput } from "./capacity-input.ts";

export interface PipeBurden {
  readonly requiredArea: number;
  readonly fillRatio: number;
  readonly fillAngle: number;
  readonly depth: number;
  readonly width: number;
  readonly isOverfull: boolean;
}

/** A belt closed to a tube: the load area is the inside of the tube less the overlapping belt. */
export interface PipeSection {
  readonly kind: "pipe";
  readonly pipeDiameter: number;
  readonly insideDiameter: number;
  readonly geometricOverlap: number;
  readonly overlap: number;
  readonly netArea: number;
  readonly availableArea: number;
  readonly lowDensity: PipeBurden;
  readonly highDensity: PipeBurden;
  readonly floodedCapacity: number;
}

export function pipeSection(trace: Trace, input: CapacityInput): PipeSection {
  const { beltWidth, beltThickness, beltSpeed, material, rules } = input;
  const pipeDiameter = rules.pipeDiameter ?? defaultPipeDiameter(trace, { beltWidth });
  const geometric = geometricOverlap(trace, { beltWidth, pipeDiameter, beltThickness });
  const overlap = overlapDistance(trace, { geometricOverlap: geometric });
  const inside = insideDiameter(trace, { pipeDiameter, beltThickness });
  const netArea = netPipeArea(trace, { insideDiameter: inside, beltThickness, overlap });
  const burden = (bulkDensity: number) => pipeBurden(trace, input, { inside, netArea, bulkDensity });
  return {
    kind: "pipe",
    pipeDiameter,
    insideDiameter: inside,
    geometricOverlap: geometric,
    overlap,
    netArea,
    availableArea: availablePipeArea(trace, { netPipeArea: netArea, fillLimit: rules.pipeFillLimit }),
    lowDensity: burden(material.lowBulkDensity),
    highDensity: burden(material.highBulkDensity),
    floodedCapacity: massFlowOfArea(trace, { area: netArea, beltSpeed, bulkDensity: material.highBulkDensity }),
  };
}

function pipeBurden(
  trace: Trace,
  input: CapacityInput,
  pipe: { readonly inside: number; readonly netArea: number; readonly bulkDensity: number },
): PipeBurden {
  const { massFlow, beltSpeed } = input;
  const radius = half(trace, { width: pipe.inside });
  const area = requiredArea(trace, { massFlow, beltSpeed, bulkDensity: pipe.bulkDensity });
  const angle = fillAngle(trace, { area, radius });
  return {
    requiredArea: area,
    fillRatio: fillRatio(trace, {
      requiredArea: area,
      slopeFactor: constant(trace, 1, fillRatio.definition.source),
      availableArea: pipe.netArea,
    }),
    fillAngle: angle,
    depth: pipeBurdenDepth(trace, { radius, angle }),
    width: pipeBurdenWidth(trace, { radius, angle }),
    isOverfull: area > pipe.netArea,
  };
}
