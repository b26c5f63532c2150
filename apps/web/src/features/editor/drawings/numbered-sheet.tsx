import type { Drawing, Size } from "@beltwright/drawing";
import styles from "./drawings.module.css";
import { letIn, walkOn } from "./picture-numbers.ts";
import { Sheet } from "./sheet.tsx";

interface NumberedSheetProps {
  readonly drawing: Drawing;
  readonly zoom?: number;
  readonly size?: Size;
  /** Tells if a number was there to open. */
  readonly onOpen: (target: EventTarget | null) => boolean;
}

/** A drawing whose numbers open, by mouse and by keyboard. */
export function NumberedSheet({ drawing, zoom, size, onOpen }: NumberedSheetProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the numbers within are the buttons
    <div
      className={styles.opening}
      onClick={(event) => onOpen(event.target)}
      onKeyDown={(event) => {
        const { key, target } = event;
        if (key === "Enter" || key === " " ? onOpen(target) : walkOn(target, key)) event.preventDefault();
      }}
    >
      <Sheet drawing={drawing} onWritten={letIn} opens {...(zoom !== undefined && { zoom })} {...(size && { size })} />
    </div>
  );
}
