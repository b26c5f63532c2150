import { cema5 } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import type { SectionResult } from "../tension/case-result.ts";
import type { SheetFacts } from "./sheet.ts";

/** A section of the belt on idlers, running full. SI. */
export interface Flight extends Pick<SectionResult, "pointId" | "lineLoad" | "frictionFactor" | "parts" | "friction"> {
  readonly length: number;
  /** Kx, N/m, where the method has it. */
  readonly idlerFactor?: number;
}

const idlerFactor = defineFormula({
  id: "sheet/idler-factor",
  source: cema5("chapter 6, factor Kx"),
  inputs: {
    idlers: { symbol: "T_x", unit: "N", must: nonNegative },
    length: { symbol: "L", unit: "m", must: positive },
    temperatureFactor: { symbol: "K_t", unit: "1", must: positive },
  },
  output: { symbol: "K_x", unit: "N/m" },
  printed: "T_x / (L * K_t)",
  evaluate: ({ idlers, length, temperatureFactor }) => idlers / (length * temperatureFactor),
});

export function flights({ trace, solution, full }: SheetFacts): readonly Flight[] {
  const { loop, temperatureFactor } = solution;
  return full.sections.flatMap(({ pointId, lineLoad, frictionFactor, parts, friction }, at) => {
    const length = loop.sections[at]?.length ?? 0;
    if (length <= 0 || friction <= 0) return [];
    const { idlers } = parts;
    const kx = idlers === undefined ? {} : { idlerFactor: idlerFactor(trace, { idlers, length, temperatureFactor }) };
    return [{ pointId, length, lineLoad, frictionFactor, parts, friction, ...kx }];
  });
}
