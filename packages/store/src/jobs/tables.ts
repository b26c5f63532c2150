/** Work that takes longer than a request may: whoever is free takes the oldest. */
export interface JobTable {
  readonly id: string;
  readonly kind: string;
  readonly user_name: string;
  /** queued, running, batched while its batches are done, done, failed or cancelled. */
  readonly state: string;
  /** JSON of what is asked for. */
  readonly request: string;
  /** 0 to 1. */
  readonly progress: number;
  readonly message: string;
  /** The server that works on it, and until when it is believed to be alive. */
  readonly worker: string;
  readonly lease_until: number;
  readonly tries: number;
  /** Where to go on after a crash; empty at the beginning. */
  readonly checkpoint: string;
  /** Those with a smaller rank go first; time goes by weight. */
  readonly rank: number;
  readonly weight: number;
  /** Time a worker has spent on it so far. */
  readonly used_ms: number;
  /** Length of its result; none where it was dropped for newer ones. */
  readonly result_bytes: number;
  readonly created_at: number;
  readonly updated_at: number;
}

/** Apart from the job, whose row is read all the time. */
export interface JobResultTable {
  readonly job_id: string;
  readonly content: string;
}

/** A part of a job that is cut into batches. */
export interface JobBatchTable {
  readonly job_id: string;
  readonly batch: number;
  /** queued, running or done. */
  readonly state: string;
  readonly work: string;
  /** Of the whole job. */
  readonly share: number;
  readonly worker: string;
  readonly lease_until: number;
  readonly tries: number;
  readonly outcome: string;
}
