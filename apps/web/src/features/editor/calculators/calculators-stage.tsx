import { type Calculator, findTool, findToolOf, type Tool, tools } from "@beltwright/calculators";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useSetView, useView } from "../document/editor-context.ts";
import sheetStyles from "../drawings/drawings.module.css";
import { CalculatorView } from "./calculator-view.tsx";
import styles from "./calculators.module.css";
import { LoadedCalculator } from "./loaded-calculator.tsx";
import { TakeFromDesign } from "./take-from-design.tsx";
import { useDesignAnswers } from "./use-design-answers.ts";

/** Every calculator with what the open design knows of it; the one of the open form, or any chosen. */
export function CalculatorsStage() {
  const form = useView((view) => view.form);
  const setView = useSetView();
  const [chosen, setChosen] = useState({ name: "power", form });
  const tool = (chosen.form === form ? undefined : findToolOf(form)) ?? findTool(chosen.name);
  if (!tool) return null;
  const choose = (name: string) => {
    const next = findTool(name)?.form ?? form;
    setChosen({ name, form: next });
    setView({ form: next, wanted: undefined });
  };
  return (
    <div className={sheetStyles.stage}>
      <div className={sheetStyles.bar}>
        <NativeSelect
          size="xs"
          aria-label="Calculator"
          data={tools.map(({ name, title }) => ({ value: name, label: title }))}
          value={tool.name}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section className={styles.stage} aria-label={`Calculator ${tool.title}`} tabIndex={0}>
        <LoadedCalculator tool={tool}>
          {(calculator) => <DesignCalculator key={tool.name} tool={tool} calculator={calculator} />}
        </LoadedCalculator>
      </section>
    </div>
  );
}

function DesignCalculator({ tool: { title }, calculator }: { readonly tool: Tool; readonly calculator: Calculator }) {
  const answers = useDesignAnswers(calculator);
  const actions = (
    <>
      <TakeFromDesign title={title} calculator={calculator} />
      {answers.reset && (
        <Button size="compact-sm" variant="default" onClick={answers.reset}>
          Back to the design
        </Button>
      )}
    </>
  );
  return <CalculatorView title={title} calculator={calculator} answers={answers} actions={actions} />;
}
