import {
  type LineChart,
  liftedCases,
  marksOf,
  runEnvelopeChart,
  runForceChart,
  runTakeUpChart,
  stationsOf,
} from "@beltwright/results";
import { useMemo } from "react";
import { ChartView } from "../charts/chart-view.tsx";
import { withReadings } from "./chart-readings.ts";
import { useDynamicRun, useDynamicRunner, useTracedRun } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { ReplayView } from "./replay-view.tsx";
import { useCommentedAs } from "./run-comments.ts";
import type { RunBasis } from "./run-in-worker.ts";
import { legendOf } from "./so-far.ts";

/**
 * One moment of a run: the profile coloured by tension, tension along the belt between its envelopes, and below them the
 * forces of the drives and the way of the take-up, with the moment marked.
 */
export function ReplayPanel() {
  const frames = useDynamicRun((state) => state.frames);
  const frame = useDynamicRun((state) => state.frame);
  const basis = useDynamicRun((state) => state.basis);
  const soFar = useDynamicRun((state) => state.soFar);
  const legend = useMemo(() => soFar && legendOf(soFar), [soFar]);
  const chart = useEnvelope();
  const commentedAs = useCommentedAs();
  if (!frames || !basis || !legend || !chart) return null;
  return (
    <div className={styles.split}>
      <div className={styles.half}>
        <ReplayView basis={basis} frames={frames} frame={Math.min(frame, frames.count - 1)} legend={legend} />
      </div>
      <div className={styles.half}>
        <ChartView chart={chart} isTable={false} comments={commentedAs(chart)} />
      </div>
      <ReplayCurves />
    </div>
  );
}

function useEnvelope(): LineChart | undefined {
  const frames = useDynamicRun((state) => state.frames);
  const frame = useDynamicRun((state) => state.frame);
  const basis = useDynamicRun((state) => state.basis);
  const soFar = useDynamicRun((state) => state.soFar);
  const interval = useDynamicRun((state) => state.interval);
  const marks = useMemo(() => (basis ? marksOfRun(basis) : []), [basis]);
  const run = useTracedRun();
  return useMemo(() => {
    if (!frames || !soFar) return undefined;
    const [now, last] = [Math.min(frame, frames.count - 1), frames.count - 1];
    const made = runEnvelopeChart(frames, now, soFar, marks);
    const shownAt: Readonly<Record<string, number>> = { Now: now, "At t = 0": 0 };
    return withReadings(made, run, (_, { name }) => (shownAt[name] ?? last) * interval);
  }, [frames, frame, soFar, marks, run, interval]);
}

/** What drives and take-up do over time; picking a place goes to that moment. */
function ReplayCurves() {
  const { show } = useDynamicRunner();
  const frames = useDynamicRun((state) => state.frames);
  const frame = useDynamicRun((state) => state.frame);
  const basis = useDynamicRun((state) => state.basis);
  const interval = useDynamicRun((state) => state.interval);
  const run = useTracedRun();
  const commentedAs = useCommentedAs();
  const charts = useMemo(() => {
    if (!frames || !basis) return [];
    const made = [runForceChart(basis.calculated.design, frames, interval), runTakeUpChart(frames, interval)];
    return made.map((one) => withReadings(one, run, (row) => row * interval));
  }, [frames, basis, interval, run]);
  const last = Math.max(0, (frames?.count ?? 1) - 1);
  return (
    <div className={styles.pair}>
      {charts.map((chart) => (
        <section key={chart.name} className={styles.half} aria-label={chart.title}>
          <ChartView
            chart={chart}
            isTable={false}
            marked={Math.min(frame, last)}
            comments={commentedAs(chart)}
            onPick={(row) => show(Math.max(0, Math.min(last, row)))}
          />
        </section>
      ))}
    </div>
  );
}

function marksOfRun({ conveyor, calculated: { solution } }: RunBasis) {
  return marksOf(conveyor, stationsOf(solution), liftedCases(solution));
}
