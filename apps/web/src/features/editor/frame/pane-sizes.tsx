import { useLocalStorage } from "@mantine/hooks";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import styles from "./frame.module.css";

/** px; absent until a person has chosen: then as the style sheet shares the height out. */
interface PaneSizes {
  /** Height of a drawing above the form, and of what needs more of it: charts, 3D, calculators. */
  readonly stage?: number;
  readonly tall?: number;
  /** Width of the results. */
  readonly side: number;
}

const usual: PaneSizes = { side: 292 };
const limits = { stage: [0, 1600], tall: [0, 1600], side: [200, 640] } as const;

/** Panes keep the sizes a person gave them. */
export function usePaneSizes() {
  const [sizes, setSizes] = useLocalStorage<PaneSizes>({ key: "beltwright.editor-panes", defaultValue: usual });
  const resize = (pane: keyof PaneSizes, size: number) => setSizes({ ...sizes, [pane]: clamped(pane, size) });
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(sizes.stage !== undefined && { "--stage": `${sizes.stage}px` }),
    ...(sizes.tall !== undefined && { "--tall": `${sizes.tall}px` }),
    "--side": `${sizes.side}px`,
  };
  return { sizes, style, resize };
}

function clamped(pane: keyof PaneSizes, size: number): number {
  const [least, most] = limits[pane];
  return Math.min(most, Math.max(least, size));
}

interface ResizerProps {
  readonly label: string;
  readonly direction: "x" | "y";
  readonly size: number | undefined;
  readonly onResize: (size: number) => void;
}

/** Told to those who do not see the pane, until it has been moved. */
const usualHeight = 320;

/** A border between panes that can be dragged, or moved with the arrow keys. */
export function Resizer({ label, direction, size, onResize }: ResizerProps) {
  const now = (border: HTMLElement) =>
    (direction === "y" ? border.previousElementSibling?.clientHeight : border.parentElement?.clientWidth) ?? 0;
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onResize(now(event.currentTarget) + (direction === "y" ? event.movementY : -event.movementX));
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 16, ArrowUp: -16, ArrowLeft: 16, ArrowRight: -16 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(now(event.currentTarget) + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, which hr is not
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={direction === "y" ? "horizontal" : "vertical"}
      aria-valuenow={Math.round(size ?? usualHeight)}
      className={styles.resizer}
      data-direction={direction}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
