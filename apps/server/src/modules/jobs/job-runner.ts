import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { batchOutcomes, type Db, type Job, keepJob, purgeJobs, takeBatch, takeJob } from "@beltwright/store";
import { createRowShelf, keepComponentRows, type RowShelf, type RowsOf } from "../conveyors/component-rows.ts";
import type { DynamicsJob } from "./dynamics-request.ts";
import { claim, heartbeat, type JobBench, recordInTheEnd } from "./job-bench.ts";
import { runInThread } from "./job-thread.ts";
import type { StudyJob } from "./study-request.ts";
import { studySlots } from "./study-slots.ts";
import { startStudyThread } from "./study-thread.ts";

interface RunnerOptions {
  readonly db: Db;
  readonly now?: () => number;
  readonly threads?: number | undefined;
  readonly leaseMilliseconds?: number;
  readonly shelf?: RowShelf;
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
  const readRows = keepComponentRows(db, options.shelf ?? createRowShelf(db));
  const bench: JobBench = {
    ...{ db, now, leaseMilliseconds, report, worker: randomUUID() },
    running: new Map(),
    isClosing: false,
  };
  const slots = studySlots(bench, readRows, wake);
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (!bench.isClosing && bench.running.size + slots.count() < threads) {
      const job = await takeJob(db, claim(bench));
      if (job !== undefined) {
        await (job.kind === "study" ? planStudy : begin)(bench, readRows, job, wake);
        continue;
      }
      const batch = await takeBatch(db, claim(bench));
      if (batch === undefined) return;
      slots.begin(batch);
    }
  }

  function wake(): void {
    if (bench.isClosing) return;
    looking = (looking ?? Promise.resolve()).then(look).catch(report);
  }

  const timer = setInterval(() => {
    wake();
    for (const id of bench.running.keys()) void heartbeat(bench, id).catch(report);
  }, lookEveryMilliseconds).unref();
  const broom = setInterval(() => void purgeJobs(db, now() - keptMilliseconds).catch(report), 3_600_000).unref();
  wake();

  return {
    wake,
    close: async () => {
      bench.isClosing = true;
      clearInterval(timer);
      clearInterval(broom);
      await looking;
      await slots.close();
      await endAll(bench);
    },
  };
}

async function begin(bench: JobBench, readRows: RowsOf, job: Job, onEnd: () => void): Promise<void> {
  const { db, report } = bench;
  const { owner = job.userName, ...asked }: DynamicsJob = JSON.parse(job.request);
  const task = { job: asked, rows: await readRows(owner), checkpoint: job.checkpoint };
  let beating: Promise<unknown> = Promise.resolve();
  const thread = runInThread(task, ({ progress, checkpoint }) => {
    const kept = { id: job.id, progress, ...(checkpoint === undefined ? {} : { checkpoint }) };
    beating = beating
      .then(() => keepJob(db, { ...claim(bench), ...kept }))
      .then((isOurs) => (isOurs ? undefined : thread.stop()))
      .catch(report);
  });
  bench.running.set(job.id, { thread, usedBefore: job.usedMilliseconds, isYielding: false });
  const finish = async () => {
    const end = await thread.ended;
    await beating;
    // Closing waits for this, so that it is written while there is a database to write to.
    await recordInTheEnd(bench, job, end).finally(() => bench.running.delete(job.id));
    onEnd();
  };
  void finish().catch(report);
}

/** Says what is solved next of a study, or ends it; its batches are taken by whoever is free. */
async function planStudy(bench: JobBench, readRows: RowsOf, job: Job, onEnd: () => void): Promise<void> {
  const asked: StudyJob = JSON.parse(job.request);
  const thread = startStudyThread(asked, await readRows(asked.owner ?? job.userName));
  const planned = thread.ask({ kind: "plan", outcomes: await batchOutcomes(bench.db, job.id) });
  const ended = planned.then((word) =>
    word.kind === "solved" ? { kind: "failed" as const, message: "The study cannot be planned." } : word,
  );
  const stop = thread.stop;
  const held = { ended: ended.then(() => ({ kind: "done" as const, result: "" })), stop };
  bench.running.set(job.id, { thread: held, usedBefore: job.usedMilliseconds, isYielding: false });
  const finish = async () => {
    const end = await ended;
    await recordInTheEnd(bench, job, end).finally(() => bench.running.delete(job.id));
    await stop();
    onEnd();
  };
  void finish().catch(bench.report);
}

async function endAll({ running }: JobBench): Promise<void> {
  const left = [...running.values()];
  await Promise.all(left.map(({ thread }) => thread.stop()));
  await Promise.all(left.map(({ thread }) => thread.ended));
  while (running.size > 0) await new Promise(setImmediate);
}
