import { type Finding, type FindingCode, findings as known, type Severity } from "@beltwright/engine";
import { librariesOfFinding } from "./preference-sentence.ts";

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
 * the governing one first. A demand that no part of a library meets comes before all else, with what follows from it;
 * other causes stand in the order in which a conveyor is calculated, so that what follows from another comes after it.
 */
export function findingGroups<One>(
  all: readonly One[],
  findingOf: (one: One) => Finding,
): readonly FindingGroup<One>[] {
  const findings = all.map(findingOf);
  const groups = Map.groupBy(all, (one) => causeOf(rootOf(findingOf(one), findings)));
  return [...groups.values()]
    .flatMap((group) => groupOf(group, findingOf))
    .toSorted((one, other) => rankOf(findingOf(one.governing)) - rankOf(findingOf(other.governing)));
}

/** What no part of a library meets goes before what other errors there are. */
function rankOf({ severity, code }: Finding): number {
  return 2 * gravity[severity] + (librariesOfFinding(code).length > 0 ? 0 : 1);
}

/** What follows: mostly of a part that is calculated with because none that fits was found. */
const following: Readonly<Partial<Record<FindingCode, readonly FindingCode[]>>> = {
  "belt-none-fits": ["belt-overloaded", "belt-overtensioned", "transition-no-length-suffices"],
  "brake-disc-hot": ["brake-surface-hot"],
  "drive-none-fits-motor-power": ["does-not-start", "start-stalls", "start-too-slow"],
  "pulley-none-fits": [
    "pulley-shell-diameter",
    "pulley-hub-diameter",
    "pulley-seat-diameter",
    "pulley-shoulder-diameter",
    "pulley-hub-slope",
    "pulley-bearing-life",
    "pulley-static-safety",
    "pulley-shell-stress",
    "pulley-disc-stress",
  ],
};

/** The finding that a finding follows from, of the same pulley or drive where both are about one; itself where of none. */
function rootOf(finding: Finding, all: readonly Finding[]): Finding {
  const { code, severity, place } = finding;
  return (
    all.find(
      (root) =>
        following[root.code]?.includes(code) &&
        root.severity === severity &&
        isSame(root.place.pointId, place.pointId) &&
        isSame(root.place.driveId, place.driveId),
    ) ?? finding
  );
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** The same in one row. */
export function findingsInOrder(all: readonly Finding[]): readonly Finding[] {
  return findingGroups(all, (one) => one).flatMap(({ governing, others }) => [governing, ...others]);
}

/** What is changed first: the same for all that one change may mend. Of other severity is another matter. */
function causeOf({ code, severity }: Finding): string {
  return `${severity} ${known[code].moves[0]?.change ?? code}`;
}

function groupOf<One>(group: readonly One[], findingOf: (one: One) => Finding): readonly FindingGroup<One>[] {
  const found = [...new Set(group.map((one) => findingOf(one).code))];
  const codes = found.toSorted((one, other) => Number(other in following) - Number(one in following));
  const sorted = group.toSorted((one, other) => {
    const [first, second] = [findingOf(one), findingOf(other)];
    return codes.indexOf(first.code) - codes.indexOf(second.code) || excessOf(second) - excessOf(first);
  });
  const [governing, ...others] = sorted;
  return governing === undefined ? [] : [{ severity: findingOf(governing).severity, governing, others }];
}

/**
 * How far a number lies beyond its limit, as a share of it; of a limit of nothing, or one that no row of a library shows,
 * the number itself.
 */
export function excessOf({ code, values, limit = {} }: Pick<Finding, "code" | "values" | "limit">): number {
  const about = known[code].limited ?? Object.keys(values)[0] ?? "";
  const value = values[about];
  if (value === undefined) return 0;
  if (Object.keys(limit).length === 0 && known[code].limited !== undefined) return value;
  const { above, least = above, below, most = below } = limit;
  const over = most === undefined ? Number.NEGATIVE_INFINITY : (value - most) / (Math.abs(most) || 1);
  const under = least === undefined ? Number.NEGATIVE_INFINITY : (least - value) / (Math.abs(least) || 1);
  const excess = Math.max(over, under);
  return Number.isFinite(excess) ? excess : 0;
}
