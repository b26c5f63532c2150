import type { Finding } from "@beltwright/engine";
import {
  type Conveyor,
  findingField,
  formatNumber,
  placeText,
  shownText,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { findingSentence } from "@beltwright/results";
import type { ResultOutcome, StudyOutcome } from "@beltwright/studies";
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import { useEditorTools, useShowField } from "../../document/editor-context.ts";
import styles from "./uncertainty.module.css";

interface ResultTableProps {
  readonly results: readonly ResultOutcome[];
  readonly chosen: string;
  readonly system: UnitSystem;
  readonly onChoose: (name: string) => void;
}

/** Every headline result with its quantiles, its limit and the chance to miss it; one is chosen for the pictures. */
export function ResultTable({ results, chosen, system, onChoose }: ResultTableProps) {
  return (
    <table className={styles.results}>
      <thead>
        <tr>
          {["Result", "Design", "P5", "P50", "P95", "95 % interval of P95", "Limit", "Chance to miss"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <ResultRow
            key={result.headline.name}
            {...{ result, system, onChoose }}
            isChosen={result.headline.name === chosen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ResultRowProps extends Pick<ResultTableProps, "system" | "onChoose"> {
  readonly result: ResultOutcome;
  readonly isChosen: boolean;
}

function ResultRow({ result, system, onChoose, isChosen }: ResultRowProps) {
  const { headline, p5, p50, p95, missing } = result;
  const { name, label, unit, nominal, limit } = headline;
  const text = (value: number) => shownText(value, unit, system);
  return (
    <tr data-chosen={isChosen} data-risk={missing !== undefined && missing.value >= 0.05}>
      <th scope="row">
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(name)}>
          {label} <span className={styles.unit}>{unitLabel(unit, system)}</span>
        </button>
      </th>
      {[nominal, p5.value, p50.value, p95.value].map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stand still
        <td key={at}>{text(value)}</td>
      ))}
      <td>{[...new Set([text(p95.low), text(p95.high)])].join(" – ")}</td>
      <td>{limit === undefined ? "" : `${limit.must === "most" ? "≤" : "≥"} ${text(limit.value)}`}</td>
      <td>{missing === undefined ? "" : chanceText(missing)}</td>
    </tr>
  );
}

const icons = {
  error: <IconCircleX size={16} aria-label="Error" />,
  warning: <IconAlertTriangle size={16} aria-label="Warning" />,
  note: <IconInfoCircle size={16} aria-label="Note" />,
};

/** The chance of every finding; its sentence leads to the field that causes it. */
export function FindingChances({ outcome }: { readonly outcome: StudyOutcome }) {
  const showField = useShowField();
  const { editor } = useEditorTools();
  if (outcome.findings.length === 0) return <p className={styles.none}>No sample raised a finding.</p>;
  const conveyor = editor.store.getState().document;
  return (
    <ul className={styles.findings} aria-label="Chances of findings">
      {outcome.findings.map(({ finding, chance }) => (
        <li key={JSON.stringify([finding.code, finding.subject, finding.place])} data-severity={finding.severity}>
          <button type="button" onClick={() => showField(findingField(conveyor, finding))}>
            {icons[finding.severity]}
            <span className={styles.chance}>{chanceText(chance)}</span>
            <span>
              {findingSentence(finding.code, finding.subject)}
              <span className={styles.unit}> {placeOf(conveyor, finding)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where it was found, whatever the load case. */
function placeOf(conveyor: Conveyor, { place: { loadCase: _any, ...place } }: Finding): string {
  return placeText(conveyor, place);
}

/** With its interval. */
function chanceText({
  value,
  low,
  high,
}: {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}): string {
  const percent = (share: number) => formatNumber(100 * share, 2);
  return `${percent(value)} % (${percent(low)} – ${percent(high)})`;
}
