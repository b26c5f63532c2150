import type { ComponentProps } from "react";
import styles from "./boxes.module.css";

/** A line of text. */
export function TextBox(props: Omit<ComponentProps<"input">, "className">) {
  return <input {...props} className={styles.box} />;
}

/** Lines of text. */
export function LinesBox(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea {...props} className={styles.lines} />;
}
