const [dailies, weeklies, monthlies] = [7, 5, 12];
const day = 24 * 60 * 60 * 1000;

/** Names sort by time, and cannot be mistaken for anyone else's file. */
export function backupName(now: number): string {
  return `beltwright-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** When a backup was made, by its name; undefined for files that are none of ours. */
function timeOf(name: string): number | undefined {
  const match = /^beltwright-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name);
  const time = match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Which backups are no longer wanted: kept is the newest of each of the last 7 days, 5 weeks and 12 months that have one.
 * So there is a recent state to lose little, and an old one for a mistake that is noticed late.
 */
export function outdatedBackups(names: readonly string[]): readonly string[] {
  const ours = names.flatMap((name) => {
    const time = timeOf(name);
    return time === undefined ? [] : [{ name, time }];
  });
  const newestFirst = ours.sort((one, other) => other.time - one.time);
  const kept = new Set([
    ...newestOfEach(newestFirst, dailies, (time) => String(Math.floor(time / day))),
    // The first of January 1970 was a Thursday; weeks begin on Mondays.
    ...newestOfEach(newestFirst, weeklies, (time) => String(Math.floor((time / day + 3) / 7))),
    ...newestOfEach(newestFirst, monthlies, (time) => new Date(time).toISOString().slice(0, 7)),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

function newestOfEach(
  newestFirst: readonly { readonly name: string; readonly time: number }[],
  most: number,
  spanOf: (time: number) => string,
): readonly string[] {
  const newest = new Map<string, string>();
  for (const { name, time } of newestFirst) {
    if (!newest.has(spanOf(time))) newest.set(spanOf(time), name);
  }
  return [...newest.values()].slice(0, most);
}
