import type { FramedSet } from "@beltwright/drawing";

/** What a row of the idler library says of its looks; what is missing or no number yet counts as 0. */
export function drawnIdler(values: Readonly<Record<string, unknown>>): FramedSet & { readonly description: string } {
  const number = (name: string) => {
    const value = values[name];
    return typeof value === "number" && Number.isFinite(value) ? value : 0;
  };
  const words = (name: string) => (typeof values[name] === "string" ? values[name] : "");
  return {
    description: words("description"),
    idlerType: words("idlerType"),
    isOffset: values.isOffset === true,
    noOfRolls: number("noOfRolls"),
    troughAngle: number("troughAngle"),
    beltWidth: number("beltWidth"),
    rollDia: number("rollDia"),
    rollDiaCentre: number("rollDiaCentre"),
    rollDiaWing: number("rollDiaWing"),
    faceWidth: number("faceWidth"),
    faceWidthCentre: number("faceWidthCentre"),
    faceWidthWing: number("faceWidthWing"),
    fixingWidth: number("fixingWidth"),
    shaftDia: number("shaftDia"),
    faceToSprtDim: number("faceToSprtDim"),
    faceToHingeDim: number("faceToHingeDim"),
    faceToBrgDim: number("faceToBrgDim"),
    brgCtrs: number("brgCtrs"),
  };
}
