import { type Db, findLookedAt, type LookedAt } from "@beltwright/store";
import type { Notice } from "./messages.ts";
import type { Viewer } from "./viewers.ts";

interface LookOptions {
  readonly db: Db;
  readonly now: () => number;
  readonly viewersOf: (conveyorId: string) => readonly Viewer[];
  readonly dismiss: (viewer: Viewer) => void;
  readonly report: (failure: unknown) => void;
}

/** Reads a design for everyone who has it open, tells those who still take part what there is now, and dismisses others. */
export function createLooks({ db, now, viewersOf, dismiss, report }: LookOptions) {
  /** A database that is away says nothing about anyone's rights; the next look does. */
  async function read(viewer: Viewer): Promise<LookedAt | undefined | "unknown"> {
    const { conveyorId: id, userName, sessionId } = viewer;
    try {
      return await findLookedAt(db, { id, userName, sessionId, now: now() });
    } catch (failure) {
      report(failure);
      return "unknown";
    }
  }

  return async (conveyorId: string, event: Notice["kind"] | "state"): Promise<void> => {
    const bySession = Map.groupBy(viewersOf(conveyorId), ({ sessionId }) => sessionId);
    for (const pages of bySession.values()) {
      const [first] = pages;
      const found = first && (await read(first));
      if (found === "unknown") continue;
      for (const page of pages) {
        if (found !== undefined) page.stream.send(event === "deleted" ? "state" : event, stateOf(found));
        else {
          page.stream.send(event === "deleted" ? "deleted" : "ended", {});
          dismiss(page);
        }
      }
    }
  };
}

export function stateOf({ revision, updatedBy }: LookedAt) {
  return { revision, by: updatedBy };
}
