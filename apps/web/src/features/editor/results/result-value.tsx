import { outputAt } from "@beltwright/model";
import { tracedResult } from "@beltwright/results";
import { memo } from "react";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { resultAt } from "../calculation/live.ts";
import { ResultComments } from "../comments/comment-mark.tsx";
import { useLive, useResult } from "../document/editor-context.ts";
import { LimitBar, limitWords, useLimit, VerdictIcon } from "./limit-bar.tsx";
import { isWideText } from "./result-text.ts";
import styles from "./results.module.css";
import { TracedNumber } from "./traced-number.tsx";

/** A result of the document as it is now. Greyed while a newer one is on its way. */
export function ResultValue({ path, digits }: { readonly path: string; readonly digits?: number }) {
  const { value, isStale } = useResult(path);
  if (value === undefined) return <span className={styles.none}>–</span>;
  return <TracedNumber traced={tracedResult(path, value)} digits={digits} isStale={isStale} />;
}

/** Name, value and unit of one result on a line, with its limit where it has one. */
export const ResultRow = memo(function ResultRow({ path }: { readonly path: string }) {
  const { label = path, unit = "1" } = outputAt(path) ?? {};
  const system = useUnitSystem();
  const isWide = useLive((live) => {
    const value = resultAt(live, path);
    return value === undefined ? undefined : isWideText(value, unit, system);
  });
  const labelOf = useUnitLabel();
  const limit = useLimit(path);
  if (isWide === undefined) return null;
  return (
    <div className={styles.row} data-wide={isWide} data-limited={limit !== undefined}>
      <span className={styles.name}>
        {label}
        {limit && <span className={styles.limit}>{limitWords(limit, unit, system)}</span>}
      </span>
      <span className={styles.judged}>
        {limit && <VerdictIcon limit={limit} />}
        <ResultValue path={path} />
      </span>
      <span className={styles.unit}>{labelOf(unit)}</span>
      {limit && <LimitBar limit={limit} />}
      <ResultComments path={path} label={label} />
    </div>
  );
});
