import type { Traced } from "@beltwright/results";
import type { ReactNode } from "react";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { resultText } from "./result-text.ts";
import styles from "./results.module.css";
import { useShowTrace } from "./trace-tools.ts";

interface TracedNumberProps {
  readonly traced: Traced;
  readonly digits?: number | undefined;
  readonly isStale?: boolean;
  /** -1 within a table that is walked with the arrow keys. */
  readonly tabIndex?: number;
  /** Where its value is shown with more around it. */
  readonly children?: ReactNode;
}

/** A computed number, underlined with dots: it opens its trace. Every number that was calculated is shown by this. */
export function TracedNumber({ traced, digits, isStale, tabIndex, children }: TracedNumberProps) {
  const system = useUnitSystem();
  const labelOf = useUnitLabel();
  const show = useShowTrace();
  const { label, value, unit } = traced;
  const { text, full } = resultText(value, unit, system, digits);
  return (
    <button
      type="button"
      className={styles.value}
      tabIndex={tabIndex}
      data-opens=""
      data-stale={isStale}
      title={`${full}. Show how it was calculated.`}
      aria-label={`${label}: ${`${text} ${labelOf(unit)}`.trim()}`}
      onClick={(event) => {
        event.stopPropagation();
        show(traced);
      }}
    >
      {children ?? text}
    </button>
  );
}
