import { type SourceModule, workspaceOf } from "./source-module.ts";

/**
 * Files of one package that import each other in a ring, one sentence a ring. Imports of types alone count too: whoever
 * reads one file of a ring has to read all of them. What is loaded later, by `import()`, closes no ring.
 */
export function circles(sources: readonly SourceModule[]): readonly string[] {
  const below = new Map(sources.map((source) => [source.path, targets(source)]));
  return rings(below).map((ring) => `in a ring of imports: ${ring.toSorted().join(", ")}`);
}

function targets({ path, imports }: SourceModule): readonly string[] {
  return imports.flatMap(({ target, isLater }) =>
    !isLater && target !== undefined && workspaceOf(target) === workspaceOf(path) ? target : [],
  );
}

/** Strongly connected components after Tarjan, those of one file alone left out. */
function rings(below: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const closed = new Set<string>();
  const found: string[][] = [];

  function lowestReached(file: string): number {
    const place = order.size;
    order.set(file, place);
    path.push(file);
    const open = (below.get(file) ?? []).filter((next) => below.has(next));
    const reached = open.map((next) => (closed.has(next) ? place : (order.get(next) ?? lowestReached(next))));
    const lowest = Math.min(place, ...reached);
    if (lowest === place) close(path.splice(path.indexOf(file)));
    return lowest;
  }

  function close(ring: string[]): void {
    for (const file of ring) closed.add(file);
    if (ring.length > 1) found.push(ring);
  }

  for (const file of below.keys()) if (!order.has(file)) lowestReached(file);
  return found;
}
