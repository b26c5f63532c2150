import { outputAt, unitLabel } from "@beltwright/model";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { useLive, useResult, useSetView } from "../document/editor-context.ts";
import { showTrace } from "../document/view.ts";
import { resultText } from "./result-text.ts";
import styles from "./results.module.css";

/** A result without a border, underlined with dots: it opens its trace. Greyed while a newer one is on its way. */
export function ResultValue({ path, digits }: { readonly path: string; readonly digits?: number }) {
  const { value, isStale } = useResult(path);
  const system = useUnitSystem();
  const setView = useSetView();
  if (value === undefined) return <span className={styles.none}>–</span>;
  const { label = path, unit = "1" } = outputAt(path) ?? {};
  const { text, full } = resultText(value, unit, system, digits);
  return (
    <button
      type="button"
      className={styles.value}
      data-stale={isStale}
      title={`${full}. Show how it was calculated.`}
      aria-label={`${label}: ${`${text} ${unitLabel(unit, system)}`.trim()}`}
      onClick={() => setView(showTrace(path))}
    >
      {text}
    </button>
  );
}

/** Name, value and unit of one result on a line. */
export function ResultRow({ path }: { readonly path: string }) {
  const kind = useLive(({ results }) => typeof results.at(path));
  const system = useUnitSystem();
  if (kind === "undefined") return null;
  const { label = path, unit = "1" } = outputAt(path) ?? {};
  return (
    <div className={styles.row} data-words={kind === "string"}>
      <span className={styles.name}>{label}</span>
      <ResultValue path={path} />
      <span className={styles.unit}>{unitLabel(unit, system)}</span>
    </div>
  );
}
