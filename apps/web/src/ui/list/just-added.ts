import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Ids of what was just added to the list or saved, the newest first. */
    readonly justAdded?: readonly string[];
  }
}

/** So many stand above a page at most. */
const mostAbove = 5;

export interface JustAddedState {
  readonly justAdded: readonly string[];
}

interface JustAdded {
  readonly ids: readonly string[];
  /** For a step that shows the same rows: what was just added stays marked. */
  readonly kept: JustAddedState;
  /** For the step that adding something is. */
  readonly withAdded: (...ids: readonly string[]) => JustAddedState;
}

/**
 * What was just added to the list on screen. It belongs to the step of the history and not to the address: any other
 * page, order or search lets it go, and a link that is sent shows the list alone.
 */
export function useJustAdded(): JustAdded {
  const ids = useLocation({ select: ({ state }) => state.justAdded }) ?? [];
  return { ids, kept: { justAdded: ids }, withAdded: (...added) => justAdded(added, ids) };
}

/** The state of a step to a list that has these new, beside others. */
export function justAdded(ids: readonly string[], before: readonly string[] = []): JustAddedState {
  return { justAdded: [...ids, ...before.filter((one) => !ids.includes(one))].slice(0, mostAbove) };
}

/** The rows of a page below those just added that are not among them, wherever in the list these may stand. */
export function withRowsAdded<Row>(
  page: readonly Row[],
  added: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const onPage = new Set(page.map(idOf));
  return [...added.filter((row) => !onPage.has(idOf(row))), ...page];
}

/** What was found of the rows just added; one that was deleted since is gone from the list as well. */
export function foundOf<Row>(
  answers: readonly { readonly isSuccess: boolean; readonly data: Row | null | undefined }[],
): readonly Row[] {
  return answers.flatMap(({ isSuccess, data }) => (isSuccess && data != null ? [data] : []));
}
