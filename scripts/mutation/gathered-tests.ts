import { globSync, readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type GatheredTest, type Group, groupsOf } from "./test-harness.ts";

/** Where instrumented code looks for the mutant to be, and writes what it passed through. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> };
}
type Hits = Record<string, number>;

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

/**
 * Drawn cases take seconds for every mutant; rules are to be held by numbers one can look up. Time stepping is run only
 * where its own code is broken: `MUTATED=dynamics`.
 */
const { MUTATED: mutated } = process.env;
const isDynamics = mutated === "dynamics";
const testFiles = isDynamics
  ? ["packages/engine/src/dynamics/**/*.test.ts"]
  : ["packages/{engine,results}/src/**/*.test.ts", "scripts/recorded-results.test.ts"];
const leftOut = isDynamics ? /property/ : /property|garbage|uncounted-tilt|\/(dynamics|design)\//;

const namespace: Namespace = {};
Object.assign(globalThis, { __stryker__: namespace, globModules });

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

function registerStandIns(): void {
  const harness = new URL("./test-harness.ts", import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" ? { url: harness, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.includes("/test-support/")) return loaded;
      const text = readFileSync(fileURLToPath(url), "utf8");
      return { ...loaded, source: text.replaceAll("import.meta.glob", "globalThis.globModules(import.meta.url)") };
    },
  });
}

/** Tries mutants in its own process. One after the other: the active mutant is a switch that all code shares. */
class InProcessRunner {
  #groups: readonly Group[] | undefined;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    registerStandIns();
  }

  /** Every test once without a mutant; what a group computes counts for each of its tests. */
  async dryRun() {
    const tests = [];
    for (const group of await this.#load()) {
      namespace.currentTestId = group.id;
      const gathered = group.gather();
      for (const one of gathered) tests.push(await timed(one));
      share(group, gathered);
    }
    const mutantCoverage = namespace.mutantCoverage ?? { static: {}, perTest: {} };
    return { status: "complete", tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    const groups = await this.#load();
    Object.assign(namespace, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    try {
      const outcome = await this.#firstFailure(groups, new Set(testFilter ?? []));
      const isEndless = hitLimit !== undefined && (namespace.hitCount ?? 0) > hitLimit;
      return isEndless ? { status: "timeout", reason: "the mutant was passed too often" } : outcome;
    } finally {
      Object.assign(namespace, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    }
  }

  async #firstFailure(groups: readonly Group[], wanted: ReadonlySet<string>) {
    const wantedGroups = new Map([...wanted].map((id) => [groupIn(id), id]));
    let nrOfTests = 0;
    for (const group of groups) {
      const first = wantedGroups.get(group.id);
      if (first === undefined) continue;
      try {
        for (const { id, run } of group.gather()) {
          if (!wanted.has(idIn(group, id))) continue;
          nrOfTests += 1;
          await run();
        }
      } catch (failure) {
        const failureMessage = failure instanceof Error ? failure.message : String(failure);
        return { status: "killed", killedBy: [first], failureMessage, nrOfTests };
      }
    }
    return { status: "survived", nrOfTests };
  }

  async #load(): Promise<readonly Group[]> {
    if (this.#groups !== undefined) return this.#groups;
    await import(pathToFileURL(resolve("scripts/property-seed.ts")).href);
    const groups: Group[] = [];
    const files = globSync([...testFiles]).filter((file) => !leftOut.test(file));
    for (const file of files.toSorted(quickFirst)) {
      groups.push(...(await groupsOf(file, () => import(pathToFileURL(resolve(file)).href))));
    }
    this.#groups = groups;
    return groups;
  }
}

/** The shared formula test finds most broken formulas, and the first failure ends a mutant; whole designs come last. */
const order = [
  "every-formula",
  "/standards/",
  "/rules/",
  "/calculators/",
  "/parts/",
  "recorded",
  "/solve/",
  "/results/",
  "",
];
const rank = (file: string) => order.findIndex((part) => file.includes(part));
const quickFirst = (a: string, b: string) => rank(a) - rank(b) || a.localeCompare(b);

const groupIn = (id: string) => id.slice(0, id.indexOf("\n"));
const idIn = (group: Group, id: string) => `${group.id}\n${id}`;
const success = 0;
const failed = 1;

async function timed({ id, run }: GatheredTest) {
  const group = namespace.currentTestId ?? "";
  const full = `${group}\n${id}`;
  namespace.currentTestId = full;
  const start = performance.now();
  const about = { id: full, name: full };
  try {
    await run();
    return { ...about, status: success, timeSpentMs: performance.now() - start };
  } catch (failure) {
    const failureMessage = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    return { ...about, status: failed, timeSpentMs: performance.now() - start, failureMessage };
  } finally {
    namespace.currentTestId = group;
  }
}

function share(group: Group, tests: readonly GatheredTest[]): void {
  namespace.currentTestId = undefined;
  const perTest = namespace.mutantCoverage?.perTest;
  const common = perTest?.[group.id];
  if (perTest === undefined || common === undefined) return;
  for (const { id } of tests) perTest[idIn(group, id)] = { ...common, ...perTest[idIn(group, id)] };
  delete perTest[group.id];
}

export const strykerPlugins = [{ kind: "TestRunner", name: "in-process", injectableClass: InProcessRunner }];
