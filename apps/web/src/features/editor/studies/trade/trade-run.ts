import { type BatchWorker, batchesOf, type CandidateOutcome, runBatches, type TradeEnd } from "@beltwright/studies";
import { type Remote, wrap } from "comlink";
import { failureOf, poolSize } from "../pool/pool.ts";
import type { TradeCalls, TradeTask } from "./trade-calls.ts";

/** What a study has come to. */
export interface TradeOutcome {
  readonly today: CandidateOutcome;
  readonly outcomes: readonly CandidateOutcome[];
  /** Undefined where it was cancelled. */
  readonly end: TradeEnd | undefined;
}

export interface TradeProgress {
  readonly solved: number;
  /** Candidates of the rounds so far; a search asks for more round by round. */
  readonly asked: number;
}

/** A worker that has begun with a study. */
export function startTradeWorker(task: TradeTask) {
  const worker = new Worker(new URL("./trade.worker.ts", import.meta.url), { type: "module" });
  const calls: Remote<TradeCalls> = wrap(worker);
  // Nothing is asked of a worker before it has begun: one that cannot be loaded fails here.
  const begun = Promise.race([calls.begin(task), failureOf(worker)]);
  return { calls, begun, end: () => worker.terminate() };
}

/**
 * Solves a study in workers of the browser: one leads from round to round, the others solve batches. Cancelled, it ends with
 * what was solved until then.
 */
export async function solveInWorkers(
  task: TradeTask,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: TradeProgress) => void },
): Promise<TradeOutcome | undefined> {
  const lead = startTradeWorker(task);
  const pool = workerPool(task);
  // A worker that is ended answers no more: nobody may wait for it.
  const cancelled = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const outcomes: CandidateOutcome[] = [];
  try {
    await lead.begun;
    const today = await Promise.race([lead.calls.today(), cancelled]);
    if (today === undefined) return undefined;
    const ended = (end: TradeEnd | undefined) => ({ today, outcomes: inOrder(outcomes), end });
    let [answer, asked]: [readonly CandidateOutcome[], number] = [[], 0];
    for (;;) {
      const round = await Promise.race([lead.calls.next(answer), cancelled]);
      if (round === undefined) return ended(undefined);
      if (round.kind === "end") return ended(round.end);
      asked += round.candidates.length;
      const onAnswer = (solved: readonly CandidateOutcome[]): undefined => {
        outcomes.push(...solved);
        onProgress({ solved: outcomes.length, asked });
      };
      const batches = batchesOf(round.candidates, Math.min(20, Math.ceil(round.candidates.length / poolSize())));
      const workers = poolSize();
      const { answers, end } = await runBatches({ batches, startWorker: pool.start, workers, onAnswer, cancelled });
      if (end === "cancelled") return ended(undefined);
      answer = answers.flat();
    }
  } finally {
    lead.end();
    pool.end();
  }
}

type Started = ReturnType<typeof startTradeWorker>;

/** Workers that stay from round to round: each begins by reading a whole library. */
function workerPool(task: TradeTask) {
  const all: Started[] = [];
  const idle: Started[] = [];
  const start = (): BatchWorker<readonly number[], readonly CandidateOutcome[]> => {
    const one = idle.pop() ?? startTradeWorker(task);
    if (!all.includes(one)) all.push(one);
    let isSound = true;
    const answer = async (batch: readonly number[]) => {
      try {
        await one.begun;
        return await one.calls.solve(batch);
      } catch (failure) {
        isSound = false;
        throw failure;
      }
    };
    return { answer, end: () => (isSound ? void idle.push(one) : one.end()) };
  };
  return { start, end: () => all.forEach((one) => void one.end()) };
}

const inOrder = (outcomes: readonly CandidateOutcome[]) =>
  outcomes.toSorted((one, other) => one.candidate - other.candidate);
