import { messageFor } from "@beltwright/contract";
import { ApiProblem } from "../../api/problem.ts";
import { messageOf } from "./problem-notice.tsx";

/** What failed, in the specification's words, and why, where the server or the network said so. */
export interface Failure {
  readonly message: string;
  readonly reason: string | undefined;
}

/**
 * A refusal of permission speaks for itself; any other failure is named first and explained after. One that says
 * nothing, as a proxy's may, is told by `bareRefusal` where what was tried allows only one reason.
 */
export function failureOf(sentence: string, error: unknown, bareRefusal?: string): Failure {
  if (bareRefusal !== undefined && isBareRefusal(error)) return { message: bareRefusal, reason: undefined };
  const reason = messageOf(error);
  if (error instanceof ApiProblem && error.status === 403) {
    return { message: reason, reason: undefined };
  }
  return { message: sentence, reason: reason === sentence ? undefined : reason };
}

/** What could not be loaded, and the error itself in the specification's words. */
export function loadFailureOf(error: unknown, sentence?: string): Failure {
  const { message, reason } = failureOf(sentence ?? "", error);
  const told = reason === undefined ? undefined : messageFor("load-data-failed", { error: reason });
  return message === "" ? { message: told ?? "", reason: undefined } : { message, reason: told };
}

export function failureText(sentence: string, error: unknown, bareRefusal?: string): string {
  const { message, reason } = failureOf(sentence, error, bareRefusal);
  return reason === undefined ? message : `${message}. ${reason}`;
}

function isBareRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 403 && error.code === "unexpected";
}
