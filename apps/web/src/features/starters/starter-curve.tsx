import { type StarterPoints, starterCurve } from "@beltwright/drawing";
import { starterChart } from "@beltwright/model";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useSize } from "../../ui/use-size.ts";
import { CurveChart } from "./curve-chart.tsx";
import { curveAxes, type KeyedPoint, pointMembers } from "./curve-points.ts";
import { CurveToolbar, ZoomButtons } from "./curve-toolbar.tsx";
import { PasteForm } from "./paste-form.tsx";
import { type MemberColumn, PointTable } from "./point-table.tsx";
import type { PointsEditorProps } from "./points-editor.ts";
import { ScaleForm } from "./scale-form.tsx";
import styles from "./starters.module.css";
import { useChartZoom } from "./use-chart-zoom.ts";
import { type Curve, useCurve } from "./use-curve.ts";

/** Chart and table of a starter's points; both show the same selection and the same drag. */
export function StarterCurve({ field, points, values, issue, system, isReadOnly, onChange }: PointsEditorProps) {
  const type = String(values.type ?? "");
  const axes = curveAxes(type);
  const curve = useCurve(type, points, onChange);
  const { ref: sized, width } = useSize();
  const zoom = useChartZoom(starterOf(values, curve.settled), letteringAt(width));
  const [pasted, setPasted] = useState<string | undefined>(undefined);
  const columns = memberColumns(field.columns, axes);
  const across = columns.find(({ member }) => member === axes.across)?.field;
  const up = columns.find(({ member }) => member === axes.up)?.field;
  if (!across || !up) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the controls inside arrive here
    <div
      className={styles.editor}
      onKeyDown={isReadOnly ? undefined : (event) => pressUndo(event, curve)}
      onPaste={isReadOnly ? undefined : (event) => catchPaste(event, setPasted)}
    >
      <div className={styles.layout}>
        <div className={styles.drawing} ref={sized}>
          <ZoomButtons zoom={zoom} />
          <CurveChart
            {...{ curve, axes, zoom, isReadOnly }}
            fields={{ across, up }}
            drawing={starterCurve(starterOf(values, curve.points), { frame: zoom.frame })}
          />
        </div>
        <div className={styles.numbers}>
          {issue && (
            <p className={styles.issue} role="alert">
              {issue}
            </p>
          )}
          {!isReadOnly && (
            <CurveToolbar curve={curve} canAdd={curve.points.length < field.maxRows} onPaste={() => setPasted("")} />
          )}
          {pasted !== undefined && (
            <PasteForm
              key={pasted}
              type={type}
              initialText={pasted}
              mostPoints={field.maxRows}
              count={curve.points.length}
              onClose={() => setPasted(undefined)}
              onPaste={(read, replace) => {
                curve.edit({ kind: "paste", points: read, replace });
                setPasted(undefined);
              }}
            />
          )}
          <section className={styles.tableScroll} aria-label="Table of points" tabIndex={isReadOnly ? 0 : undefined}>
            <PointTable {...{ curve, columns, system, isReadOnly }} />
            {curve.points.length === 0 && (
              <p className={styles.empty}>
                {isReadOnly
                  ? "This starter has no points."
                  : "No points yet. Add one, or paste them from a spreadsheet."}
              </p>
            )}
          </section>
          {!isReadOnly && <ScaleForm columns={columns} onScale={(factors) => curve.edit({ kind: "scale", factors })} />}
        </div>
      </div>
    </div>
  );
}

function starterOf({ type, description }: PointsEditorProps["values"], points: readonly KeyedPoint[]): StarterPoints {
  return {
    type: type === "Speed-Time" ? "Speed-Time" : "Torque-Speed",
    description: String(description ?? ""),
    starterPts: points,
  };
}

/** Where the paper is scaled down to a small screen, its texts and signs are drawn larger. */
function letteringAt(width: number): number {
  return width > 0 ? Math.min(2, Math.max(1, starterChart.width / width)) : 1;
}

function memberColumns(
  fields: PointsEditorProps["field"]["columns"],
  axes: { readonly across: string; readonly up: string },
): readonly MemberColumn[] {
  return pointMembers.flatMap((member) => {
    const field = fields.find(({ name }) => name === member);
    return field ? [{ member, field, isDrawn: member === axes.across || member === axes.up }] : [];
  });
}

function pressUndo(event: KeyboardEvent, curve: Curve): void {
  if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLTextAreaElement) return;
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) curve.redo();
  else if (key === "z") curve.undo();
  else return;
  event.preventDefault();
}

/** Several cells pasted into one field are points, not a number. */
function catchPaste(event: ClipboardEvent, open: (text: string) => void): void {
  if (event.target instanceof HTMLTextAreaElement) return;
  const text = event.clipboardData.getData("text");
  if (!/[\t\n]/.test(text.trim())) return;
  event.preventDefault();
  open(text);
}
