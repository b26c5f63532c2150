/** Conveyors with more points are rare; their paths are written anew each time. */
const mostKept = 1000;
const kept: Map<string, string>[] = [];

/**
 * Path of a result of a point, such as `pulls[3].t1`. Every calculation asks for the same thousands, and as the keys of
 * its results they are looked up far more quickly when they are the same strings again: so they are written once.
 */
export function pullPath(index: number, name: string): string {
  if (index >= mostKept) return `pulls[${index}].${name}`;
  let paths = kept[index];
  if (paths === undefined) {
    paths = new Map();
    kept[index] = paths;
  }
  const known = paths.get(name);
  if (known !== undefined) return known;
  const path = `pulls[${index}].${name}`;
  paths.set(name, path);
  return path;
}
