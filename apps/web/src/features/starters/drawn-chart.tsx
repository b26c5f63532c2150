import { type Drawing, svgContent } from "@beltwright/drawing";
import { useLayoutEffect, useRef } from "react";
import styles from "./starters.module.css";

/** The picture itself, as every report and download shows it, in the colours of the page. */
export function DrawnChart({ drawing }: { readonly drawing: Drawing }) {
  const group = useRef<SVGGElement>(null);
  const content = svgContent(drawing);
  // Written as text: every text in it is escaped by its writer.
  useLayoutEffect(() => {
    if (group.current) group.current.innerHTML = content;
  }, [content]);
  return <g ref={group} className={styles.drawn} />;
}
