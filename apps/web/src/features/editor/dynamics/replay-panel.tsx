import { liftedCases, marksOf, stationsOf } from "@beltwright/results";
import { useMemo } from "react";
import { ChartView } from "../charts/chart-view.tsx";
import { withReadings } from "./chart-readings.ts";
import { envelopeChart } from "./dynamic-charts.ts";
import { useDynamicRun, useTracedRun } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { ReplayView } from "./replay-view.tsx";
import type { RunBasis } from "./run-in-worker.ts";
import { legendOf } from "./so-far.ts";

/** The profile coloured by tension, and below it tension along the belt between its envelopes, at one moment. */
export function ReplayPanel() {
  const frames = useDynamicRun((state) => state.frames);
  const frame = useDynamicRun((state) => state.frame);
  const basis = useDynamicRun((state) => state.basis);
  const soFar = useDynamicRun((state) => state.soFar);
  const marks = useMemo(() => (basis ? marksOfRun(basis) : []), [basis]);
  const legend = useMemo(() => soFar && legendOf(soFar), [soFar]);
  const run = useTracedRun();
  const interval = useDynamicRun((state) => state.interval);
  const chart = useMemo(() => {
    if (!frames || !soFar) return undefined;
    const [now, last] = [Math.min(frame, frames.count - 1), frames.count - 1];
    const made = envelopeChart(frames, now, soFar, marks);
    const shownAt: Readonly<Record<string, number>> = { Now: now, "At t = 0": 0 };
    return withReadings(made, run, (_, { name }) => (shownAt[name] ?? last) * interval);
  }, [frames, frame, soFar, marks, run, interval]);
  if (!frames || !basis || !legend || !chart) return null;
  return (
    <div className={styles.split}>
      <div className={styles.half}>
        <ReplayView basis={basis} frames={frames} frame={Math.min(frame, frames.count - 1)} legend={legend} />
      </div>
      <div className={styles.half}>
        <ChartView chart={chart} isTable={false} />
      </div>
    </div>
  );
}

function marksOfRun({ conveyor, calculated: { solution } }: RunBasis) {
  return marksOf(conveyor, stationsOf(solution), liftedCases(solution));
}
