import { displayText, findFieldAt, issueSentence } from "@beltwright/model";
import { type Goal, type SeekAnswer, seekSentence } from "@beltwright/studies";
import { Button, Group, Text } from "@mantine/core";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useIsReadOnly } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import styles from "./seek.module.css";

interface SeekResultProps {
  readonly goal: Goal;
  readonly answer: SeekAnswer;
  /** Whether the question has been changed since. */
  readonly isStale: boolean;
  readonly onDone: () => void;
}

/** What was found, and the one change that it asks for. */
export function SeekResult({ goal, answer, isStale, onDone }: SeekResultProps) {
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const { editor } = useEditorTools();
  const document = useConveyor((conveyor) => conveyor);
  if (answer.kind === "refused") {
    return (
      <Text size="sm" role="status">
        {answer.issues.map((issue) => issueSentence(issue, system)).join(" ")}
      </Text>
    );
  }
  const field = findFieldAt(goal.change);
  const unit = field?.kind === "number" ? field.unit : "1";
  const change = `${field?.label ?? goal.change}: ${displayText(answer.value, unit, system, 6)}`;
  const apply = () => {
    editor.replace(change, answer.conveyor);
    onDone();
    toast.done(change, undoOffer(editor));
  };
  return (
    <div className={styles.answer} data-stale={isStale}>
      <Text size="sm" role="status" data-answer={answer.kind}>
        {seekSentence(document, goal, answer, { system })}
      </Text>
      <Text size="xs" c="dimmed">
        {`${answer.solves} calculations.`}
        {goal.parts === "held" && " Parts stay as they are until the next change of the design."}
      </Text>
      {answer.kind !== "unmoved" && !isReadOnly && (
        <Group justify="flex-end">
          <Button disabled={isStale} onClick={apply}>
            {answer.kind === "nearest" ? "Apply the nearest" : "Apply"}
          </Button>
        </Group>
      )}
    </div>
  );
}
