import { type Calculator, findTool, type Tool, tools } from "@beltwright/calculators";
import { Button, CloseButton, NativeSelect } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useSetView, useView } from "../document/editor-context.ts";
import { CalculatorView } from "./calculator-view.tsx";
import { LoadedCalculator } from "./loaded-calculator.tsx";
import { TakeFromDesign } from "./take-from-design.tsx";
import styles from "./tools-drawer.module.css";
import { useDesignAnswers } from "./use-design-answers.ts";

const groups = Map.groupBy(tools, ({ group }) => group);

/** Every calculator beside the design, begun with what the design knows of it. */
export function ToolsDrawer({ name }: { readonly name: string }) {
  const setView = useSetView();
  const close = () => setView({ tool: undefined, lastTool: name });
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => choice.current?.focus(), []);
  const tool = findTool(name);
  if (!tool) return null;
  return (
    <aside
      className={styles.drawer}
      aria-label="Tools"
      onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && close()}
    >
      <header className={styles.drawerHead}>
        <h2>Tools</h2>
        <NativeSelect
          ref={choice}
          size="xs"
          aria-label="Calculator"
          data={[...groups].map(([group, ones]) => ({
            group,
            items: ones.map(({ name: value, title }) => ({ value, label: title })),
          }))}
          value={tool.name}
          onChange={(event) => setView({ tool: event.currentTarget.value, wanted: undefined })}
        />
        <CloseButton ml="auto" aria-label="Close the tools" onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section className={styles.stage} aria-label={`Calculator ${tool.title}`} tabIndex={0}>
        <LoadedCalculator tool={tool}>
          {(calculator) => <DesignCalculator key={tool.name} tool={tool} calculator={calculator} />}
        </LoadedCalculator>
      </section>
    </aside>
  );
}

function DesignCalculator({ tool: { title }, calculator }: { readonly tool: Tool; readonly calculator: Calculator }) {
  const answers = useDesignAnswers(calculator);
  const ref = useWantedEntry(calculator);
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
  return (
    <div ref={ref}>
      <CalculatorView title={title} calculator={calculator} answers={answers} actions={actions} />
    </div>
  );
}

/** Gives the keyboard to the entry of the field that something leads to. */
function useWantedEntry({ entries }: Calculator) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useView((view) => view.wanted);
  useEffect(() => {
    const [name] = Object.entries(entries).find(([, { field }]) => field.name === wanted?.path) ?? [];
    const entry = name === undefined ? undefined : ref.current?.querySelector(`[data-entry="${name}"]`);
    if (!entry) return;
    entry.closest("details")?.setAttribute("open", "");
    entry.scrollIntoView({ block: "center" });
    entry.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
  }, [entries, wanted]);
  return ref;
}
