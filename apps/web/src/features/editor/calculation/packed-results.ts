import type { StoredResults } from "@beltwright/model";

/**
 * Results on their way from the worker. Those of the points are thousands of numbers: they travel as one block, and
 * their paths only when these are others than the last time.
 */
export interface PackedResults {
  readonly others: StoredResults;
  readonly paths: readonly string[] | undefined;
  readonly numbers: Float64Array;
}

const isOfPoint = (path: string) => path.startsWith("pulls[");

/** Hands over every result, one after the other. */
export type Walk = (take: (path: string, value: number | string) => void) => void;

export function createPacker(): (walk: Walk) => PackedResults {
  let last: readonly string[] = [];
  return (walk) => {
    const others: Record<string, number | string> = {};
    const paths: string[] = [];
    const numbers: number[] = [];
    walk((path, value) => {
      if (typeof value !== "number" || !isOfPoint(path)) {
        others[path] = value;
        return;
      }
      paths.push(path);
      numbers.push(value);
    });
    const isSame = paths.length === last.length && paths.every((path, at) => path === last[at]);
    last = paths;
    return { others, paths: isSame ? undefined : paths, numbers: Float64Array.from(numbers) };
  };
}

/** The results of one calculation, by their paths. */
export interface Results {
  readonly at: (path: string) => number | string | undefined;
  /** Those of the conveyor and its drives, without the points. */
  readonly others: StoredResults;
  readonly all: () => StoredResults;
}

export const noResults: Results = { at: () => undefined, others: {}, all: () => ({}) };

export function createUnpacker(): (packed: PackedResults) => Results {
  let places: ReadonlyMap<string, number> = new Map();
  return ({ others, paths, numbers }) => {
    if (paths) places = new Map(paths.map((path, at) => [path, at]));
    const known = places;
    return {
      others,
      at: (path) => others[path] ?? numbers[known.get(path) ?? -1],
      all: () => ({ ...others, ...Object.fromEntries([...known].map(([path, at]) => [path, numbers[at] ?? 0])) }),
    };
  };
}
