/** What a command leaves behind: text for the terminal, a line for errors, and how the process ends. */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
  readonly error: string;
}

/** Nothing could be calculated: one line says why. */
export function failed(message: string): Outcome {
  return { exitCode: 2, output: "", error: message };
}
