import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface PanelSplitProps {
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** The main thing and, beside it or in its place on a small screen, a panel. */
export function PanelSplit({ panel, children }: PanelSplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.columns}>
        <div className={styles.list}>{children}</div>
        {panel}
      </div>
    </div>
  );
}
