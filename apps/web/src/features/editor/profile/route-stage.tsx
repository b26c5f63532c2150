import { useState } from "react";
import { DrawingStage } from "./drawing-stage.tsx";
import styles from "./profile.module.css";
import { createCursor } from "./route-cursor.tsx";

/** The long section over the plan, with one cursor on both. */
export function RouteStage() {
  const [cursor] = useState(createCursor);
  return (
    <div className={styles.route}>
      <DrawingStage name="long" cursor={cursor} />
      <DrawingStage name="plan" cursor={cursor} hasTools={false} />
    </div>
  );
}
