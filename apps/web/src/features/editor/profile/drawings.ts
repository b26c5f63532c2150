import type { Conveyor } from "@beltwright/model";
import { wrap } from "comlink";
import { changesBetween } from "../calculation/document-changes.ts";
import type { DrawingCalls, DrawRequest, Picture } from "./drawing-calls.ts";

/** The worker that draws for the open editor. */
export interface Drawings {
  readonly draw: (document: Conveyor, request: Omit<DrawRequest, "changes">) => Promise<Picture | undefined>;
  readonly stop: () => void;
}

export function startDrawings(worker: Worker, opened: Conveyor): Drawings {
  const calls = wrap<DrawingCalls>(worker);
  let sent = opened;
  void calls.openDocument(opened);
  return {
    draw: async (document, request) => {
      const changes = changesBetween(sent, document);
      sent = document;
      return calls.draw({ ...request, changes });
    },
    stop: () => worker.terminate(),
  };
}
