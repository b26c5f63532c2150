import type { RowLimit } from "@beltwright/model";
import { Text } from "@mantine/core";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./library.module.css";
import { whyNot } from "./row-fit.ts";

/** Whether a row fits its duty, or every limit it misses. */
export function FitCell({ missed }: { readonly missed: readonly RowLimit[] | undefined }) {
  const system = useUnitSystem();
  if (missed === undefined) return null;
  if (missed.length === 0) {
    return (
      <Text size="xs" className={styles.fits}>
        ✓ Fits
      </Text>
    );
  }
  return (
    <ul className={styles.misses} aria-label="Does not fit">
      {whyNot(missed, system).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
