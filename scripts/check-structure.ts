import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { importProblems } from "./import-rules.ts";
import { circles } from "./structure/circles.ts";
import { deadExports } from "./structure/dead-exports.ts";
import { fullFolders } from "./structure/folders.ts";
import { functionProblems, functionsOf } from "./structure/functions.ts";
import { readModule, type SourceModule } from "./structure/source-module.ts";
import { waiting } from "./structure/waiting.ts";

const largest = { source: 400, test: 600 };

interface Source extends SourceModule {
  readonly lines: number;
}

const sources = listSources();
const functions = sources.flatMap(functionsOf);
printWorst(sources, "source files", ({ path }) => path);
printWorst(functions, "functions", ({ path, line, name }) => `${path}:${line} ${name}`);
const problems = apartFrom(waiting, [
  ...sources.flatMap((file) => importProblems(file, declaredIn)),
  ...sources.flatMap(sizeProblem),
  ...functionProblems(functions),
  ...circles(sources),
  ...deadExports(sources),
  ...fullFolders(sources.map(({ path }) => path)),
]);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A fault that waits is no problem, and one that waits no longer must leave the list. */
function apartFrom(known: readonly string[], found: readonly string[]): readonly string[] {
  const isKnown = (one: string) => known.some((begin) => one.startsWith(begin));
  const mended = known.filter((begin) => !found.some((one) => one.startsWith(begin)));
  return [...found.filter((one) => !isKnown(one)), ...mended.map((one) => `${one} … is mended: take it off the list`)];
}

function listSources(): readonly Source[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => path !== "" && existsSync(path))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { ...readModule({ path, text }), lines: text.split("\n").length - 1 };
    });
}

function declaredIn(workspace: string): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${workspace}/package.json`, "utf8"));
  return [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})];
}

function sizeProblem({ path, lines }: Source): readonly string[] {
  const limit = path.includes(".test.") ? largest.test : largest.source;
  return lines > limit ? [`${path} has ${lines} lines; at most ${limit} are allowed, split it`] : [];
}

function printWorst<One extends { readonly lines: number }>(
  all: readonly One[],
  what: string,
  say: (one: One) => string,
): void {
  const worst = all.toSorted((one, other) => other.lines - one.lines).slice(0, 10);
  console.log(`  ${all.length} ${what}; the ten longest:`);
  for (const one of worst) console.log(`  ${String(one.lines).padStart(5)}  ${say(one)}`);
}
