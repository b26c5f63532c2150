import { endBatch, findJob, type JobBatch, keepBatch, releaseBatch, takeBatch } from "@beltwright/store";
import type { RowsOf } from "../conveyors/component-rows.ts";
import { claim, type JobBench } from "./job-bench.ts";
import type { StudyJob } from "./study-request.ts";
import { type StudyThread, startStudyThread } from "./study-thread.ts";

/** Threads of this process that solve batches of studies. */
interface StudySlots {
  readonly count: () => number;
  /** Solves a batch that was taken, and further ones of its job by the same thread. */
  readonly begin: (first: JobBatch) => void;
  readonly close: () => Promise<void>;
}

/** After so long the thread asks anew whose turn it is. */
const sliceMilliseconds = 60_000;

export function studySlots(bench: JobBench, readRows: RowsOf, onEnd: () => void): StudySlots {
  const slots = new Set<Promise<void>>();
  const threads = new Set<StudyThread>();
  const work = async (first: JobBatch) => {
    const thread = await openThread(bench, readRows, first);
    if (thread === undefined) return;
    threads.add(thread);
    const until = performance.now() + sliceMilliseconds;
    try {
      for (let batch: JobBatch | undefined = first; batch !== undefined; ) {
        if (!(await solved(bench, thread, batch)) || performance.now() > until) return;
        batch = bench.isClosing ? undefined : await takeBatch(bench.db, { ...claim(bench), jobId: batch.jobId });
      }
    } finally {
      threads.delete(thread);
      await thread.stop();
    }
  };
  const begin = (first: JobBatch) => {
    const slot: Promise<void> = work(first)
      .catch(bench.report)
      .finally(() => {
        slots.delete(slot);
        onEnd();
      });
    slots.add(slot);
  };
  return {
    count: () => slots.size,
    begin,
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.stop()));
      await Promise.all(slots);
    },
  };
}

async function openThread({ db }: JobBench, readRows: RowsOf, { jobId }: JobBatch): Promise<StudyThread | undefined> {
  const job = await findJob(db, jobId);
  if (job === undefined) return undefined;
  const asked: StudyJob = JSON.parse(job.request);
  return startStudyThread(asked, await readRows(asked.owner ?? job.userName));
}

/** False where the batch is another's by now, or the thread has gone; it is then solved elsewhere. */
async function solved(bench: JobBench, thread: StudyThread, { jobId, batch, work }: JobBatch): Promise<boolean> {
  const { db, worker, now, leaseMilliseconds, report } = bench;
  const held = { jobId, batch, worker };
  const keep = async () => {
    if (!(await keepBatch(db, { ...held, ...claim(bench) }))) await thread.stop();
  };
  const heart = setInterval(() => void keep().catch(report), Math.min(leaseMilliseconds / 3, 2000));
  const begin = now();
  try {
    const word = await thread.ask({ kind: "solve", work });
    if (word.kind === "solved") {
      return await endBatch(db, { ...held, outcome: word.outcome, usedMilliseconds: now() - begin, now: now() });
    }
    if (bench.isClosing) await releaseBatch(db, held);
    else report(new Error(`Batch ${batch} of study ${jobId}: ${word.kind === "failed" ? word.message : word.kind}`));
    return false;
  } finally {
    clearInterval(heart);
  }
}
