import { readFileSync } from "node:fs";
import { gatherTests, groupsIn, type Stage, stageOf } from "./gathered-tests.ts";
import type { GatheredTest } from "./test-harness.ts";

// A process of its own, so that a mutant without end can be stopped. It is told which mutant to be and which tests to run.

/** Where instrumented code looks for the mutant to be, and writes what it passed through. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> };
}
type Hits = Readonly<Record<string, number>>;

/** A test without any mutant: how long it takes and how often it passes which. */
export interface MeasuredTest {
  readonly id: string;
  readonly file: string;
  readonly stage: Stage;
  readonly group: string;
  readonly milliseconds: number;
  /** What its file and group take before. */
  readonly before: number;
  readonly hits: Hits;
  /** Those of what stands outside of the groups of its file. */
  readonly hitsOfFile: Hits;
}
export interface TestRef {
  readonly id: string;
  readonly file: string;
  readonly group: string;
  readonly isLoadedAnew: boolean;
}
export type Question =
  | { readonly kind: "measure"; readonly leftOut: readonly string[] }
  | { readonly kind: "try"; readonly mutant: string; readonly hitLimit: number; readonly tests: readonly TestRef[] };
export interface Measured {
  readonly kind: "measured";
  readonly tests: readonly MeasuredTest[];
  readonly failed: readonly string[];
  readonly whenLoaded: Hits;
}
export type Answer =
  | { readonly kind: "ready"; readonly leftOut: readonly string[] }
  | Measured
  | { readonly kind: "found"; readonly by: string }
  | { readonly kind: "survived" }
  | { readonly kind: "spoilt" };

const namespace: Namespace = {};
Object.assign(globalThis, { __stryker__: namespace });

/** Milliseconds this process has worked; how busy the machine is besides does not matter. */
const processorTime = () => process.cpuUsage().user / 1000;

/** What is passed and how long it takes: of a file when it is loaded anew, of a group when it is gathered, of a test. */
async function measured<Result>(id: string, run: () => Result) {
  namespace.currentTestId = id;
  const begun = processorTime();
  const result = await run();
  const milliseconds = processorTime() - begun;
  namespace.currentTestId = undefined;
  return { result, milliseconds, hits: namespace.mutantCoverage?.perTest[id] ?? {} };
}

async function measure(leftOut: ReadonlySet<string>): Promise<Answer> {
  const whenLoaded = { ...namespace.mutantCoverage?.static };
  const tests: MeasuredTest[] = [];
  const failed: string[] = [];
  for (const file of loaded.keys()) {
    const loading = await measured(file, () => groupsIn(file));
    for (const group of loading.result) {
      const gathering = await measured(group.id, group.gather);
      for (const { id, run } of gathering.result) {
        if (leftOut.has(id)) continue;
        try {
          const { milliseconds, hits } = await measured(`${group.id}\n${id}`, run);
          const all = { ...loading.hits, ...gathering.hits, ...hits };
          const before = loading.milliseconds + gathering.milliseconds;
          tests.push({
            id,
            file,
            stage: stageOf(file),
            group: group.id,
            milliseconds,
            before,
            hits: all,
            hitsOfFile: loading.hits,
          });
        } catch (cause) {
          failed.push(`${id}: ${cause instanceof Error ? cause.message : cause}`);
        }
      }
    }
  }
  return { kind: "measured", tests, failed, whenLoaded };
}

/** The first test that fails, and only if it passes again without the mutant: else something kept a broken result. */
async function attempt({ mutant, hitLimit, tests }: Extract<Question, { kind: "try" }>): Promise<Answer> {
  Object.assign(namespace, { activeMutant: mutant, hitCount: 0, hitLimit });
  const by = await firstFailure(tests);
  Object.assign(namespace, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
  if (by === undefined) return { kind: "survived" };
  return (await firstFailure([by])) === undefined ? { kind: "found", by: by.id } : { kind: "spoilt" };
}

async function firstFailure(tests: readonly TestRef[]): Promise<TestRef | undefined> {
  const groupsOf = new Map(loaded);
  const anew = new Set<string>();
  const gathered = new Map<string, readonly GatheredTest[]>();
  for (const test of tests) {
    try {
      if (test.isLoadedAnew && !anew.has(test.file)) {
        anew.add(test.file);
        groupsOf.set(test.file, await groupsIn(test.file));
      }
      const known =
        gathered.get(test.group) ??
        groupsOf
          .get(test.file)
          ?.find(({ id }) => id === test.group)
          ?.gather();
      gathered.set(test.group, known ?? []);
      await known?.find(({ id }) => id === test.id)?.run();
    } catch {
      return test;
    }
  }
  return undefined;
}

/** Modules loaded anew stay in memory: beyond this a fresh process goes on, bytes. */
const mostMemory = 3e9;

const answer = (message: Answer) => process.send?.(message);
const { loaded, leftOut: notLoaded } = await gatherTests(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")));
process.on("message", async (question: Question) => {
  answer(question.kind === "measure" ? await measure(new Set(question.leftOut)) : await attempt(question));
  if (process.memoryUsage.rss() > mostMemory) process.exit();
});
answer({ kind: "ready", leftOut: notLoaded });
