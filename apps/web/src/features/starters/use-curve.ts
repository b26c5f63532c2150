import { useState } from "react";
import type { CurveEdit } from "./curve-edits.ts";
import { type CurveHistory, recordEdit, recordPoints, redo, startHistory, undo } from "./curve-history.ts";
import { type CurvePoint, type KeyedPoint, readPoints, sortPoints, withKeys, withoutKeys } from "./curve-points.ts";

/** A point being dragged: where it is now, before it is let go. */
interface Drag {
  readonly key: number;
  readonly values: Partial<CurvePoint>;
}

export interface Curve {
  /** In drawing order, with a point being dragged where it is now. */
  readonly points: readonly KeyedPoint[];
  /** As last committed: what the axes are made for, so that they stand still during a drag. */
  readonly settled: readonly KeyedPoint[];
  readonly selected: number | undefined;
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly select: (key: number | undefined) => void;
  readonly edit: (edit: CurveEdit) => void;
  readonly drag: (key: number, values: Partial<CurvePoint>) => void;
  readonly drop: () => void;
  readonly cancelDrag: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The points of one starter with selection, drag and undo; each committed change is handed on. */
export function useCurve(
  type: string,
  records: readonly Readonly<Record<string, number>>[],
  onChange: (points: readonly CurvePoint[]) => void,
): Curve {
  const [history, setHistory] = useState<CurveHistory>(() => startHistory(withKeys(readPoints(records))));
  const [selected, select] = useState<number | undefined>(undefined);
  const [dragged, setDragged] = useState<Drag | undefined>(undefined);

  const settled = sortPoints(type, history.points);
  const points = dragged ? sortPoints(type, moved(settled, dragged)) : settled;
  const commit = (next: CurveHistory) => {
    setHistory(next);
    onChange(withoutKeys(sortPoints(type, next.points)));
  };

  return {
    points,
    settled,
    selected: points.some((point) => point.key === selected) ? selected : undefined,
    undoLabel: history.past.at(-1)?.label,
    redoLabel: history.future[0]?.label,
    select,
    edit: (edit) => commit(recordEdit(type, history, edit)),
    drag: (key, values) => setDragged({ key, values }),
    drop: () => {
      setDragged(undefined);
      if (dragged) commit(recordPoints(history, "Move point", points));
    },
    cancelDrag: () => setDragged(undefined),
    undo: () => commit(undo(history)),
    redo: () => commit(redo(history)),
  };
}

function moved(points: readonly KeyedPoint[], { key, values }: Drag): readonly KeyedPoint[] {
  return points.map((point) => (point.key === key ? { ...point, ...values } : point));
}
