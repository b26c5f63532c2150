import { type Calculator, figureText, type Outcome, stepOf, type Values } from "@beltwright/calculators";
import { type Finding, originOf, whenAsked } from "@beltwright/engine";
import { findingDetail, findingSentence, type LeafOrigin, plainSteps } from "@beltwright/results";
import { useMemo, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { StepList } from "../results/step-list.tsx";
import styles from "./calculators.module.css";
import { entryOf, focusEntry } from "./entry-of-finding.ts";
import { FigureTableView } from "./figure-table.tsx";
import { leafText } from "./leaf-text.ts";

interface OutcomeViewProps {
  readonly calculator: Calculator;
  readonly values: Values;
  readonly outcome: Outcome;
}

/** What came of the answers: figures that open into their formulas, and what to know about them. */
export function OutcomeFigures({ calculator, values, outcome }: OutcomeViewProps) {
  const [open, setOpen] = useState<string | undefined>(undefined);
  const system = useUnitSystem();
  const openStep = useOpenStep(calculator, values, outcome);
  if (outcome.kind === "refused") {
    return (
      // A field at fault says so itself; saying it twice would be read out twice.
      <p className={styles.refused} role={outcome.entry === undefined ? "alert" : undefined}>
        {outcome.message}
      </p>
    );
  }
  const toggle = (name: string) => setOpen(open === name ? undefined : name);
  return (
    <>
      <ul className={styles.figures} aria-label="Results">
        {outcome.figures.map((figure) => {
          const { text, full, unit } = figureText(figure, system);
          const isOpen = open === figure.label;
          return (
            <li key={figure.label}>
              <button
                type="button"
                className={styles.figure}
                aria-expanded={isOpen}
                title={`${full} ${unit}`.trim()}
                onClick={() => toggle(figure.label)}
              >
                <span>{figure.label}</span> <span className={styles.value}>{text}</span>{" "}
                <span className={styles.unit}>{unit}</span>
              </button>
              {isOpen && <div className={styles.trace}>{openStep(figure.value)}</div>}
            </li>
          );
        })}
      </ul>
      {outcome.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {outcome.findings.map((finding) => (
        <FindingNote key={`${finding.code} ${finding.subject}`} {...{ finding, calculator, values }} />
      ))}
    </>
  );
}

/** The curves behind the figures, point by point. */
export function OutcomeTables({ calculator, values, outcome }: OutcomeViewProps) {
  const openStep = useOpenStep(calculator, values, outcome);
  const tables = outcome.kind === "found" ? outcome.tables.filter(({ rows }) => rows.length > 0) : [];
  return tables.map((table) => <FigureTableView key={table.title} table={table} openStep={openStep} />);
}

/** Shows the step that gave a number; steps are made plain when the first one is opened. */
export function useOpenStep(calculator: Calculator, values: Values, outcome: Outcome) {
  const steps = outcome.kind === "found" ? outcome.steps : [];
  const plain = useMemo(() => whenAsked(() => plainSteps(steps)), [steps]);
  const system = useUnitSystem();
  const textOf = (from: LeafOrigin) => leafText({ calculator, values }, from, system);
  return (value: number) => {
    const at = stepOf(steps, value);
    if (at !== undefined) return <StepList steps={plain()} first={[at]} leafText={textOf} />;
    const origin = originOf(value);
    const words = origin === undefined || "description" in origin ? "" : textOf(origin);
    return <p className={styles.note}>No formula of its own{words && `: ${words}`}.</p>;
  };
}

interface FindingNoteProps extends Omit<OutcomeViewProps, "outcome"> {
  readonly finding: Finding;
}

/** What to know about the answers; it leads to the one that caused it. */
function FindingNote({ finding, calculator, values }: FindingNoteProps) {
  const system = useUnitSystem();
  const { code, severity, source } = finding;
  const detail = findingDetail(finding, system);
  return (
    <button
      type="button"
      className={styles.finding}
      data-severity={severity}
      onClick={() => focusEntry(calculator, entryOf(calculator, values, finding))}
    >
      {findingSentence(code)}
      {detail !== "" && <span className={styles.hint}> {`${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`}</span>}
      {source && (
        <span className={styles.hint}>
          {" "}
          {source.document}, {source.clause}.
        </span>
      )}
    </button>
  );
}
