import {
  bareTrace,
  constant,
  type FeederInput,
  inputSources,
  isEqual,
  isNumber,
  none,
  type Trace,
  volumeOfCapacity,
} from "@beltwright/engine";
import { feeder } from "../../document/records/calculators.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { degrees, percent, tonnesPerHour } from "../si.ts";

/** Horizontal over vertical pressure in a bin. */
const pressureRatio = 0.4;

/** The feeder form as the engine takes it; a density of 0 is that of the material, a half angle of 0 that of the sizes. */
export function feederInputOf(conveyor: Conveyor, trace: Trace = bareTrace): FeederInput {
  const bulkDensity = conveyor.fdrBulkDensity > 0 ? conveyor.fdrBulkDensity : conveyor.matl.hiBD;
  const { fdrSkirtLength: length, fdrSkirtWidth: width, fdrShearFactor: shearFriction } = conveyor;
  const hasSkirts = length > 0 && width > 0;
  const flow = { capacity: tonnesPerHour(conveyor.capacityInp), bulkDensity };
  return {
    materialHeight: conveyor.fdrMaterialH,
    outletLength: conveyor.fdrHopperLengthL,
    binWidth: conveyor.fdrBinWidthD,
    outletWidth: conveyor.fdrHopperWidthB,
    hopperHeight: conveyor.fdrHopperHh,
    ...(conveyor.fdrHalfAngle > 0 ? { halfAngle: degrees(conveyor.fdrHalfAngle) } : {}),
    bulkDensity,
    internalFriction: degrees(conveyor.fdrInternalFriction),
    wallFriction: degrees(conveyor.fdrWallFriction),
    outlet: conveyor.fdrFlow === "Conical" ? "round" : "slot",
    pressureRatio: constant(trace, pressureRatio, inputSources.binPressure),
    ...(shearFriction > 0 ? { shearFriction } : {}),
    supportFriction: conveyor.fdrBeltFriction,
    ownWeight: none(trace),
    liftForce: none(trace),
    beltSpeed: conveyor.fdrSpeed,
    efficiency: percent(conveyor.fdrEfficiency),
    gravity: conveyor.gravity,
    ...(hasSkirts
      ? { skirts: { length, width, friction: conveyor.matlFrictionSkirt, volumeFlow: volumeOfCapacity(trace, flow) } }
      : {}),
  };
}

/** Speeds this close are those of one belt. */
const sameSpeed = 0.01;

/** The feeder that this conveyor itself is: its form has been used, for a belt of this speed. */
export function ownFeederOf(conveyor: Conveyor, trace: Trace = bareTrace): FeederInput | undefined {
  const { fdrSpeed, beltSpeedInp } = conveyor;
  const values = new Map(Object.entries(conveyor));
  const isUsed = feeder.fields.some((field) => !isSame(values.get(field.name), field.default));
  const isOwn = Math.abs(fdrSpeed - beltSpeedInp) <= sameSpeed * beltSpeedInp;
  return isUsed && isOwn ? feederInputOf(conveyor, trace) : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return isNumber(one) && isNumber(other) ? isEqual(one, other) : one === other;
}
