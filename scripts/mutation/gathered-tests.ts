import { globSync, readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join, matchesGlob, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Group, groupsOf } from "./test-harness.ts";

/** Tests near the code are asked first; those of drawn cases and whole conveyors only when all near ones pass. */
const near = "packages/{engine,results,calculators}/src/**/*.test.ts";
const wide = [
  "packages/model/src/design/**/*.test.ts",
  "packages/report/src/reports/**/*.test.ts",
  "packages/drawing/src/drawings/golden.test.ts",
  "scripts/{recorded-results,every-number-opens,point-on-the-line}.test.ts",
];
export type Stage = "near" | "wide";
const isDrawn = (file: string) => file.endsWith(".property.test.ts");
export const stageOf = (file: string): Stage => (matchesGlob(file, near) && !isDrawn(file) ? "near" : "wide");
/** Left out is what takes long for every mutant: many drawn conveyors, and whole designs in other words. */
const tooLong = /garbage|uncounted-tilt|(model\/.*|dynamics\/laws|solve\/\w+)\.property/;
export const testFiles = () => globSync([near, ...wide]).filter((file) => !tooLong.test(file));

/** All tests loaded once, and the files that can only run in the real test runner. */
export async function gatherTests(instrumented: Readonly<Record<string, string>>) {
  registerStandIns(instrumented);
  await import(pathToFileURL(resolve("scripts/property-seed.ts")).href);
  const loaded = new Map<string, readonly Group[]>();
  const leftOut: string[] = [];
  for (const file of testFiles().toSorted()) {
    try {
      loaded.set(file, await groupsIn(file));
    } catch (cause) {
      leftOut.push(`${file}: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return { loaded, leftOut };
}

/** The groups of a file. Each time it is loaded anew, so that what stands outside of its groups is computed again. */
export async function groupsIn(file: string): Promise<readonly Group[]> {
  times += 1;
  return await groupsOf(file, () => import(`${pathToFileURL(resolve(file)).href}?${times}`));
}
let times = 0;

/** Tests find the stand-in for their runner, and broken files are loaded in place of those on disk. */
function registerStandIns(instrumented: Readonly<Record<string, string>>): void {
  Object.assign(globalThis, { globModules });
  const harness = new URL("./test-harness.ts", import.meta.url).href;
  const broken = new Map(Object.entries(instrumented).map(([file, text]) => [pathToFileURL(resolve(file)).href, text]));
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" ? { url: harness, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const loaded = next(url, context);
      const source = broken.get(url);
      if (source !== undefined) return { ...loaded, source };
      if (!url.includes("/test-support/")) return loaded;
      const text = readFileSync(fileURLToPath(url), "utf8");
      return { ...loaded, source: text.replaceAll("import.meta.glob", "globalThis.globModules(import.meta.url)") };
    },
  });
}

/** What the bundler offers the tests for finding files. */
function globModules(from: string) {
  const folder = dirname(fileURLToPath(from));
  const load = createRequire(from);
  return (pattern: string | readonly string[]) => {
    const all = typeof pattern === "string" ? [pattern] : pattern;
    const exclude = all.filter((one) => one.startsWith("!")).map((one) => one.slice(1));
    const found = globSync([...all.filter((one) => !one.startsWith("!"))], { cwd: folder, exclude });
    const open = (file: string): unknown =>
      file.endsWith(".json")
        ? { default: JSON.parse(readFileSync(join(folder, file), "utf8")) }
        : load(join(folder, file));
    return Object.fromEntries(found.toSorted().map((file) => [file, open(file)]));
  };
}
