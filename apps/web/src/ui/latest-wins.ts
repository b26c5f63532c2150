/** Runs one job at a time; of those that come meanwhile only the newest is run, so an old answer never follows a new one. */
export interface LatestWins<Job> {
  readonly submit: (job: Job) => void;
  readonly stop: () => void;
}

/** The next job begins when what `onAnswer` promises has come about. */
export function latestWins<Job, Answer>(
  run: (job: Job) => Promise<Answer>,
  onAnswer: (job: Job, answer: Answer) => unknown,
  onError: (error: unknown) => void,
): LatestWins<Job> {
  let waiting: { readonly job: Job } | undefined;
  let isRunning = false;
  let isStopped = false;

  const next = async (): Promise<void> => {
    isRunning = true;
    while (waiting && !isStopped) {
      const { job } = waiting;
      waiting = undefined;
      try {
        const answer = await run(job);
        if (!isStopped) await onAnswer(job, answer);
      } catch (error) {
        if (!isStopped) onError(error);
      }
    }
    isRunning = false;
  };

  return {
    submit: (job) => {
      waiting = { job };
      if (!isRunning) void next();
    },
    stop: () => {
      isStopped = true;
      waiting = undefined;
    },
  };
}
