import type { ReactNode } from "react";
import styles from "./help-blocks.module.css";

/** Holds a table that may be wider than the page; what scrolls is reachable by keyboard. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard
    <section className={styles.tableBox} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
