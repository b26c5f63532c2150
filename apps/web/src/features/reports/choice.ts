import type { ListedReport } from "@beltwright/report";

interface ReportGroup {
  readonly title: string;
  readonly reports: readonly ListedReport[];
}

/** The reports by the group they belong to, in the order they come. */
export function groupsOf(reports: readonly ListedReport[]): readonly ReportGroup[] {
  const titles = [...new Set(reports.map(({ groupTitle }) => groupTitle))];
  return titles.map((title) => ({ title, reports: reports.filter(({ groupTitle }) => groupTitle === title) }));
}

/** Chosen ones as the book has them. */
export function inBookOrder(chosen: readonly string[], listed: readonly ListedReport[]): readonly string[] {
  return listed.map(({ id }) => id).filter((id) => chosen.includes(id));
}

/** Reports that have just become possible are chosen, since they were asked for; those no longer possible are not. */
export function withNew(
  chosen: readonly string[],
  listed: readonly ListedReport[],
  known: readonly string[],
): readonly string[] {
  const ids = listed.map(({ id }) => id);
  const kept = chosen.filter((id) => ids.includes(id));
  const added = ids.filter((id) => !known.includes(id) && !chosen.includes(id));
  // Who has not changed the order finds them at their places, others at the end.
  const isInOrder = kept.every((id, at) => at === 0 || ids.indexOf(kept[at - 1] ?? "") < ids.indexOf(id));
  return isInOrder ? ids.filter((id) => kept.includes(id) || added.includes(id)) : [...kept, ...added];
}

/** Added at the end, or taken out. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

/** All of a group, or none of it where all were chosen already. */
export function toggledGroup(chosen: readonly string[], ids: readonly string[]): readonly string[] {
  const isWhole = ids.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !ids.includes(id));
  return isWhole ? others : [...others, ...ids];
}

/** One place up or down; at the ends it stays. */
export function moved(chosen: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = chosen.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= chosen.length) return chosen;
  const next = chosen.filter((one) => one !== id);
  return next.toSpliced(to, 0, id);
}

/** Dragged to where another one stands; that one makes room. */
export function placed(chosen: readonly string[], id: string, where: string): readonly string[] {
  const [from, to] = [chosen.indexOf(id), chosen.indexOf(where)];
  return from < 0 || to < 0 ? chosen : chosen.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** What of a wished-for choice can be made of this conveyor, and how many cannot. */
export function possible(
  wanted: readonly string[],
  listed: readonly ListedReport[],
): { readonly kept: readonly string[]; readonly left: number } {
  const kept = wanted.filter((id) => listed.some((one) => one.id === id));
  return { kept, left: wanted.length - kept.length };
}
