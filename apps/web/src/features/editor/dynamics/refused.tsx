import { formatNumber } from "@beltwright/model";
import { findingSentence, shortPoint } from "@beltwright/results";
import { limitText } from "../results/limit-text.ts";
import { useDynamicRun } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";

/** Why a run was not begun. */
export function Refused() {
  const answer = useDynamicRun((state) => state.answer);
  const basis = useDynamicRun((state) => state.basis);
  if (answer?.kind !== "refused" || !basis) return null;
  return (
    <section className={styles.hint} role="alert" aria-label="The run cannot begin">
      <h2>The run cannot begin</h2>
      {answer.reasons.map(({ code, input, value, limit }) => (
        <p key={`${code} ${input}`} className={styles.finding} data-severity="error">
          {findingSentence(code)}
          <span className={styles.detail}>
            {shortPoint(basis.conveyor, input)}
            {value === undefined ? "" : `: ${formatNumber(value)}`}
            {limit === undefined ? "" : `, limit: ${limitText(limit)}`}
          </span>
        </p>
      ))}
    </section>
  );
}
