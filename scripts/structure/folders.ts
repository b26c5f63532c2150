import { dirname } from "node:path";
import { isTest } from "./source-module.ts";

const mostFiles = 30;

/** Folders where nobody finds anything any more; tests stand beside what they test and do not count. */
export function fullFolders(paths: readonly string[]): readonly string[] {
  const byFolder = Map.groupBy(
    paths.filter((path) => !isTest(path)),
    (path) => dirname(path),
  );
  return [...byFolder].flatMap(([folder, { length }]) =>
    length > mostFiles ? [`${folder} has ${length} files; at most ${mostFiles} are allowed, give them rooms`] : [],
  );
}
