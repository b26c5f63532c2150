import {
  type FiveNumbers,
  getLibrary,
  type LibraryRow,
  limitsText,
  type NumberField,
  unitLabel,
} from "@beltwright/model";
import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { type FiveNumberName, fiveNumberFields } from "../../../ui/five-numbers.ts";
import { MaterialSelect } from "../../../ui/material-select.tsx";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./start.module.css";

interface FiveFieldsProps {
  readonly five: FiveNumbers;
  readonly onChange: (five: FiveNumbers) => void;
  /** Whether every field holds a number it can take. */
  readonly onWhole: (isWhole: boolean) => void;
}

export function FiveFields({ five, onChange, onWhole }: FiveFieldsProps) {
  const [refused, setRefused] = useState<readonly FiveNumberName[]>([]);
  const numberField = (name: FiveNumberName) => {
    const refuse = (isRefused: boolean) => {
      const others = refused.filter((one) => one !== name);
      setRefused(isRefused ? [...others, name] : others);
      onWhole(!isRefused && others.length === 0);
    };
    const change = (value: number) => onChange({ ...five, [name]: value });
    return <FiveField field={fiveNumberFields[name]} value={five[name]} onChange={change} onRefuse={refuse} />;
  };
  return (
    <div className={styles.fields}>
      {numberField("capacity")}
      {numberField("length")}
      {numberField("lift")}
      <MaterialField chosen={five.material} onChoose={(material) => onChange({ ...five, material })} />
      {numberField("width")}
      <Checkbox
        label="Runs in both directions"
        checked={five.isReversible ?? false}
        onChange={({ currentTarget }) => onChange({ ...five, isReversible: currentTarget.checked })}
      />
    </div>
  );
}

interface FiveFieldProps {
  readonly field: NumberField;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onRefuse: (isRefused: boolean) => void;
}

function FiveField({ field, value, onChange, onRefuse }: FiveFieldProps) {
  const id = useId();
  const system = useUnitSystem();
  const [unread, setUnread] = useState<{ readonly text: string; readonly message: string } | undefined>(undefined);
  const before = useRef<number | undefined>(undefined);
  const isInside = (next: number) => next >= field.min && next <= field.max;
  const take = (refused: typeof unread) => {
    setUnread(refused);
    onRefuse(refused !== undefined);
  };
  const commit = (next: number, text: string) => {
    take(isInside(next) ? undefined : { text, message: `Must be from ${limitsText(field, system)}.` });
    if (isInside(next)) onChange(next);
  };
  const follow = (next: number | undefined) => {
    before.current ??= value;
    const stands = next !== undefined && isInside(next) ? next : before.current;
    take(undefined);
    onChange(stands);
    return stands;
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <QuantityInput
        id={id}
        field={field}
        value={value}
        system={system}
        isInvalid={unread !== undefined}
        unread={unread?.text}
        onCommit={commit}
        onType={follow}
        onFinish={() => {
          before.current = undefined;
        }}
        onUnread={(text, message) => take({ text, message })}
      />
      <span className={styles.unit}>{unitLabel(field.unit, system)}</span>
      <span className={styles.help} role={unread && "alert"} data-issue={unread !== undefined}>
        {unread?.message ?? field.help}
      </span>
    </div>
  );
}

const materials = getLibrary("materials");

interface MaterialFieldProps {
  readonly chosen: FiveNumbers["material"];
  readonly onChoose: (row: LibraryRow | undefined) => void;
}

function MaterialField({ chosen, onChoose }: MaterialFieldProps) {
  const { data = [] } = useQuery({
    queryKey: ["library", materials.plural, "all"] as const,
    queryFn: ({ signal }) => api.get<readonly LibraryRow[]>(`/api/${materials.plural}`, { signal }),
  });
  return (
    <div className={styles.field}>
      <label htmlFor="five-material">Material</label>
      <MaterialSelect id="five-material" rows={data} chosen={chosen} onChoose={onChoose} className={styles.wide} />
      <span className={styles.help}>
        From the library; its densities and angles are copied. Gravel until one is chosen.
      </span>
    </div>
  );
}
