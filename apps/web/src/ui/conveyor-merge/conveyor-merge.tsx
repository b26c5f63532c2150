import { type Conveyor, type Diverged, type MergeSide, mergeChoices, mergeConveyors } from "@beltwright/model";
import { Alert, Button, Group } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useUnitSystem } from "../units/unit-system.tsx";
import { MergeTable } from "./merge-table.tsx";

interface ConveyorMergeProps {
  /** As the person began with it, as they have it now, and as someone else has saved it meanwhile. */
  readonly diverged: Diverged;
  readonly theirRevision: number;
  readonly isSaving: boolean;
  /** Saves over their revision. */
  readonly onSave: (merged: Conveyor) => void;
  readonly onTakeTheirs: () => void;
  /** Saves mine as a conveyor of its own and leaves theirs as it is. */
  readonly onKeepBoth: () => void;
}

/** Two people changed one conveyor: theirs, mine, both, or of each field the one that is right. */
export function ConveyorMerge(props: ConveyorMergeProps) {
  const { diverged, theirRevision, isSaving } = props;
  const system = useUnitSystem();
  const choices = mergeChoices(diverged);
  const [sides, setSides] = useState<Readonly<Record<string, MergeSide>>>({});
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const allOf = (side: MergeSide) => Object.fromEntries(choices.map(({ path }) => [path, side]));
  const save = (chosen: typeof sides) => props.onSave(mergeConveyors(diverged, choices, chosen));
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      color="yellow"
      variant="light"
      title="Someone saved this conveyor while you were working on it"
      icon={<IconGitMerge size={18} aria-hidden />}
    >
      Nothing is lost: both states are kept. Take theirs or yours as a whole, keep both as two conveyors, or choose
      field by field. What only one of you changed is chosen already.
      <Group my={10} gap={8}>
        <Button variant="default" disabled={isSaving} onClick={props.onTakeTheirs}>
          Theirs
        </Button>
        <Button variant="default" disabled={isSaving} onClick={() => save(allOf("mine"))}>
          Mine
        </Button>
        <Button variant="default" disabled={isSaving} onClick={props.onKeepBoth}>
          Keep both
        </Button>
      </Group>
      <MergeTable
        {...{ choices, sides, system }}
        columns={[
          { side: "mine", title: "Mine", word: "mine" },
          { side: "theirs", title: `Theirs (revision ${theirRevision})`, word: "theirs" },
        ]}
        onChoose={(path, side) => setSides({ ...sides, [path]: side })}
      />
      <Button mt={10} loading={isSaving} onClick={() => save(sides)}>
        Save what is chosen
      </Button>
    </Alert>
  );
}
