/** Where a person is in the editor, as the address says it: `?form=belt&view=charts&chart=tension`. */
export interface PlaceSearch {
  readonly form?: string;
  readonly view?: string;
  readonly drawing?: string;
  readonly chart?: string;
  readonly side?: string;
  readonly tool?: string;
  readonly panel?: string;
  /** The released revision that the review panel shows. */
  readonly release?: string;
  /** Index of the chosen point, and of the chosen drive. */
  readonly point?: number;
  readonly drive?: number;
}

export type Search = Readonly<Record<string, unknown>>;

const names = ["form", "view", "drawing", "chart", "side", "tool", "panel", "release"] as const;
const indices = ["point", "drive"] as const;

/**
 * What may be a place; which forms and views there are knows the editor, which is loaded later. Anything else in the
 * address is not touched by it.
 */
export function readPlaceSearch(search: Search): PlaceSearch {
  const isName = (value: unknown) => typeof value === "string" && /^[\w-]+$/.test(value);
  const isIndex = (value: unknown) => typeof value === "number" && Number.isInteger(value) && value >= 0;
  return Object.fromEntries([
    ...names.filter((name) => isName(search[name])).map((name) => [name, search[name]]),
    ...indices.filter((name) => isIndex(search[name])).map((name) => [name, search[name]]),
  ]);
}

/** What else the address says, such as the demo of a try-out. */
export function withoutPlace(search: Search): Search {
  const isOfPlace = (name: string) => [...names, ...indices].some((one) => one === name);
  return Object.fromEntries(Object.entries(search).filter(([name]) => !isOfPlace(name)));
}
