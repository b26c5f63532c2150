import { type Drawing, type Size, toSvg } from "@beltwright/drawing";
import { useLayoutEffect, useRef } from "react";
import styles from "./drawings.module.css";

interface SheetProps {
  readonly drawing: Drawing;
  /** 1 is the drawing's own size; larger ones scroll. */
  readonly zoom?: number;
  /** Instead of the drawing's own size; lettering keeps its height. */
  readonly size?: Size;
  /** Told when the picture stands, and again with each new one. */
  readonly onWritten?: (box: HTMLElement) => void;
  /** Its numbers are buttons. */
  readonly opens?: boolean;
}

/** A drawing on the screen, in the colours of the page. */
export function Sheet({ drawing, zoom = 1, size = drawing.size, onWritten, opens = false }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = size;
  const svg = toSvg(drawing, { theme: "page", size: { width: width * zoom, height: height * zoom }, opens });
  // Written as text: every text in it is escaped by its writer.
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.innerHTML = svg;
    onWritten?.(box.current);
  }, [svg, onWritten]);
  return <div ref={box} className={styles.sheet} data-testid={`sheet-${drawing.name}`} />;
}
