import type { Drawing } from "../description/drawing.ts";
import type { View } from "../description/view.ts";

/** Pixels of a millimetre on paper. */
export const pixelsPerMm = 96 / 25.4;
const unitMm = { m: 1000, mm: 1 } as const;

/** ISO 5455: one, two and five, and their tens. */
function nextStandard(reduction: number): number {
  const ten = 10 ** Math.floor(Math.log10(reduction));
  return ten * ([1, 2, 5, 10].find((step) => step * ten >= reduction * (1 - 1e-9)) ?? 10);
}

/** Millimetres of the thing for one on paper. */
const reductionOf = (unit: "m" | "mm", pixels: number) => (unitMm[unit] * pixelsPerMm) / pixels;

/** Pixels for a unit at the largest standard scale that is no larger than this one; undefined of what has no scale. */
export function standardScale(unit: Drawing["unit"], pixels: number): number | undefined {
  if (unit === "px" || !(pixels > 0) || !Number.isFinite(pixels)) return undefined;
  return (unitMm[unit] * pixelsPerMm) / nextStandard(reductionOf(unit, pixels));
}

/** The scale as a title block says it: `1:500`, with heights apart where they are drawn larger; undefined of what has none. */
export function scaleText({ unit }: Pick<Drawing, "unit">, { scaleX, scaleY }: View): string | undefined {
  if (unit === "px") return undefined;
  const [along, up] = [ratioText(reductionOf(unit, scaleX)), ratioText(reductionOf(unit, scaleY))];
  return along === up ? along : `${along} / ${up}`;
}

function ratioText(reduction: number): string {
  const rounded = (value: number) => String(Number(value.toPrecision(3)));
  return reduction >= 1 ? `1:${rounded(reduction)}` : `${rounded(1 / reduction)}:1`;
}
