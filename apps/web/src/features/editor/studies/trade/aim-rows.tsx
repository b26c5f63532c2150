import { fromDisplay, outputAt, toDisplay, type UnitCode } from "@beltwright/model";
import type { Objective, ResultCondition } from "@beltwright/studies";
import { NumberInput, Select } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Segmented } from "../../../../ui/segmented/segmented.tsx";
import { useReader } from "../../../../ui/units/currency.ts";
import { resultNames } from "./choice-names.ts";
import { RemoveButton } from "./choice-rows.tsx";
import styles from "./trade.module.css";
import { axisLabel, resultLabel } from "./trade-words.ts";

const results = [...resultNames()];

interface ListProps<Item> {
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
}

/** What is to be as small or as large as possible. */
export function ObjectiveRows({ items, onChange }: ListProps<Objective>) {
  return (
    <fieldset className={styles.set}>
      <legend>Objectives</legend>
      {items.map((one, at) => (
        <div key={one.name} className={styles.line}>
          <span className={styles.grow}>{resultLabel(one.name)}</span>
          <Segmented
            size="xs"
            aria-label={`Aim of ${resultLabel(one.name)}`}
            data={[
              { value: "least", label: "Least" },
              { value: "most", label: "Most" },
            ]}
            value={one.aim}
            onChange={(aim) => onChange(items.with(at, { ...one, aim }))}
          />
          <RemoveButton
            label={resultLabel(one.name)}
            onRemove={() => onChange(items.filter((other) => other !== one))}
          />
        </div>
      ))}
      <AddResult
        label="Add an objective"
        taken={items}
        onAdd={(name) => onChange([...items, { name, aim: "least" }])}
      />
    </fieldset>
  );
}

/** Limits of results beside those that no design may exceed. */
export function ConditionRows({ items, onChange }: ListProps<ResultCondition>) {
  const reader = useReader();
  const shown = (value: number | undefined, unit: UnitCode) =>
    value === undefined ? "" : Number(toDisplay(value, unit, reader.system).toPrecision(8));
  return (
    <fieldset className={styles.set}>
      <legend>Conditions</legend>
      {items.map((one, at) => {
        const unit = outputAt(one.name)?.unit ?? "1";
        const limit = (side: "least" | "most") => (
          <NumberInput
            size="xs"
            aria-label={`${resultLabel(one.name)}, at ${side}`}
            placeholder={`at ${side}`}
            w={84}
            hideControls
            value={shown(one[side], unit)}
            onChange={(value) => {
              const { [side]: _before, ...rest } = one;
              const number = typeof value === "number" ? { [side]: fromDisplay(value, unit, reader.system) } : {};
              onChange(items.with(at, { ...rest, ...number }));
            }}
          />
        );
        return (
          <div key={one.name} className={styles.line}>
            <span className={styles.grow}>{axisLabel(one.name, reader)}</span>
            {limit("least")}
            {limit("most")}
            <RemoveButton
              label={resultLabel(one.name)}
              onRemove={() => onChange(items.filter((other) => other !== one))}
            />
          </div>
        );
      })}
      <AddResult label="Add a condition" taken={items} onAdd={(name) => onChange([...items, { name }])} />
    </fieldset>
  );
}

interface AddResultProps {
  readonly label: string;
  readonly taken: readonly { readonly name: string }[];
  readonly onAdd: (name: string) => void;
}

function AddResult({ label, taken, onAdd }: AddResultProps) {
  return (
    <Select
      size="xs"
      aria-label={label}
      placeholder={label}
      leftSection={<IconPlus size={14} aria-hidden />}
      searchable
      value={null}
      data={results.filter(({ value }) => !taken.some(({ name }) => name === value))}
      onChange={(name) => name !== null && onAdd(name)}
    />
  );
}
