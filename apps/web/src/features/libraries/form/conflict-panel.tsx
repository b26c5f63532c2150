import {
  type LibraryDefinition,
  type LibraryRow,
  type LibraryValues,
  rowFields,
  type UnitSystem,
} from "@beltwright/model";
import { Alert, Button, Group } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { valueText } from "../list/list-columns.ts";
import styles from "./form.module.css";
import { editableValues } from "./row-form.ts";
import { type Difference, findDifferences, mergeRows, type Side } from "./row-merge.ts";

interface ConflictPanelProps {
  readonly definition: LibraryDefinition;
  readonly base: LibraryValues;
  readonly mine: LibraryValues;
  /** The row as someone else has saved it meanwhile. */
  readonly stored: LibraryRow;
  readonly system: UnitSystem;
  readonly isSaving: boolean;
  readonly onSave: (values: LibraryValues) => void;
  readonly onTakeTheirs: () => void;
}

/** Two people changed one row: shows both versions field by field and saves what the person chooses. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { definition, base, mine, stored, system } = props;
  const theirs = editableValues(definition, stored);
  const differences = findDifferences({ base, mine, theirs });
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const choose = (name: string, side: Side) => setChoices({ ...choices, [name]: side });
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      className={styles.conflict ?? ""}
      role="alert"
      color="yellow"
      variant="light"
      title="Someone saved this while you were editing it"
      icon={<IconGitMerge size={18} aria-hidden />}
    >
      Choose what to keep. Fields only one of you changed are already chosen.
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Mine</th>
            <th scope="col">Theirs (revision {stored.revision})</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.name}
              {...{ definition, difference, system }}
              side={choices[difference.name] ?? difference.suggested}
              onChoose={(side) => choose(difference.name, side)}
            />
          ))}
        </tbody>
      </table>
      <Group mt={12} gap={8}>
        <Button
          loading={props.isSaving}
          onClick={() => props.onSave(mergeRows({ mine, theirs }, differences, choices))}
        >
          Save what is chosen
        </Button>
        <Button variant="default" disabled={props.isSaving} onClick={props.onTakeTheirs}>
          Take theirs, drop my changes
        </Button>
      </Group>
    </Alert>
  );
}

interface DifferenceRowProps {
  readonly definition: LibraryDefinition;
  readonly difference: Difference;
  readonly system: UnitSystem;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function DifferenceRow({ definition, difference, system, side, onChoose }: DifferenceRowProps) {
  const field = rowFields(definition).find(({ name }) => name === difference.name);
  const label = field?.label ?? difference.name;
  const sides = [
    { key: "mine", value: difference.mine },
    { key: "theirs", value: difference.theirs },
  ] as const;
  return (
    <tr>
      <th scope="row">
        {label}
        {difference.isContested && <span className={styles.help}> both changed</span>}
      </th>
      {sides.map(({ key, value }) => (
        <td key={key}>
          <label>
            <input
              type="radio"
              name={`conflict ${difference.name}`}
              checked={side === key}
              aria-label={`${label}: keep ${key}, ${valueText(field, value, system).full}`}
              onChange={() => onChoose(key)}
            />
            {valueText(field, value, system).full || "–"}
          </label>
        </td>
      ))}
    </tr>
  );
}
