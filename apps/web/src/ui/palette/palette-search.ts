export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** The heading it is listed under. */
  readonly group: string;
  /** Further words it may be found by. */
  readonly words?: string;
  /** What it leads to takes the keyboard, which would else go back to where it was. */
  readonly takesFocus?: true;
  readonly run: () => void;
}

/** How well an entry answers the search: smaller is better, undefined is no answer. */
function rank(entry: PaletteEntry, terms: readonly string[]): number | undefined {
  const label = entry.label.toLowerCase();
  const name = `${label} ${entry.group.toLowerCase()}`;
  const all = `${name} ${entry.words?.toLowerCase() ?? ""}`;
  if (!terms.every((term) => all.includes(term))) return undefined;
  // What is named so comes before what only tells of it.
  return place(label, terms[0] ?? "") + (terms.every((term) => name.includes(term)) ? 0 : 4);
}

function place(label: string, first: string): number {
  if (label.startsWith(first)) return 0;
  if (label.split(/\s+/).some((word) => word.startsWith(first))) return 1;
  return label.includes(first) ? 2 : 3;
}

/** The entries that hold every word typed, the closest first and otherwise in their own order. */
export function searchPalette(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, rank: rank(entry, terms) }))
    .filter((found): found is { entry: PaletteEntry; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
