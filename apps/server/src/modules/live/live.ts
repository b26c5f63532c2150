import { randomUUID } from "node:crypto";
import { findLookedAt, openNoticeLine, type Store } from "@beltwright/store";
import type { FastifyBaseLogger } from "fastify";
import { createEventStream, type EventStream } from "./event-stream.ts";
import { createLooks, stateOf } from "./looks.ts";
import { type LiveMessage, liveMessageSchema, type Notice } from "./messages.ts";
import { createPresence } from "./presence.ts";
import { createViewers, type Viewer } from "./viewers.ts";

const beatMilliseconds = 25_000;
/** Rights and sessions are looked at again at every other beat, also where nothing happens. */
const beatsBetweenLooks = 2;
/** Pages of one person that may listen at once on this server. */
export const mostStreamsEach = 12;

interface LiveOptions {
  readonly store: Pick<Store, "db" | "target">;
  readonly logger: Pick<FastifyBaseLogger, "warn">;
  readonly now?: () => number;
  readonly beatEvery?: number;
}

type Opening = Pick<Viewer, "conveyorId" | "userName" | "sessionId">;
type OpenOutcome =
  | { readonly kind: "open"; readonly stream: EventStream }
  | { readonly kind: "not-found" }
  | { readonly kind: "too-many" };

/** Notices of designs to the pages that have them open, on whichever server of the data they are. */
export interface Live {
  /** Told after the store has said yes. Nobody waits for it; a page that missed one reads again when it comes back. */
  readonly tell: (notice: Notice) => void;
  readonly open: (opening: Opening) => Promise<OpenOutcome>;
  readonly close: () => Promise<void>;
}

export function createLive({ store, logger, now = Date.now, beatEvery = beatMilliseconds }: LiveOptions): Live {
  const report = (failure: unknown) => logger.warn({ err: failure }, "a live notice was lost");
  let isClosed = false;
  const send = (message: LiveMessage) => {
    if (!isClosed) line.tell(JSON.stringify(message)).catch(report);
  };
  const viewers = createViewers((conveyorId, isFirst) => presence.changed(conveyorId, isFirst));
  const presence = createPresence({
    server: randomUUID(),
    now,
    tell: send,
    peopleHere: viewers.of,
    onChange: (conveyorId) => {
      for (const viewer of viewers.of(conveyorId)) sendPeople(viewer);
    },
  });
  const dismiss = (viewer: Viewer) => {
    viewer.stream.end();
    viewers.remove(viewer);
  };
  const look = createLooks({ db: store.db, now, viewersOf: viewers.of, dismiss, report });
  const lookAtAll = () => {
    for (const conveyorId of viewers.conveyors()) void look(conveyorId, "state");
  };
  const line = openNoticeLine(store, {
    onText: (text) => {
      const message = readMessage(text);
      // Of a newer server, perhaps, that tells more than this one knows.
      if (message === undefined) return;
      if (message.kind === "notice") void look(message.notice.conveyorId, message.notice.kind);
      else presence.hear(message);
    },
    onOpen: () => {
      presence.askAgain(viewers.conveyors());
      lookAtAll();
    },
  });

  function sendPeople({ conveyorId, accountId, stream }: Viewer): void {
    const others = presence.peopleOf(conveyorId).filter((person) => person.accountId !== accountId);
    const shown = others.map(({ name, since }) => ({ name, since }));
    stream.send("here", shown);
  }

  async function open(opening: Opening): Promise<OpenOutcome> {
    const { conveyorId: id, userName, sessionId } = opening;
    const found = await findLookedAt(store.db, { id, userName, sessionId, now: now() });
    if (found === undefined) return { kind: "not-found" };
    if (isClosed || viewers.countOf(userName) >= mostStreamsEach) return { kind: "too-many" };
    const { accountId, name } = found;
    const viewer = { ...opening, accountId, name, since: now(), stream: createEventStream() };
    viewer.stream.body.once("close", () => viewers.remove(viewer));
    viewer.stream.send("state", stateOf(found));
    viewers.add(viewer);
    return { kind: "open", stream: viewer.stream };
  }

  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    presence.beat();
    for (const { stream } of viewers.all()) stream.beat();
    if (beats % beatsBetweenLooks === 0) lookAtAll();
  }, beatEvery).unref();

  return {
    tell: (notice) => send({ kind: "notice", notice }),
    open,
    close: async () => {
      clearInterval(timer);
      presence.leave();
      isClosed = true;
      for (const { stream } of viewers.all()) stream.end();
      await line.close();
    },
  };
}

function readMessage(text: string): LiveMessage | undefined {
  try {
    return liveMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
