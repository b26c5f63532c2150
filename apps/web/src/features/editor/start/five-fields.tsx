import {
  type FiveNumbers,
  getLibrary,
  type LibraryRow,
  limitsText,
  type NumberField,
  type TypedNumbers,
  unitLabel,
} from "@beltwright/model";
import { Anchor, Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { type FiveNumberName, fiveNumberFields } from "../../../ui/five-numbers.ts";
import { MaterialSelect } from "../../../ui/material-select.tsx";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./start.module.css";

interface FiveFieldsProps {
  readonly typed: TypedNumbers;
  /** What the program takes where none is typed, mm. */
  readonly suggestedWidth: number;
  readonly onChange: (typed: TypedNumbers) => void;
  /** Whether every field holds a number it can take. */
  readonly onWhole: (isWhole: boolean) => void;
}

export function FiveFields({ typed, suggestedWidth, onChange, onWhole }: FiveFieldsProps) {
  const [refused, setRefused] = useState<readonly FiveNumberName[]>([]);
  const refusing = (name: FiveNumberName) => (isRefused: boolean) => {
    const others = refused.filter((one) => one !== name);
    setRefused(isRefused ? [...others, name] : others);
    onWhole(!isRefused && others.length === 0);
  };
  const numberField = (name: Exclude<FiveNumberName, "width">) => {
    const change = (value = typed[name]) => onChange({ ...typed, [name]: value });
    return <FiveField field={fiveNumberFields[name]} typed={typed[name]} onChange={change} onRefuse={refusing(name)} />;
  };
  return (
    <div className={styles.fields}>
      {numberField("capacity")}
      {numberField("length")}
      {numberField("lift")}
      <MaterialField chosen={typed.material} onChoose={(material) => onChange({ ...typed, material })} />
      <FiveField
        field={fiveNumberFields.width}
        typed={typed.width}
        suggested={suggestedWidth}
        onChange={(next) => onChange({ ...typed, width: next })}
        onRefuse={refusing("width")}
      />
      <Checkbox
        label="Runs in both directions"
        checked={typed.isReversible ?? false}
        onChange={({ currentTarget }) => onChange({ ...typed, isReversible: currentTarget.checked })}
      />
    </div>
  );
}

interface FiveFieldProps {
  readonly field: NumberField;
  /** Absent where it is left to the program. */
  readonly typed: number | undefined;
  /** What the program takes where nothing is typed. */
  readonly suggested?: number;
  readonly onChange: (value: number | undefined) => void;
  readonly onRefuse: (isRefused: boolean) => void;
}

function FiveField({ field, typed, suggested, onChange, onRefuse }: FiveFieldProps) {
  const id = useId();
  const system = useUnitSystem();
  const [unread, setUnread] = useState<{ readonly text: string; readonly message: string } | undefined>(undefined);
  const before = useRef<{ readonly typed: number | undefined } | undefined>(undefined);
  const automatic = suggested ?? field.default;
  const value = typed ?? automatic;
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
    before.current ??= { typed };
    const stands = next !== undefined && isInside(next) ? next : before.current.typed;
    take(undefined);
    onChange(stands);
    return stands ?? automatic;
  };
  const toSuggested = () => {
    take(undefined);
    onChange(undefined);
  };
  return (
    <div className={styles.field} data-automatic={typed === undefined}>
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
        {unread?.message ??
          (suggested === undefined ? field.help : <Suggested isTaken={typed === undefined} onTake={toSuggested} />)}
      </span>
    </div>
  );
}

/** Whether the program's own number stands, and the way back to it. */
function Suggested({ isTaken, onTake }: { readonly isTaken: boolean; readonly onTake: () => void }) {
  if (isTaken) return "Automatic: the narrowest usual belt that carries this. Type another to keep it.";
  return (
    <Anchor component="button" type="button" fz={12} py={4} my={-4} onClick={onTake}>
      Back to automatic
    </Anchor>
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
