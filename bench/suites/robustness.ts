import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { conveyorToFile, newConveyor, openConveyorFile } from "@beltwright/model";
import { type FaultKind, faultKinds, type Verdict } from "../measure/judge-document.ts";

const threads = 2;
/** No design makes anybody wait longer, ms. */
const longest = 2000;
/** A field of a file nobody knows costs no more among many: a reader that copied what it had read would take eight times as long. */
const unknownNames = { few: 1000, many: 8000 };
const mostGrowth = 2;

/** `milliseconds` is the shortest of several trials where the first took too long. */
type Judged = Verdict & { readonly seed: number; readonly firstMilliseconds: number };

/**
 * Random documents, mild to nasty, through the reader and the whole calculation. Every one the reader takes ends in
 * finite results or in a refusal in plain words, within two seconds. `--count 500` for a quick look, `--from` for others,
 * `--methods` to calculate each of them by every method, the sheet of its standard included.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: "string", default: "10000" },
      from: { type: "string", default: "1" },
      methods: { type: "boolean", default: false },
    },
  });
  const [from, count] = [Number(values.from), Number(values.count)];
  const tally = { not_opened: 0, refused: 0, solved: 0 };
  const faults = new Map<FaultKind, number>(faultKinds.map((kind) => [kind, 0]));
  let slowest = { milliseconds: 0, seed: 0 };
  let slow = 0;
  let triedAgain = 0;
  await judgeAll({ from, to: from + count - 1, isByEveryMethod: values.methods }, (judged) => {
    tally[judged.outcome === "not-opened" ? "not_opened" : judged.outcome] += 1;
    if (judged.milliseconds > slowest.milliseconds) slowest = judged;
    if (judged.milliseconds > longest) slow += 1;
    if (judged.firstMilliseconds > longest) triedAgain += 1;
    for (const { kind } of judged.faults) faults.set(kind, (faults.get(kind) ?? 0) + 1);
    tell(judged);
  });
  const bad = { ...Object.fromEntries(faults), slower_than_2_s: slow };
  const growth = timeOfName(unknownNames.many) / timeOfName(unknownNames.few);
  if (growth > mostGrowth || Object.values(bad).some((number) => number > 0)) process.exitCode = 1;
  return {
    documents: count,
    calculations: tally.not_opened + tally.refused + tally.solved,
    accepted: tally.refused + tally.solved,
    ...tally,
    ...bad,
    timed_again: triedAgain,
    slowest_ms: Math.round(slowest.milliseconds),
    slowest_seed: slowest.seed,
    unknown_name_growth: Number(growth.toFixed(2)),
  };
}

/** Milliseconds for each unknown name of a file that has so many in itself, in each of its points and in its drives. */
function timeOfName(count: number): number {
  const own = Object.fromEntries(Array.from({ length: count }, (_, n) => [`own${n}`, n]));
  const { pulls, drives, ...whole } = conveyorToFile(newConveyor());
  const withOwn = (record: object) => ({ ...record, ...own });
  const eachWithOwn = (records: unknown) => (records as readonly object[]).map(withOwn);
  const file = { ...withOwn(whole), pulls: eachWithOwn(pulls), drives: eachWithOwn(drives) };
  const bytes = Buffer.from(JSON.stringify(file));
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    const { kind } = openConveyorFile("json", bytes);
    if (kind !== "opened" && kind !== "migrated") throw new Error(`A file with unknown names is ${kind}`);
    return performance.now() - began;
  });
  return Math.min(...times) / count;
}

/** The document behind a fault is made again from its seed. */
function tell({ seed, faults, milliseconds, firstMilliseconds }: Judged): void {
  for (const { kind, about } of faults) console.error(`seed ${seed}: ${kind}: ${about}`);
  if (firstMilliseconds > longest) {
    console.error(`seed ${seed}: took ${Math.round(firstMilliseconds)} ms, at its best ${Math.round(milliseconds)} ms`);
  }
}

interface Asked {
  readonly from: number;
  readonly to: number;
  readonly isByEveryMethod: boolean;
}

function judgeAll({ from, to, isByEveryMethod }: Asked, take: (judged: Judged) => void): Promise<unknown> {
  const file = new URL("../measure/robustness-worker.ts", import.meta.url);
  return Promise.all(
    Array.from({ length: threads }, (_, at) => {
      const worker = new Worker(file, { workerData: { from: from + at, to, step: threads, longest, isByEveryMethod } });
      worker.on("message", take);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      worker.on("error", reject);
      worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
      return promise;
    }),
  );
}
