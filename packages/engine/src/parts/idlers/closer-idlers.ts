import type { Section } from "../../design/point.ts";
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

/** A section from its beginning on: closer idlers first, as far as it reaches, then the rest. */
export function evenStretchesOf(trace: Trace, section: Section, length: number): readonly EvenStretch[] {
  const { closer = [], idlerSpacing: spacing } = section;
  const stretches: EvenStretch[] = [];
  let rest = length;
  for (const one of closer) {
    if (!(rest > 0)) break;
    const taken = smallest(one.length, rest);
    stretches.push({ ...one, length: taken });
    rest = stretchRest(stepsOnly(trace), { length: rest, taken });
  }
  return rest > 0 || stretches.length === 0 ? [...stretches, { length: rest, spacing, isImpact: false }] : stretches;
}

const spaceSum = defineSum({
  id: "idlers/spaces",
  source: adopted("spaces of all stretches of a section"),
  output: { symbol: "n", unit: "1" },
  term: "n",
});

/** Spacing at which as many idlers would stand along the section, m; its own where none stand closer. */
export function meanSpacing(trace: Trace, section: Section, length: number): number {
  if (section.closer === undefined || !(length > 0) || !(section.idlerSpacing > 0)) return section.idlerSpacing;
  const steps = stepsOnly(trace);
  const stretches = evenStretchesOf(steps, section, length);
  const spaces = spaceSum(
    steps,
    stretches.map(({ length: part, spacing }) => spacesInStretch(steps, { length: part, spacing })),
  );
  return meanOfSpaces(steps, { length, spaces });
}
