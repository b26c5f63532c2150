import { Progress } from "@mantine/core";
import styles from "./manage.module.css";

/** How much of a paid period is left, as a number and as a bar. */
export function DaysLeft({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <div className={styles.days}>
      <Progress value={of === 0 ? 0 : (left / of) * 100} size={6} aria-hidden />
      <span className={styles.whole}>{`${left} of ${of}`}</span>
    </div>
  );
}
