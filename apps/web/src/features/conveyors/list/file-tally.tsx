import { useUser } from "../../../session/session.ts";
import { tallyText, useTally } from "../../../session/tally.ts";
import styles from "../conveyors.module.css";

/** Files used and allowed under the subscription. */
export function FileTally() {
  const user = useUser();
  const tally = useTally();
  return (
    <span className={styles.tallyLine} title="Conveyor files used / allowed under your subscription">
      Files <span className={styles.tally}>{tallyText(tally, user.userHasSub)}</span>
    </span>
  );
}
