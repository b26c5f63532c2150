import { failureSentence, studyResult } from "@beltwright/studies";
import { Text } from "@mantine/core";
import styles from "./trade.module.css";
import type { TradeFound } from "./use-trade.ts";

/** Which limits bind: how many candidates do not meet them, solved and sifted. */
export function FailuresList({ found }: { readonly found: TradeFound }) {
  const { binding } = studyResult(found.task.study, found.outcomes);
  const gone = Object.entries(found.end?.kind === "every" ? found.end.sifted.gone : (found.end?.gone ?? {}));
  if (binding.length === 0 && gone.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Every candidate meets the conditions.
      </Text>
    );
  }
  return (
    <ul className={styles.failures} aria-label="Limits that bind">
      {gone.map(([code, count]) => (
        <li key={`sifted ${code}`}>
          <b>{count}</b> {failureSentence(code)} <span className={styles.dimmed}>Screened before solving.</span>
        </li>
      ))}
      {binding.map(({ code, count, alone }) => (
        <li key={code}>
          <b>{count}</b> {failureSentence(code)}
          {alone > 0 && <span className={styles.dimmed}>{` ${alone} by this alone.`}</span>}
        </li>
      ))}
    </ul>
  );
}
