/** Where to write, and as whom. */
export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A write that was answered with success. */
export interface Acknowledged {
  readonly id: string;
  /** What it was called then. */
  readonly name: string;
  readonly revision?: number;
}

export async function readAnswer<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
