import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { randomFrom } from "../../packages/studies/src/random/random.ts";
import { chanceOf } from "../../packages/studies/src/statistics/wilson.ts";
import type { Stage } from "./gathered-tests.ts";
import { type Mutant, mutantsIn, sourceWith } from "./mutants.ts";
import type { Answer, Measured, MeasuredTest, Question } from "./trial.ts";

// npm run mutation -- [--sample 60] [--seed 1] [--seconds 60] [--wide 60] [--minutes 30] [--again] [folders]: see docs/mutation.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "60" },
    wide: { type: "string", default: "60" },
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
const slowTest = { near: 3000, wide: 10_000 };
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

const outcomes = ["found near", "found wide", "endless", "survived", "cut short", "not covered"] as const;
type Outcome = (typeof outcomes)[number] | "when loaded";
const isFound = (outcome: Outcome) => /^(found|endless)/.test(outcome);

/** The folder of a package, such as `packages/engine/src/parts`. */
const roomOf = (file: string) => file.split("/").slice(0, 4).join("/");

/** Of those that pass through the mutant, the quickest first, of its own folder before others, as long as the time lasts. */
function testsFor({ id, file }: Mutant, covering: readonly MeasuredTest[], seconds: number) {
  const chosen: MeasuredTest[] = [];
  const gathered = new Set<string>();
  let usual = 0;
  const rank = (test: MeasuredTest) =>
    [roomOf(test.file) === roomOf(file) ? 0 : 1, test.milliseconds + test.before] as const;
  const inTurn = covering.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  for (const test of inTurn) {
    const longer = usual + test.milliseconds + (gathered.has(test.group) ? 0 : test.before);
    if (chosen.length > 0 && longer > seconds * 1000) continue;
    usual = longer;
    gathered.add(test.group);
    chosen.push(test);
  }
  const passes = chosen.reduce((sum, { hits }) => sum + (hits[id] ?? 0), 0);
  return { chosen, usual, passes, isAll: chosen.length === covering.length };
}

/** Near tests first, and wide ones only where those found nothing. */
async function tryMutant(trial: Trial, mutant: Mutant, { tests, whenLoaded }: Measured): Promise<Outcome> {
  const covering = tests.filter(({ hits }) => hits[mutant.id] !== undefined);
  if (covering.length === 0) return whenLoaded[mutant.id] === undefined ? "not covered" : "when loaded";
  let isCutShort = false;
  for (const stage of ["near", "wide"] as const) {
    const outcome = await tryStage(trial, mutant, covering, stage);
    if (outcome === "found") return `found ${stage}`;
    if (outcome === "endless") return outcome;
    isCutShort ||= outcome === "cut short";
  }
  return isCutShort ? "cut short" : "survived";
}

async function tryStage(trial: Trial, mutant: Mutant, covering: readonly MeasuredTest[], stage: Stage) {
  const seconds = Number(stage === "near" ? values.seconds : values.wide);
  const inStage = covering.filter((test) => test.stage === stage);
  const { chosen, usual, passes, isAll } = testsFor(mutant, inStage, seconds);
  const refs = chosen.map(({ id, file, group, hitsOfFile }) => {
    return { id, file, group, isLoadedAnew: hitsOfFile[mutant.id] !== undefined };
  });
  const question = { kind: "try", mutant: mutant.id, hitLimit: 100 * passes + 1000, tests: refs } as const;
  let answer = await trial.ask(question, 60_000 + 10 * usual);
  if (answer?.kind === "spoilt") answer = await trial.ask(question, 60_000 + 10 * usual);
  if (answer === undefined) return "endless";
  if (answer.kind === "found") return "found";
  if (answer.kind === "survived") return isAll ? "survived" : "cut short";
  // Spoilt in a fresh process too, it was this mutant that spoilt it, if all pass in a third one without it.
  const without = await trial.ask({ ...question, mutant: "none" }, 60_000 + 10 * usual);
  return without?.kind === "survived" ? "found" : "cut short";
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
  const slow = measured.tests.flatMap(({ id, stage, milliseconds }) => (milliseconds > slowTest[stage] ? [id] : []));
  writeFileSync(slowFile, JSON.stringify([...leftOut, ...slow]));
  const judged = new Map<Mutant, Outcome>();
  const end = Date.now() + Number(values.minutes) * 60_000;
  for (const mutant of mutants) {
    if (Date.now() > end) break;
    const outcome = await tryMutant(trial, mutant, measured);
    judged.set(mutant, outcome);
    console.error(`${judged.size} of ${mutants.length}: ${outcome}`);
    if (!isFound(outcome)) console.log(`${outcome}: ${textOf(mutant)}`);
  }
  trial.stop();
  const open = [...judged].filter(([, outcome]) => !isFound(outcome));
  writeFileSync(openFile, JSON.stringify(open.map(([mutant]) => textOf(mutant))));
  report(judged);
}

function report(judged: ReadonlyMap<Mutant, Outcome>): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(`\n| folder | mutants | ${outcomes.join(" | ")} | score | 95 % of draws |`);
  console.log(`|${"---|".repeat(outcomes.length + 4)}`);
  for (const room of [...rooms, "all"]) {
    const here = [...judged]
      .filter(([{ file }, outcome]) => outcome !== "when loaded" && (room === "all" || file.startsWith(`${room}/`)))
      .map(([, outcome]) => outcome);
    const counts = outcomes.map((wanted) => here.filter((outcome) => outcome === wanted).length);
    const score = chanceOf(here.filter(isFound).length, here.length);
    const cells = [
      room,
      here.length,
      ...counts,
      percent(score.value),
      `${percent(score.low)} to ${percent(score.high)}`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
    if (score.value < leastScore) process.exitCode = 1;
  }
}

await run();
