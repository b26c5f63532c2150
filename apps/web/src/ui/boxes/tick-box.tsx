import type { ComponentProps } from "react";
import styles from "./boxes.module.css";

/** Yes or no, beside a label of its own. */
export function TickBox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input {...props} type="checkbox" className={styles.tick} />;
}
