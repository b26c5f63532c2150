import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import styles from "./busy-bar.module.css";

const patience = 200;

/** A thin bar while calls run; quick ones never show it. */
export function BusyBar() {
  const isBusy = useIsFetching() + useIsMutating() > 0;
  const isSlow = useSlow(isBusy);
  return (
    <div className={styles.track} role="status" aria-label="Activity">
      {isSlow && <div className={styles.bar} />}
      <span className={styles.words}>{isSlow ? "Working" : ""}</span>
    </div>
  );
}

/** True once something has been going on for longer than people notice. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
}
