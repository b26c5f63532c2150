import { type Finding, findings as known, type Severity } from "@beltwright/engine";

/** Findings with one cause: what would be changed first to mend them. */
export interface FindingGroup<One> {
  readonly severity: Severity;
  /** The one that is furthest beyond its limit. */
  readonly governing: One;
  /** From the next worst on. */
  readonly others: readonly One[];
}

const gravity = { error: 0, warning: 1, note: 2 } as const satisfies Record<Severity, number>;

/**
 * Findings as every surface lists them: errors before warnings, advice last; of each those with the same cause together,
 * the governing one first. Causes stand in the order in which a conveyor is calculated, so that what follows from another
 * comes after it.
 */
export function findingGroups<One>(
  all: readonly One[],
  findingOf: (one: One) => Finding,
): readonly FindingGroup<One>[] {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = causeOf(findingOf(one));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .flatMap((group) => groupOf(group, findingOf))
    .toSorted((one, other) => gravity[one.severity] - gravity[other.severity]);
}

/** The same in one row. */
export function findingsInOrder(all: readonly Finding[]): readonly Finding[] {
  return findingGroups(all, (one) => one).flatMap(({ governing, others }) => [governing, ...others]);
}

/** What is changed first: the same for all that one change may mend. Of other severity is another matter. */
function causeOf({ code, severity }: Finding): string {
  return `${severity} ${known[code].moves[0]?.change ?? code}`;
}

function groupOf<One>(group: readonly One[], findingOf: (one: One) => Finding): readonly FindingGroup<One>[] {
  const codes = [...new Set(group.map((one) => findingOf(one).code))];
  const sorted = group.toSorted((one, other) => {
    const [first, second] = [findingOf(one), findingOf(other)];
    return codes.indexOf(first.code) - codes.indexOf(second.code) || excessOf(second) - excessOf(first);
  });
  const [governing, ...others] = sorted;
  return governing === undefined ? [] : [{ severity: findingOf(governing).severity, governing, others }];
}

/** How far a number lies beyond its limit, as a share of it; of a limit of nothing the number itself. */
export function excessOf({ code, values, limit = {} }: Pick<Finding, "code" | "values" | "limit">): number {
  const about = known[code].limited ?? Object.keys(values)[0] ?? "";
  const value = values[about];
  if (value === undefined) return 0;
  const { above, least = above, below, most = below } = limit;
  const over = most === undefined ? Number.NEGATIVE_INFINITY : (value - most) / (Math.abs(most) || 1);
  const under = least === undefined ? Number.NEGATIVE_INFINITY : (least - value) / (Math.abs(least) || 1);
  const excess = Math.max(over, under);
  return Number.isFinite(excess) ? excess : 0;
}
