import { type CurveEdit, curveEditLabel, editPoints } from "./curve-edits.ts";
import type { KeyedPoint } from "./curve-points.ts";

interface Step {
  readonly label: string;
  readonly points: readonly KeyedPoint[];
}

/** The points with what undo and redo would bring back. */
export interface CurveHistory {
  readonly points: readonly KeyedPoint[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const longestPast = 100;

export function startHistory(points: readonly KeyedPoint[]): CurveHistory {
  return { points, past: [], future: [] };
}

export function recordEdit(type: string, history: CurveHistory, edit: CurveEdit): CurveHistory {
  const points = editPoints(type, history.points, edit);
  return recordPoints(history, curveEditLabel(edit), points);
}

/** For a drag, which moves many times but is undone as one. */
export function recordPoints(history: CurveHistory, label: string, points: readonly KeyedPoint[]): CurveHistory {
  const past = [...history.past, { label, points: history.points }].slice(-longestPast);
  return { points, past, future: [] };
}

export function undo(history: CurveHistory): CurveHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  const future = [{ label: step.label, points: history.points }, ...history.future];
  return { points: step.points, past: history.past.slice(0, -1), future };
}

export function redo(history: CurveHistory): CurveHistory {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { points: step.points, past: [...history.past, { label: step.label, points: history.points }], future };
}
