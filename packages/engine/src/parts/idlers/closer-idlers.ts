import type { Point, Section } from "../../design/point.ts";
import { meanOfSpaces, spacesInStretch, stretchRest } from "../../rules/idler-spacing/closer.ts";
import { adopted } from "../../standards/sources.ts";
import { smallest } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/** Belt of a section with idlers at one spacing, m. */
export interface EvenStretch {
  readonly length: number;
  readonly spacing: number;
  readonly isImpact: boolean;
}

/** A section from its beginning on: closer idlers at both ends, as far as it reaches, and the rest between them. */
export function evenStretchesOf(trace: Trace, section: Section, length: number): readonly EvenStretch[] {
  const { closer = [], closerAtEnd, idlerSpacing: spacing } = section;
  const steps = stepsOnly(trace);
  let rest = length;
  const taken = (one: EvenStretch): readonly EvenStretch[] => {
    if (!(rest > 0)) return [];
    const part = smallest(one.length, rest);
    rest = stretchRest(steps, { length: rest, taken: part });
    return [{ ...one, length: part }];
  };
  const first = closer.flatMap(taken);
  const last = closerAtEnd === undefined ? [] : taken(closerAtEnd);
  const between = rest > 0 || first.length + last.length === 0 ? [{ length: rest, spacing, isImpact: false }] : [];
  return [...first, ...between, ...last];
}

/** Spacing of the sets that stand in the vertical curve of an intermediate point, m. */
export function spacingInCurve(point: Point): number {
  const [first] = point.kind === "intermediate" ? (point.section.closer ?? []) : [];
  return first?.spacing ?? point.section.idlerSpacing;
}

const spaceSum = defineSum({
  id: "idlers/spaces",
  source: adopted("spaces of all stretches of a section"),
  output: { symbol: "n", unit: "1" },
  term: "n",
});

/** Spacing at which as many idlers would stand along the section, m; its own where none stand closer. */
export function meanSpacing(trace: Trace, section: Section, length: number): number {
  const { closer, closerAtEnd } = section;
  if (closer === undefined && closerAtEnd === undefined) return section.idlerSpacing;
  if (!(length > 0) || !(section.idlerSpacing > 0)) return section.idlerSpacing;
  const steps = stepsOnly(trace);
  const stretches = evenStretchesOf(steps, section, length);
  const spaces = spaceSum(
    steps,
    stretches.map(({ length: part, spacing }) => spacesInStretch(steps, { length: part, spacing })),
  );
  return meanOfSpaces(steps, { length, spaces });
}
