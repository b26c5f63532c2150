import { type Drawing, toSvg } from "@beltwright/drawing";
import { useLayoutEffect, useRef } from "react";
import styles from "./drawings.module.css";

interface SheetProps {
  readonly drawing: Drawing;
  /** 1 is the drawing's own size; larger ones scroll. */
  readonly zoom?: number;
}

/** A drawing on the screen, in the colours of the page. */
export function Sheet({ drawing, zoom = 1 }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = drawing.size;
  const svg = toSvg(drawing, { theme: "page", size: { width: width * zoom, height: height * zoom } });
  // Written as text: every text in it is escaped by its writer.
  useLayoutEffect(() => {
    if (box.current) box.current.innerHTML = svg;
  }, [svg]);
  return <div ref={box} className={styles.sheet} data-testid={`sheet-${drawing.name}`} />;
}
