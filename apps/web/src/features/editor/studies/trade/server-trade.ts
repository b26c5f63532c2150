import type { CandidateOutcome, TradeEnd, TradeStudy } from "@beltwright/studies";
import { api } from "../../../../api/client.ts";
import { keep, readKept } from "../../../../ui/kept-text.ts";
import type { TradeOutcome } from "./trade-run.ts";

interface Job {
  readonly id: string;
  readonly state: "queued" | "running" | "batched" | "done" | "failed" | "cancelled";
  readonly progress: number;
}

interface StudyAnswer {
  readonly study: TradeStudy;
  readonly today: CandidateOutcome;
  readonly outcomes: readonly CandidateOutcome[];
  readonly end: TradeEnd;
}

/** A study that the server works on, of the design as it was saved. */
export interface ServerStudy {
  readonly jobId: string;
  readonly revision: number;
}

interface Watch {
  readonly signal: AbortSignal;
  /** Share of the work that is done. */
  readonly onProgress: (share: number) => void;
}

const pauseMilliseconds = 1000;
const addressOf = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}`;

export async function startOnServer(conveyorId: string, study: TradeStudy): Promise<string> {
  return (await api.post<Job>("/api/studies", { conveyorId, study })).id;
}

/** The study where the server still has it: jobs of long ago are cleared away. */
export async function findOnServer(study: ServerStudy): Promise<ServerStudy | undefined> {
  const { state } = await api.get<Job>(addressOf(study.jobId)).catch(() => ({ state: "failed" }) as const);
  return state === "failed" || state === "cancelled" ? undefined : study;
}

/** Waits for a study of the server, which goes on without anybody who waits. Undefined where it was cancelled. */
export async function awaitServerStudy(
  jobId: string,
  { signal, onProgress }: Watch,
): Promise<(TradeOutcome & { readonly study: TradeStudy }) | undefined> {
  const address = addressOf(jobId);
  for (;;) {
    const { state, progress } = await api.get<Job>(address, { signal });
    if (state === "done") return api.get<StudyAnswer>(`${address}/result`, { signal });
    if (state === "cancelled") return undefined;
    if (state === "failed") throw new Error("The study failed on the server");
    onProgress(progress);
    await pause(signal);
  }
}

export async function cancelOnServer(jobId: string): Promise<void> {
  await api.delete(addressOf(jobId));
}

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  signal.throwIfAborted();
}

const keyOf = (id: string) => `beltwright.study-job.${id}`;

/** The study of a conveyor that was left with the server. */
export function keptServerStudy(id: string, storage: Storage = localStorage): ServerStudy | undefined {
  const [jobId, revision] = readKept(keyOf(id), storage)?.split(" ") ?? [];
  return jobId === undefined || jobId === "" ? undefined : { jobId, revision: Number(revision) };
}

export function keepServerStudy(id: string, study: ServerStudy | undefined, storage: Storage = localStorage): void {
  keep(keyOf(id), study === undefined ? "" : `${study.jobId} ${study.revision}`, storage);
}
