import { useEffect, useState } from "react";

/** The workers of an editor, begun before there is a document for them: their program loads while the document does. */
export interface WaitingWorkers {
  readonly takeCalculation: () => Worker;
  readonly takeDrawing: () => Worker;
  /** Ends those that nobody took. */
  readonly stop: () => void;
}

export function useWaitingWorkers(): WaitingWorkers {
  const [workers] = useState(startWaitingWorkers);
  useEffect(() => workers.stop, [workers]);
  return workers;
}

function startWaitingWorkers(): WaitingWorkers {
  const calculations = [startCalculation(), startCalculation()];
  const drawings = [startDrawing()];
  return {
    takeCalculation: () => calculations.pop() ?? startCalculation(),
    takeDrawing: () => drawings.pop() ?? startDrawing(),
    stop: () => {
      for (const worker of [...calculations.splice(0), ...drawings.splice(0)]) worker.terminate();
    },
  };
}

function startCalculation(): Worker {
  return new Worker(new URL("./calculation.worker.ts", import.meta.url), { type: "module" });
}

function startDrawing(): Worker {
  return new Worker(new URL("../profile/drawing.worker.ts", import.meta.url), { type: "module" });
}
