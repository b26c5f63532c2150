import type { Place } from "./places-plan.ts";

export type Line = readonly [from: Place, to: Place];

/** Lines drawn in any order and either way, as the longest run that goes from end to end. */
export function joinedLines(lines: readonly Line[]): readonly Place[] {
  const meeting = Map.groupBy(
    lines.flatMap((line) => line.map((end) => ({ end: keyOf(end), line }))),
    ({ end }) => end,
  );
  const used = new Set<Line>();
  const runFrom = (start: Place): readonly Place[] => {
    const run = [start];
    for (let end = start; ; ) {
      const next = meeting.get(keyOf(end))?.find(({ line }) => !used.has(line))?.line;
      if (!next) return run;
      used.add(next);
      end = keyOf(next[0]) === keyOf(end) ? next[1] : next[0];
      run.push(end);
    }
  };
  // A run begun in its middle would lose one half, so those with a free end come first.
  const isFree = (place: Place) => meeting.get(keyOf(place))?.length === 1;
  const [froms, tos] = [lines.map(([from]) => from), lines.map(([, to]) => to)];
  const runs = [...froms.filter(isFree), ...tos.filter(isFree), ...froms].map(runFrom);
  return runs.reduce<readonly Place[]>((longest, run) => (run.length > longest.length ? run : longest), []);
}

/** Ends this close are one. */
const keyOf = ({ x, y, z }: Place) => [x, y, z].map((value) => value.toFixed(4)).join(" ");
