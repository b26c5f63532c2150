import type { Design } from "../../design/design.ts";
import { frictionFactors, tiltFactor, usualSkirtWidth } from "../../standards/gb-17119/special.ts";
import { gbProfile } from "../profiles/gb.ts";
import { type ConveyorFactors, isoMethod } from "./iso.ts";
import type { ResistanceMethod } from "./method.ts";

/**
 * GB/T 17119 as the DTII(A) handbook applies it: ISO 5048 with a friction factor from a table, skirts that rub over their
 * whole length, and cleaners pressed on harder.
 */
export function gbMethod(design: Design, factors: ConveyorFactors): ResistanceMethod {
  return isoMethod(design, factors, {
    profile: gbProfile,
    usualFriction: frictionFactors.usual,
    skirtWidth: usualSkirtWidth,
    skirts: "whole",
    tiltFactor,
  });
}
