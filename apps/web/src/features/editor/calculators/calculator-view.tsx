import { type Calculator, copyText, type Outcome, runCalculator } from "@beltwright/calculators";
import { Button } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./calculators.module.css";
import { DrawingView } from "./drawing-view.tsx";
import { EntryField } from "./entry-field.tsx";
import { OutcomeFigures, OutcomeTables } from "./outcome-view.tsx";
import type { Answers } from "./typed-values.ts";

interface CalculatorViewProps {
  readonly title: string;
  readonly calculator: Calculator;
  readonly answers: Answers;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
}

/** One calculator: its inputs, what comes of them at every key, and what it looks like. */
export function CalculatorView({ title, calculator, answers, actions }: CalculatorViewProps) {
  const system = useUnitSystem();
  const { values } = answers;
  // Every answer counts, and whoever keeps them may make their record anew at each drawing.
  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values
  const outcome = useMemo(() => runCalculator(calculator, values, system), [calculator, key, system]);
  return (
    <section className={styles.calculator} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>{calculator.about}</p>
        <div className={styles.actions}>
          {actions}
          <CopyButton {...{ title, calculator, outcome, values }} />
        </div>
      </header>
      <div className={styles.body}>
        <EntryList {...{ calculator, answers, outcome }} />
        <div className={styles.outcome}>
          <OutcomeFigures {...{ calculator, values, outcome }} />
        </div>
        <DrawingView {...{ title, calculator, values, outcome }} />
        <div className={styles.tables}>
          <OutcomeTables {...{ calculator, values, outcome }} />
        </div>
      </div>
    </section>
  );
}

interface EntryListProps {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly outcome: Outcome;
}

function EntryList({ calculator, answers, outcome }: EntryListProps) {
  const entries = Object.entries(calculator.entries);
  const faulty = outcome.kind === "refused" ? outcome.entry : undefined;
  const fieldOf = ([name, entry]: (typeof entries)[number]) => (
    <EntryField
      key={name}
      {...{ name, entry, answers }}
      fault={faulty === name && outcome.kind === "refused" ? outcome.message : undefined}
    />
  );
  const further = entries.filter(([, { isFurther }]) => isFurther);
  return (
    <div className={styles.fields}>
      {entries.filter(([, { isFurther }]) => !isFurther).map(fieldOf)}
      {further.length > 0 && (
        <details open={further.some(([name]) => name === faulty) || undefined}>
          <summary>Further inputs, with usual values</summary>
          {further.map(fieldOf)}
        </details>
      )}
    </div>
  );
}

interface CopyButtonProps {
  readonly title: string;
  readonly calculator: Calculator;
  readonly outcome: Outcome;
  readonly values: Answers["values"];
}

/** Inputs and results as a table for a spreadsheet or a letter. */
function CopyButton({ title, calculator, outcome, values }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const system = useUnitSystem();
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={outcome.kind === "refused"}
      leftSection={clipboard.copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      onClick={() => clipboard.copy(copyText({ title, calculator, values, outcome }, system))}
    >
      {clipboard.copied ? "Copied" : "Copy results"}
    </Button>
  );
}
