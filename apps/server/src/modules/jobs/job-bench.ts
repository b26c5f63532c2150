import { setTimeout as wait } from "node:timers/promises";
import {
  addBatches,
  type Db,
  endJob,
  findJob,
  type Job,
  keepJob,
  releaseJob,
  StoreUnavailable,
} from "@beltwright/store";
import { roomFor, tooLong } from "./job-slices.ts";
import type { RunningJob } from "./job-thread.ts";
import type { StudyWord } from "./study-worker.ts";

/** A job in the hands of this process. */
interface HeldJob {
  readonly thread: RunningJob;
  /** Time it had used when it was begun here. */
  readonly usedBefore: number;
  /** Stopped so that someone else has a turn. */
  isYielding: boolean;
}

/** What one process works on, and with. */
export interface JobBench {
  readonly db: Db;
  readonly now: () => number;
  readonly leaseMilliseconds: number;
  readonly report: (failure: unknown) => void;
  readonly worker: string;
  readonly running: Map<string, HeldJob>;
  isClosing: boolean;
}

const tryAgainMilliseconds = 2000;

export function claim({ worker, now, leaseMilliseconds }: JobBench) {
  return { worker, now: now(), leaseMilliseconds };
}

/** How a thread came to its end; a study says what is to be solved before it goes on. */
type JobEnd = Awaited<RunningJob["ended"]> | Extract<StudyWord, { readonly kind: "round" }>;

/** Hours of work are not thrown away because the database is away at this very moment. */
export async function recordInTheEnd(bench: JobBench, job: Job, end: JobEnd): Promise<void> {
  for (;;) {
    try {
      return await record(bench, job, end);
    } catch (failure) {
      if (bench.isClosing || !(failure instanceof StoreUnavailable)) throw failure;
      bench.report(failure);
      await wait(tryAgainMilliseconds, undefined, { ref: false });
    }
  }
}

async function record({ db, worker, now, running, isClosing }: JobBench, { id }: Job, end: JobEnd): Promise<void> {
  if (isClosing || running.get(id)?.isYielding) return releaseJob(db, { id, worker, now: now() });
  if (end.kind === "round") return void (await addBatches(db, { id, worker, now: now(), ...end }));
  const outcome =
    end.kind === "done"
      ? ({ state: "done", message: "", result: end.result } as const)
      : ({ state: "failed", message: end.message } as const);
  await endJob(db, { id, worker, now: now(), ...outcome });
}

/** Also while a job has nothing to say yet, and to hear that it was cancelled. */
export async function heartbeat(bench: JobBench, id: string): Promise<void> {
  const { db, running } = bench;
  const job = await findJob(db, id);
  if (job === undefined || job.state !== "running") return running.get(id)?.thread.stop();
  await keepJob(db, { ...claim(bench), id, progress: job.progress });
  await makeRoom(bench, job);
}

/** A long run goes on from its checkpoint later, once someone else has had a turn; one without end is given up. */
async function makeRoom({ db, worker, now, running }: JobBench, job: Job): Promise<void> {
  const held = running.get(job.id);
  const verdict = await roomFor(db, job, held?.usedBefore ?? job.usedMilliseconds);
  if (held === undefined || verdict === "goes on") return;
  if (verdict === "yields") held.isYielding = true;
  else await endJob(db, { id: job.id, worker, now: now(), state: "failed", message: tooLong });
  await held.thread.stop();
}
