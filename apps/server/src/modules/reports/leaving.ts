import type { ServerResponse } from "node:http";

/** Tells when the one who asked goes away before the answer is out; a request itself is over once its body is read. */
export function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once("close", () => response.writableFinished || leaving.abort());
  return leaving.signal;
}
