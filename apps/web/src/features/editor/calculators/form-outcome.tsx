import { type Calculator, findToolOf, runCalculator } from "@beltwright/calculators";
import { useMemo } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor } from "../document/editor-context.ts";
import { useBuilt } from "../drawings/built.ts";
import styles from "./calculators.module.css";
import { designValues } from "./design-values.ts";
import { LoadedCalculator } from "./loaded-calculator.tsx";
import { OutcomeFigures, OutcomeTables } from "./outcome-view.tsx";
import { TakeFromDesign } from "./take-from-design.tsx";
import { useResults } from "./use-design-answers.ts";

/** What comes of the inputs of a calculator that the document keeps, under its form. */
export function FormOutcome({ form }: { readonly form: string }) {
  const tool = findToolOf(form);
  if (!tool) return null;
  return (
    <LoadedCalculator tool={tool}>
      {(calculator) => <DesignOutcome title={tool.title} calculator={calculator} />}
    </LoadedCalculator>
  );
}

function DesignOutcome({ title, calculator }: { readonly title: string; readonly calculator: Calculator }) {
  const conveyor = useBuilt(useConveyor((document) => document));
  const results = useResults();
  const system = useUnitSystem();
  const { values, outcome } = useMemo(() => {
    const known = designValues(calculator, conveyor, results);
    return { values: known.values, outcome: runCalculator(calculator, known.values, system) };
  }, [calculator, conveyor, results, system]);
  return (
    <section className={styles.formOutcome} aria-label={`Results of ${title}`}>
      <TakeFromDesign title={title} calculator={calculator} />
      <OutcomeFigures {...{ calculator, values, outcome }} />
      <OutcomeTables {...{ calculator, values, outcome }} />
    </section>
  );
}
