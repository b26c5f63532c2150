/** Someone else who has the design open. */
export interface Other {
  readonly name: string;
  readonly since: number;
}

/** The state of the design on the server. */
export interface ServerState {
  readonly revision: number;
  /** Who wrote it, by name; empty where the account is gone. */
  readonly by: string;
}

interface Hearing {
  readonly onHere: (others: readonly Other[]) => void;
  readonly onState: (state: ServerState) => void;
  /** Comments, proposals or reviews are to be read again; also after the line was cut, when some may have been missed. */
  readonly onNews: () => void;
  readonly onEnd: (reason: "deleted" | "ended") => void;
}

/** A tab that nobody looks at lets go of its line: browsers have few of them for all tabs together. */
const hiddenMilliseconds = 60_000;
const firstPause = 15_000;
const longestPause = 300_000;

/** Hears of a design for as long as its tab is looked at. Answers the way to stop. */
export function hearDesign(id: string, { onHere, onState, onNews, onEnd }: Hearing): () => void {
  let source: EventSource | undefined;
  let isOver = false;
  let pause = firstPause;
  let reopening: number | undefined;
  let hiding: number | undefined;

  const close = () => {
    source?.close();
    source = undefined;
    onHere([]);
  };
  const stop = () => {
    isOver = true;
    clearTimeout(reopening);
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", follow);
    close();
  };
  const open = () => {
    clearTimeout(reopening);
    if (source || isOver || document.hidden) return;
    const opened = new EventSource(`/api/conveyors/${encodeURIComponent(id)}/live`);
    source = opened;
    const hear = <Data>(event: string, act: (data: Data) => void) =>
      // The server writes these events to the same contract, so their shape is trusted here.
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => act(JSON.parse(data) as Data));
    hear<readonly Other[]>("here", onHere);
    hear<ServerState>("saved", onState);
    hear<ServerState>("state", (state) => {
      pause = firstPause;
      onState(state);
      onNews();
    });
    for (const event of ["comment", "proposal", "review"]) hear(event, onNews);
    for (const event of ["deleted", "ended"] as const) {
      hear(event, () => {
        stop();
        onEnd(event);
      });
    }
    // A cut line is joined again by the browser; a refused one is not.
    opened.addEventListener("error", () => {
      if (opened.readyState !== EventSource.CLOSED || isOver) return;
      close();
      reopening = window.setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(2 * pause, longestPause);
    });
  };
  const follow = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = window.setTimeout(close, hiddenMilliseconds);
    else open();
  };
  document.addEventListener("visibilitychange", follow);
  open();
  return stop;
}
