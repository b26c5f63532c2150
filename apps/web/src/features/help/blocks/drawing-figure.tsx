import { use, useLayoutEffect, useRef } from "react";
import styles from "../help-blocks.module.css";
import { allDrawings } from "../help-parts.ts";

export function DrawingFigure({ name, caption }: { readonly name: string; readonly caption: string }) {
  const box = useRef<HTMLDivElement>(null);
  const svg = use(allDrawings())[name] ?? "";
  // Our own writer made the picture and escaped every text in it.
  useLayoutEffect(() => {
    if (box.current) box.current.innerHTML = svg;
  }, [svg]);
  return (
    <figure className={styles.figure}>
      <div ref={box} />
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
