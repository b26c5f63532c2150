import {
  type ComponentRows,
  type Conveyor,
  type FieldValue,
  fromDisplay,
  toDisplay,
  unitLabel,
} from "@beltwright/model";
import { type Choice, choiceField, choiceOptions, readValues } from "@beltwright/studies";
import { ActionIcon, Button, MultiSelect, Select, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useReader } from "../../../../ui/units/currency.ts";
import { choiceNames } from "./choice-names.ts";
import styles from "./trade.module.css";

interface ChoiceRowsProps {
  readonly choices: readonly Choice[];
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly onChange: (choices: readonly Choice[]) => void;
}

/** What may be one of several, each with its list or range of values. */
export function ChoiceRows({ choices, conveyor, rows, onChange }: ChoiceRowsProps) {
  const groups = useMemo(choiceNames, []);
  const free = groups.map(({ group, items }) => ({
    group,
    items: items.filter(({ value }) => !choices.some(({ name }) => name === value)),
  }));
  return (
    <fieldset className={styles.set}>
      <legend>Choices</legend>
      {choices.map((choice, at) => (
        <ChoiceRow
          key={choice.name}
          {...{ choice, conveyor, rows }}
          onValues={(values) => onChange(choices.with(at, { ...choice, values }))}
          onRemove={() => onChange(choices.filter((one) => one !== choice))}
        />
      ))}
      <Select
        size="xs"
        aria-label="Add a choice"
        placeholder="Add a choice: any input, spacing, drives"
        leftSection={<IconPlus size={14} aria-hidden />}
        searchable
        limit={60}
        value={null}
        data={free.map(({ group, items }) => ({ group, items: [...items] }))}
        onChange={(name) => name !== null && onChange([...choices, { name, values: firstValues(name, conveyor) }])}
      />
    </fieldset>
  );
}

/** Today's value to begin with. */
function firstValues(name: string, conveyor: Conveyor): readonly FieldValue[] {
  const path = choiceField(name)?.name ?? "";
  const { nomCSSpacing, nomRSSpacing, csIdler, beltWidthInp, beltSpeedInp, beltCategory } = conveyor;
  const known: Readonly<Record<string, FieldValue>> = {
    ...{ beltWidth: beltWidthInp, beltSpeed: beltSpeedInp, troughAngle: csIdler.troughAngle },
    ...{ carrySpacing: nomCSSpacing, returnSpacing: nomRSSpacing, rollDiameter: csIdler.rollDia },
    ...{ beltType: beltCategory },
  };
  const own: unknown = known[name] ?? Reflect.get(conveyor, path);
  return typeof own === "number" || typeof own === "string" || typeof own === "boolean" ? [own] : [];
}

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly onValues: (values: readonly FieldValue[]) => void;
  readonly onRemove: () => void;
}

function ChoiceRow({ choice, conveyor, rows, onValues, onRemove }: ChoiceRowProps) {
  const { name, values } = choice;
  const label = labelOf(name);
  const options = choiceOptions(name, conveyor, rows);
  return (
    <div className={styles.row}>
      {options.length > 0 ? (
        <MultiSelect
          size="xs"
          className={styles.grow}
          label={label}
          data={[...options]}
          value={values.map(String)}
          onChange={onValues}
          error={values.length === 0 ? "Choose at least one." : undefined}
        />
      ) : (
        <NumbersInput {...{ choice, conveyor, rows, onValues, label }} />
      )}
      <ActionIcon size={26} color="gray" mt={22} aria-label={`Remove ${label}`} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const labelOf = (name: string) =>
  choiceNames()
    .flatMap(({ items }) => items)
    .find(({ value }) => value === name)?.label ?? name;

/** A list such as `1000, 1200` or a range such as `2:5:0.5`, in the units of the reader. */
function NumbersInput({
  choice,
  conveyor,
  rows,
  onValues,
  label,
}: Omit<ChoiceRowProps, "onRemove"> & { readonly label: string }) {
  const { system, currency } = useReader();
  const { name, values } = choice;
  const field = choiceField(name);
  const unit = field?.kind === "number" ? field.unit : "1";
  const shown = (value: FieldValue) =>
    typeof value === "number" ? String(Number(toDisplay(value, unit, system).toPrecision(8))) : String(value);
  const text = values.map(shown).join(", ");
  // What was not typed anew keeps the digits that are not shown.
  const kept = new Map(values.map((value) => [shown(value), value]));
  const [typed, setTyped] = useState<{ readonly text: string; readonly error: string | undefined }>();
  const commit = (next: string) => {
    const read = readValues(name, next, { conveyor, rows });
    if (read.kind === "wrong") return setTyped({ text: next, error: read.message.replace(`${name}: `, "") });
    setTyped(undefined);
    onValues(
      read.value.map((value) =>
        typeof value === "number" ? (kept.get(String(value)) ?? fromDisplay(value, unit, system)) : value,
      ),
    );
  };
  const suffix = unitLabel(unit, system, currency);
  return (
    <TextInput
      size="xs"
      className={styles.grow}
      label={suffix === "" ? label : `${label}, ${suffix}`}
      placeholder="1000, 1200 or 2:5:0.5"
      value={typed?.text ?? text}
      error={typed?.error ?? (values.length === 0 ? "Type at least one value." : undefined)}
      onChange={(event) => setTyped({ text: event.currentTarget.value, error: undefined })}
      onBlur={(event) => typed && commit(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget.value)}
    />
  );
}

export function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <Button size="compact-xs" variant="subtle" color="gray" aria-label={`Remove ${label}`} onClick={onRemove}>
      <IconX size={14} aria-hidden />
    </Button>
  );
}
