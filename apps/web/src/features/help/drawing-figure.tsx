import { useLayoutEffect, useRef } from "react";
import styles from "./help.module.css";
import { drawings } from "./help-drawings.data.js";

export function DrawingFigure({ name, caption }: { readonly name: string; readonly caption: string }) {
  const box = useRef<HTMLDivElement>(null);
  const svg = drawings[name] ?? "";
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
