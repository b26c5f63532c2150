import type { FeederInput } from "@beltwright/engine";
import { feeder } from "../../document/records/calculators.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { degrees, percent } from "../si.ts";

/** Horizontal over vertical pressure in a bin. */
const pressureRatio = 0.4;

/** The feeder form as the engine takes it; a density of 0 is that of the material, a half angle of 0 that of the sizes. */
export function feederInputOf(conveyor: Conveyor): FeederInput {
  const bulkDensity = conveyor.fdrBulkDensity > 0 ? conveyor.fdrBulkDensity : conveyor.matl.hiBD;
  const { fdrSkirtLength: length, fdrSkirtWidth: width, fdrShearFactor: shearFriction } = conveyor;
  const volumeFlow = conveyor.capacityInp / 3.6 / bulkDensity;
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
    pressureRatio,
    ...(shearFriction > 0 ? { shearFriction } : {}),
    supportFriction: conveyor.fdrBeltFriction,
    ownWeight: 0,
    liftForce: 0,
    beltSpeed: conveyor.fdrSpeed,
    efficiency: percent(conveyor.fdrEfficiency),
    gravity: conveyor.gravity,
    ...(length > 0 && width > 0 ? { skirts: { length, width, friction: conveyor.matlFrictionSkirt, volumeFlow } } : {}),
  };
}

/** Speeds this close are those of one belt. */
const sameSpeed = 0.01;

/** The feeder that this conveyor itself is: its form has been used, for a belt of this speed. */
export function ownFeederOf(conveyor: Conveyor): FeederInput | undefined {
  const { fdrSpeed, beltSpeedInp } = conveyor;
  const values = new Map(Object.entries(conveyor));
  const isUsed = feeder.fields.some((field) => values.get(field.name) !== field.default);
  const isOwn = Math.abs(fdrSpeed - beltSpeedInp) <= sameSpeed * beltSpeedInp;
  return isUsed && isOwn ? feederInputOf(conveyor) : undefined;
}
