import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Db,
  endJob,
  findJob,
  type Job,
  keepJob,
  purgeJobs,
  releaseJob,
  StoreUnavailable,
  takeJob,
} from "@beltwright/store";
import { keepComponentRows } from "../conveyors/component-rows.ts";
import type { DynamicsJob } from "./dynamics-request.ts";
import { roomFor, tooLong } from "./job-slices.ts";
import { type RunningJob, runInThread } from "./job-thread.ts";

interface RunnerOptions {
  readonly db: Db;
  readonly now?: () => number;
  readonly threads?: number | undefined;
  readonly leaseMilliseconds?: number;
  readonly report: (failure: unknown) => void;
}

export interface JobRunner {
  /** Looks for work now instead of a little later. */
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

const lookEveryMilliseconds = 2000;
const keptMilliseconds = 7 * 24 * 3_600_000;
/** Longer than a pause for collecting garbage, shorter than a person's patience. */
const usualLease = 30_000;

/** Takes jobs from the queue and runs them, leaving one processor to the requests. */
export function startJobRunner(options: RunnerOptions): JobRunner {
  const { db, now = Date.now, leaseMilliseconds = usualLease, report } = options;
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
  const worker = randomUUID();
  const readRows = keepComponentRows(db);
  const running = new Map<string, RunningJob>();
  /** Time each had used when it was begun here. */
  const slices = new Map<string, number>();
  const yielding = new Set<string>();
  let isClosing = false;
  let looking: Promise<void> | undefined;

  const claim = () => ({ worker, now: now(), leaseMilliseconds });

  async function look(): Promise<void> {
    while (!isClosing && running.size < threads) {
      const job = await takeJob(db, claim());
      if (job === undefined) return;
      await begin(job);
    }
  }

  async function begin(job: Job): Promise<void> {
    const { owner = job.userName, ...asked }: DynamicsJob = JSON.parse(job.request);
    const task = { job: asked, rows: await readRows(owner), checkpoint: job.checkpoint };
    let beating: Promise<unknown> = Promise.resolve();
    const thread = runInThread(task, ({ progress, checkpoint }) => {
      beating = beating
        .then(() =>
          keepJob(db, { ...claim(), id: job.id, progress, ...(checkpoint === undefined ? {} : { checkpoint }) }),
        )
        .then((isOurs) => (isOurs ? undefined : thread.stop()))
        .catch(report);
    });
    running.set(job.id, thread);
    slices.set(job.id, job.usedMilliseconds);
    void finish(job, thread, () => beating).catch(report);
  }

  async function finish(job: Job, thread: RunningJob, settled: () => Promise<unknown>): Promise<void> {
    const end = await thread.ended;
    await settled();
    // Closing waits for this, so that it is written while there is a database to write to.
    await recordInTheEnd(job, end).finally(() => running.delete(job.id));
    wake();
  }

  /** Hours of work are not thrown away because the database is away at this very moment. */
  async function recordInTheEnd(job: Job, end: Awaited<RunningJob["ended"]>): Promise<void> {
    for (;;) {
      try {
        return await record(job, end);
      } catch (failure) {
        if (isClosing || !(failure instanceof StoreUnavailable)) throw failure;
        report(failure);
        await wait(lookEveryMilliseconds, undefined, { ref: false });
      }
    }
  }

  async function record({ id }: Job, end: Awaited<RunningJob["ended"]>): Promise<void> {
    slices.delete(id);
    if (isClosing || yielding.delete(id)) return releaseJob(db, { id, worker, now: now() });
    const outcome =
      end.kind === "done"
        ? ({ state: "done", message: "", result: end.result } as const)
        : ({ state: "failed", message: end.message } as const);
    await endJob(db, { id, worker, now: now(), ...outcome });
  }

  function wake(): void {
    if (isClosing) return;
    looking = (looking ?? Promise.resolve()).then(look).catch(report);
  }

  const timer = setInterval(() => {
    wake();
    for (const id of running.keys()) void heartbeat(id).catch(report);
  }, lookEveryMilliseconds).unref();
  const broom = setInterval(() => void purgeJobs(db, now() - keptMilliseconds).catch(report), 3_600_000).unref();
  wake();

  /** Also while a job has nothing to say yet, and to hear that it was cancelled. */
  async function heartbeat(id: string): Promise<void> {
    const job = await findJob(db, id);
    if (job === undefined || job.state !== "running") return running.get(id)?.stop();
    await keepJob(db, { ...claim(), id, progress: job.progress });
    await makeRoom(job);
  }

  /** A long run goes on from its checkpoint later, once someone else has had a turn; one without end is given up. */
  async function makeRoom(job: Job): Promise<void> {
    const verdict = await roomFor(db, job, slices.get(job.id) ?? job.usedMilliseconds);
    if (verdict === "goes on") return;
    if (verdict === "yields") yielding.add(job.id);
    else await endJob(db, { id: job.id, worker, now: now(), state: "failed", message: tooLong });
    await running.get(job.id)?.stop();
  }

  return {
    wake,
    close: async () => {
      isClosing = true;
      clearInterval(timer);
      clearInterval(broom);
      await looking;
      const threadsLeft = [...running.values()];
      await Promise.all(threadsLeft.map((thread) => thread.stop()));
      await Promise.all(threadsLeft.map((thread) => thread.ended));
      while (running.size > 0) await new Promise(setImmediate);
    },
  };
}
