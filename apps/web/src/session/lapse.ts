import { create } from "zustand";
import { onProblem } from "../api/client.ts";
import type { ApiProblem } from "../api/problem.ts";

/** Why the session of the open page no longer counts; `undefined` while it does. */
interface Lapse {
  readonly message: string | undefined;
}

export const useLapse = create<Lapse>(() => ({ message: undefined }));

const lapseCodes: readonly string[] = ["signed-in-elsewhere", "not-signed-in"];

/** A refusal that means the session is over, as opposed to a wrong password. */
function isLapse(problem: ApiProblem): boolean {
  return problem.status === 401 && lapseCodes.includes(problem.code);
}

export function clearLapse(): void {
  useLapse.setState({ message: undefined });
}

/** Asks for a new sign-in over the open page, which stays as it is with its unsaved input. */
export function watchForLapse(isSignedIn: () => boolean): () => void {
  return onProblem((problem) => {
    if (isLapse(problem) && isSignedIn()) useLapse.setState({ message: problem.message });
  });
}
