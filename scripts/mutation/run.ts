import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { randomFrom } from "../../packages/studies/src/random/random.ts";
import { chanceOf } from "../../packages/studies/src/statistics/wilson.ts";
import { type Mutant, mutantsIn, sourceWith } from "./mutants.ts";
import type { Answer, MeasuredTest, Question } from "./trial.ts";

// npm run mutation -- [--sample 60] [--seed 1] [--seconds 60] [--minutes 30] [--again] [folders]: see docs/mutation.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "60" },
    minutes: { type: "string", default: "Infinity" },
    again: { type: "boolean", default: false },
  },
});
const rooms =
  positionals.length > 0
    ? positionals
    : [
        ...["standards", "rules", "parts", "solve", "dynamics"].map((room) => `packages/engine/src/${room}`),
        "packages/results/src",
      ];
const leastScore = 0.85;
const sourceFile = "artefacts/mutation/source.json";
/** Tests that took longer than this the last time are left out, ms. */
const slowTest = 3000;
const slowFile = "artefacts/mutation/slow.json";
/** Mutants that were not found the last time. */
const openFile = "artefacts/mutation/open.json";
const textOf = ({ file, line, change }: Mutant) => `${file}:${line}  ${change}`;

/** So many mutants of each room, all equally likely. */
async function draw() {
  const random = randomFrom(Number(values.seed));
  const drawn: Mutant[] = [];
  const turns = new Map<string, number>();
  const open = values.again ? new Set<string>(JSON.parse(readFileSync(openFile, "utf8"))) : undefined;
  for (const room of rooms) {
    const all = await mutantsIn(room);
    const some = random.permutation(all.length).slice(0, Number(values.sample));
    drawn.push(...some.flatMap((at) => all[at] ?? []).filter((one) => open?.has(textOf(one)) ?? true));
    for (const [turn, at] of some.entries()) turns.set(all[at]?.key ?? "", turn);
    console.log(`${room}: ${some.length} of ${all.length} mutants drawn`);
  }
  const { sources, mutants } = await sourceWith(drawn);
  // One of each room after the other, so that those judged when time is up are drawn evenly too.
  const turnOf = ({ key }: Mutant) => turns.get(key) ?? 0;
  return { sources, mutants: mutants.toSorted((one, other) => turnOf(one) - turnOf(other)) };
}

/** The process that runs the tests; it is replaced when a mutant has no end. */
class Trial {
  #child: ChildProcess | undefined;
  #isFirst = true;

  /** What the process says, or nothing when it took longer or broke down. */
  async ask(question: Question, milliseconds: number): Promise<Answer | undefined> {
    const child = this.#child ?? (await this.start());
    const answer = await nextAnswer(child, () => child.send(question), milliseconds);
    if (answer === undefined || answer.kind === "spoilt") this.stop();
    return answer;
  }

  async start(): Promise<ChildProcess> {
    const child = fork(new URL("./trial.ts", import.meta.url), [sourceFile], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ready = await nextAnswer(child, () => undefined, 600_000);
    if (ready?.kind !== "ready") throw new Error("the tests could not be loaded");
    if (this.#isFirst) for (const file of ready.leftOut) console.log(`left out: ${file}`);
    this.#isFirst = false;
    this.#child = child;
    child.once("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  stop(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

function nextAnswer(child: ChildProcess, begin: () => void, milliseconds: number): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const end = () => resolve(undefined);
  const timer = setTimeout(end, milliseconds);
  child.once("message", (answer: Answer) => resolve(answer));
  child.once("exit", end);
  begin();
  return promise.finally(() => {
    clearTimeout(timer);
    child.removeAllListeners("message");
    child.removeListener("exit", end);
  });
}

type Outcome = "found" | "endless" | "survived" | "cut short" | "not covered" | "when loaded";

/** Quickest first, as long as the time lasts. */
function testsFor({ id }: Mutant, tests: readonly MeasuredTest[]) {
  const covering = tests.filter(({ hits }) => hits[id] !== undefined);
  const chosen: MeasuredTest[] = [];
  const gathered = new Set<string>();
  let usual = 0;
  for (const test of covering.toSorted((a, b) => a.milliseconds + a.before - b.milliseconds - b.before)) {
    const longer = usual + test.milliseconds + (gathered.has(test.group) ? 0 : test.before);
    if (chosen.length > 0 && longer > Number(values.seconds) * 1000) continue;
    usual = longer;
    gathered.add(test.group);
    chosen.push(test);
  }
  const passes = chosen.reduce((sum, { hits }) => sum + (hits[id] ?? 0), 0);
  return { chosen, usual, passes, isAll: chosen.length === covering.length };
}

async function tryMutant(trial: Trial, mutant: Mutant, tests: readonly MeasuredTest[]): Promise<Outcome> {
  const { chosen, usual, passes, isAll } = testsFor(mutant, tests);
  const refs = chosen.map(({ id, file, group, hitsOfFile }) => {
    return { id, file, group, isLoadedAnew: hitsOfFile[mutant.id] !== undefined };
  });
  const question = { kind: "try", mutant: mutant.id, hitLimit: 100 * passes + 1000, tests: refs } as const;
  let answer = await trial.ask(question, 60_000 + 10 * usual);
  if (answer?.kind === "spoilt") answer = await trial.ask(question, 60_000 + 10 * usual);
  // Spoilt in a fresh process too, it was this mutant that spoilt it.
  if (answer === undefined) return "endless";
  if (answer.kind !== "survived") return "found";
  return isAll ? "survived" : "cut short";
}

async function run(): Promise<void> {
  const { sources, mutants } = await draw();
  mkdirSync("artefacts/mutation", { recursive: true });
  writeFileSync(sourceFile, JSON.stringify(sources));
  const trial = new Trial();
  const leftOut: readonly string[] = existsSync(slowFile) ? JSON.parse(readFileSync(slowFile, "utf8")) : [];
  const measured = await trial.ask({ kind: "measure", leftOut }, 3_600_000);
  if (measured?.kind !== "measured") throw new Error("the tests broke down without a mutant");
  for (const test of measured.failed) console.log(`left out: ${test}`);
  const all = measured.tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  console.log(`${measured.tests.length} tests, ${Math.round(all / 1000)} s`);
  const slow = measured.tests.flatMap(({ id, milliseconds }) => (milliseconds > slowTest ? [id] : []));
  writeFileSync(slowFile, JSON.stringify([...leftOut, ...slow]));
  const outcomes = new Map<Mutant, Outcome>();
  const end = Date.now() + Number(values.minutes) * 60_000;
  for (const mutant of mutants) {
    if (Date.now() > end) break;
    const isCovered = measured.tests.some(({ hits }) => hits[mutant.id] !== undefined);
    const uncovered = measured.whenLoaded[mutant.id] === undefined ? "not covered" : "when loaded";
    const outcome = isCovered ? await tryMutant(trial, mutant, measured.tests) : uncovered;
    outcomes.set(mutant, outcome);
    console.error(`${outcomes.size} of ${mutants.length}: ${outcome}`);
    if (outcome !== "found") console.log(`${outcome}: ${textOf(mutant)}`);
  }
  trial.stop();
  const open = [...outcomes].filter(([, outcome]) => outcome !== "found" && outcome !== "endless");
  writeFileSync(openFile, JSON.stringify(open.map(([mutant]) => textOf(mutant))));
  report(outcomes);
}

function report(outcomes: ReadonlyMap<Mutant, Outcome>): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log("\n| folder | mutants | found | endless | survived | cut short | not covered | score | 95 % of draws |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const room of [...rooms, "all"]) {
    const here = [...outcomes].filter(([{ file }]) => room === "all" || file.startsWith(`${room}/`));
    const count = (wanted: Outcome) => here.filter(([, outcome]) => outcome === wanted).length;
    const judged = here.length - count("when loaded");
    const score = chanceOf(count("found") + count("endless"), judged);
    const counts = [judged, ...(["found", "endless", "survived", "cut short", "not covered"] as const).map(count)];
    console.log(
      `| ${[room, ...counts, percent(score.value), `${percent(score.low)} to ${percent(score.high)}`].join(" | ")} |`,
    );
    if (score.value < leastScore) process.exitCode = 1;
  }
}

await run();
