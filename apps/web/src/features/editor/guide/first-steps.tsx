import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { keep, readKept } from "../../../ui/kept-text.ts";
import { useEditorState, useEditorTools, useSetView, useShowField } from "../document/editor-context.ts";
import styles from "./guide.module.css";

const seen = "beltwright.guideSeen";

/** Shows the guide to whoever opens the editor for the first time, on something they need not be careful with. */
export function FirstSteps() {
  const isTrying = useEditorState(({ isLocal }) => isLocal);
  const [isOpen, setOpen] = useState(() => readKept(seen, localStorage) === undefined);
  if (!isTrying || !isOpen) return null;
  const leave = () => {
    keep(seen, "yes", localStorage);
    setOpen(false);
  };
  return <Guide onLeave={leave} />;
}

interface Step {
  readonly title: string;
  readonly text: string;
  /** What the button of the step does, and its words. */
  readonly act?: { readonly label: string; readonly run: () => void };
}

function useSteps(): readonly Step[] {
  const showField = useShowField();
  const setView = useSetView();
  const { save } = useEditorTools();
  return [
    {
      title: "Change the capacity",
      text: "Type another tonnage. Every result follows while you type.",
      act: { label: "Show the field", run: () => showField("capacityInp") },
    },
    {
      title: "Open a number",
      text: "Click any underlined result: it opens into its formula, the values put in and the clause of the standard.",
    },
    {
      title: "Mend a finding",
      text: "Each finding names the limit it misses and leads to the field that mends it.",
      act: { label: "Show the findings", run: () => setView({ side: "findings", isSideOpen: true }) },
    },
    {
      title: "Watch it start",
      text: "Run a start or a power failure and follow the tension wave along the belt.",
      act: { label: "Open Dynamic", run: () => setView({ stage: "dynamic" }) },
    },
    {
      title: "Make it yours",
      text: "Drag the points, print the reports, and save the design to an account when you want to keep it.",
      act: { label: "Save", run: save },
    },
  ];
}

/** Beside the work and never over it: nothing has to be answered before going on. */
function Guide({ onLeave }: { readonly onLeave: () => void }) {
  const steps = useSteps();
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  return (
    <aside className={styles.guide} aria-label="First steps">
      <Text size="xs" c="dimmed">
        {`Step ${at + 1} of ${steps.length}`}
      </Text>
      <Text fw={600}>{step.title}</Text>
      <Text size="sm" mb={8}>
        {step.text}
      </Text>
      <Group gap={6}>
        {step.act && (
          <Button size="compact-sm" variant="default" onClick={step.act.run}>
            {step.act.label}
          </Button>
        )}
        <Button size="compact-sm" onClick={isLast ? onLeave : () => setAt(at + 1)}>
          {isLast ? "Done" : "Next"}
        </Button>
        {!isLast && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onLeave}>
            Leave the guide
          </Button>
        )}
      </Group>
    </aside>
  );
}
