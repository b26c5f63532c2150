import { type MergeChoice, proposedChanges, type UnitSystem, withProposed } from "@beltwright/model";
import { Button, Checkbox, Group, Table, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { inputText } from "../../../ui/conveyor-merge/value-text.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import styles from "./workbook.module.css";
import type { CameBack } from "./workbook-file.ts";

interface ChangedCellsProps {
  readonly cameBack: CameBack;
  readonly onDone: () => void;
}

/** What was changed in the cells of a workbook, to be looked at before it is taken: one step to take back. */
export function ChangedCells({ cameBack, onDone }: ChangedCellsProps) {
  const { editor } = useEditorTools();
  const system = useUnitSystem();
  const current = useConveyor((conveyor) => conveyor);
  const { name, base, edited, refused } = cameBack;
  const of = useMemo(() => ({ base, proposed: edited, current }), [base, edited, current]);
  const changes = useMemo(() => proposedChanges(of), [of]);
  // What both changed is left for a person to tick.
  const [ticked, setTicked] = useState(() => new Set(changes.flatMap((one) => (one.isContested ? [] : [one.path]))));
  const tick = (path: string) => {
    const next = new Set(ticked);
    if (!next.delete(path)) next.add(path);
    setTicked(next);
  };
  const take = () => {
    editor.replace(`Take over ${name}`, withProposed(of, ticked));
    onDone();
    toast.done(`${ticked.size} inputs of ${name} are in this design now. It is not saved yet.`, undoOffer(editor));
  };
  return (
    <>
      {changes.length === 0 && <Text size="sm">No cell of {name} differs from this design.</Text>}
      {changes.length > 0 && (
        <div className={styles.scroll}>
          <Table verticalSpacing={4} aria-label="Changed cells">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Take</Table.Th>
                <Table.Th>Input</Table.Th>
                <Table.Th>Now</Table.Th>
                <Table.Th>In the workbook</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changes.map((change) => (
                <ChangeRow
                  key={change.path}
                  {...{ change, system }}
                  isTicked={ticked.has(change.path)}
                  onTick={() => tick(change.path)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {refused.length > 0 && (
        <>
          <Text size="sm" fw={600} mt={12}>
            Cannot be taken
          </Text>
          <ul className={styles.refused}>
            {refused.map(({ cell, message }) => (
              <li key={cell}>
                {cell}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <Group justify="flex-end" mt={16}>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
        <Button disabled={ticked.size === 0} onClick={take}>
          Take {ticked.size} over
        </Button>
      </Group>
    </>
  );
}

interface ChangeRowProps {
  readonly change: MergeChoice;
  readonly system: UnitSystem;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

function ChangeRow({ change, system, isTicked, onTick }: ChangeRowProps) {
  const { place, label, field, mine: typed, theirs: now, isContested } = change;
  const title = place === "" ? label : `${place}: ${label}`;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox checked={isTicked} aria-label={`Take ${title}`} onChange={onTick} />
      </Table.Td>
      <Table.Td>
        {title}
        {isContested && <span className={styles.contested}> changed here too</span>}
      </Table.Td>
      <Table.Td>{inputText(now, field, system)}</Table.Td>
      <Table.Td>{inputText(typed, field, system)}</Table.Td>
    </Table.Tr>
  );
}
