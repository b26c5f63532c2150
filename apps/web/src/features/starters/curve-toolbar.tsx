import { starterChart } from "@beltwright/model";
import { ActionIcon, Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboard,
  IconPlus,
  IconTrash,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from "@tabler/icons-react";
import styles from "./starters.module.css";
import type { ChartZoom } from "./use-chart-zoom.ts";
import type { Curve } from "./use-curve.ts";

interface CurveToolbarProps {
  readonly curve: Curve;
  readonly canAdd: boolean;
  readonly onPaste: () => void;
}

/** Row operations; each can be undone, so none asks first. */
export function CurveToolbar({ curve, canAdd, onPaste }: CurveToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={!canAdd}
        onClick={() => curve.edit({ kind: "add", after: curve.selected })}
      >
        Add point
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconClipboard size={14} aria-hidden />}
        onClick={onPaste}
      >
        Paste points
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden />}
        disabled={curve.points.length === 0}
        onClick={() => curve.edit({ kind: "delete-all" })}
      >
        Delete all
      </Button>
      <span className={styles.gap} />
      <ToolIcon label={withLabel("Undo", curve.undoLabel)} isOff={!curve.undoLabel} onClick={curve.undo}>
        <IconArrowBackUp size={16} aria-hidden />
      </ToolIcon>
      <ToolIcon label={withLabel("Redo", curve.redoLabel)} isOff={!curve.redoLabel} onClick={curve.redo}>
        <IconArrowForwardUp size={16} aria-hidden />
      </ToolIcon>
    </div>
  );
}

export function ZoomButtons({ zoom }: { readonly zoom: ChartZoom }) {
  return (
    <div className={styles.zoom}>
      <ToolIcon label="Zoom out" isOff={zoom.factor <= 1} onClick={() => zoom.by(1 / 1.5)}>
        <IconZoomOut size={16} aria-hidden />
      </ToolIcon>
      <output className={styles.zoomFactor} aria-label="Zoom">
        {zoom.factor.toFixed(1)}×
      </output>
      <ToolIcon label="Zoom in" isOff={zoom.factor >= starterChart.maxZoom} onClick={() => zoom.by(1.5)}>
        <IconZoomIn size={16} aria-hidden />
      </ToolIcon>
      <ToolIcon label="Show all" isOff={zoom.factor <= 1} onClick={zoom.reset}>
        <IconZoomReset size={16} aria-hidden />
      </ToolIcon>
    </div>
  );
}

interface ToolIconProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function ToolIcon({ label, isOff, onClick, children }: ToolIconProps) {
  return (
    <ActionIcon
      className={styles.tool}
      color="gray"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

function withLabel(word: string, label: string | undefined): string {
  return label ? `${word}: ${label.toLowerCase()}` : word;
}
