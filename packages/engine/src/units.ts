/** Sizes of units that sources print, in SI. Every formula takes and gives SI; these stand only where a source prints them. */
export const degree = Math.PI / 180;
export const inch = 0.0254;
export const foot = 0.3048;
export const pound = 0.45359237;
export const standardGravity = 9.80665;
export const poundForce = pound * standardGravity;
export const poundPerFoot = pound / foot;
export const poundForcePerInch = poundForce / inch;
