import type { Drawing } from "@beltwright/drawing";
import styles from "./drawings.module.css";
import { letIn, useOpenNumber, walkOn } from "./drawn-numbers.ts";
import { Sheet } from "./sheet.tsx";

/** A drawing whose numbers open, by mouse and by keyboard. */
export function OpeningSheet({ drawing, zoom }: { readonly drawing: Drawing; readonly zoom?: number }) {
  const open = useOpenNumber();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the numbers within are the buttons
    <div
      className={styles.opening}
      onClick={(event) => open(event.target)}
      onKeyDown={(event) => {
        const { key, target } = event;
        if (key === "Enter" || key === " " ? open(target) : walkOn(target, key)) event.preventDefault();
      }}
    >
      <Sheet drawing={drawing} onWritten={letIn} opens {...(zoom !== undefined && { zoom })} />
    </div>
  );
}
