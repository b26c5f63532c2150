import { useLocalStorage } from "@mantine/hooks";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import styles from "./frame.module.css";

interface PaneSizes {
  /** Height of the drawing and width of the results, px. */
  readonly stage: number;
  readonly side: number;
}

const usual: PaneSizes = { stage: 250, side: 292 };
const limits = { stage: [0, 900], side: [200, 640] } as const;

/** Panes keep the sizes a person gave them. */
export function usePaneSizes() {
  const [sizes, setSizes] = useLocalStorage<PaneSizes>({ key: "beltwright.editor-panes", defaultValue: usual });
  const resize = (change: Partial<PaneSizes>) => setSizes({ ...sizes, ...clamped(change) });
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--stage": `${sizes.stage}px`,
    "--side": `${sizes.side}px`,
  };
  return { sizes, style, resize };
}

function clamped({ stage, side }: Partial<PaneSizes>): Partial<PaneSizes> {
  return {
    ...(stage !== undefined && { stage: Math.min(limits.stage[1], Math.max(limits.stage[0], stage)) }),
    ...(side !== undefined && { side: Math.min(limits.side[1], Math.max(limits.side[0], side)) }),
  };
}

interface ResizerProps {
  readonly label: string;
  readonly direction: "x" | "y";
  readonly size: number;
  readonly onResize: (size: number) => void;
}

/** A border between panes that can be dragged, or moved with the arrow keys. */
export function Resizer({ label, direction, size, onResize }: ResizerProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onResize(direction === "y" ? size + event.movementY : size - event.movementX);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 16, ArrowUp: -16, ArrowLeft: 16, ArrowRight: -16 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(size + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, which hr is not
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={direction === "y" ? "horizontal" : "vertical"}
      aria-valuenow={Math.round(size)}
      className={styles.resizer}
      data-direction={direction}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
