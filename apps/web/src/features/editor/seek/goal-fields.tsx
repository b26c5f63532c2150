import type { NumberField, UnitSystem } from "@beltwright/model";
import { Input } from "@mantine/core";
import { useId, useState } from "react";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";

interface QuantityOfProps {
  readonly label: string;
  readonly field: NumberField;
  readonly value: number;
  readonly system: UnitSystem;
  readonly onCommit: (value: number) => void;
}

/** A number with its name and unit above it. */
export function QuantityOf({ label, field, value, system, onCommit }: QuantityOfProps) {
  const id = useId();
  const [unread, setUnread] = useState<{ readonly text: string; readonly message: string } | undefined>(undefined);
  const unit = useUnitLabel()(field.unit);
  return (
    <Input.Wrapper id={id} label={unit === "" ? label : `${label}, ${unit}`} error={unread?.message}>
      <QuantityInput
        id={id}
        aria-describedby={unread && `${id}-error`}
        field={field}
        value={value}
        system={system}
        isInvalid={unread !== undefined}
        unread={unread?.text}
        onCommit={(next) => {
          setUnread(undefined);
          onCommit(next);
        }}
        onUnread={(text, message) => setUnread({ text, message })}
      />
    </Input.Wrapper>
  );
}

interface ChoiceOfProps<Name extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChoose: (name: Name) => void;
}

/** One of two or three, with its name above it. */
export function ChoiceOf<Name extends string>({ label, choices, value, onChoose }: ChoiceOfProps<Name>) {
  const id = useId();
  const data = Object.entries<string>(choices).map(([name, text]) => ({ value: name as Name, label: text }));
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <Segmented fullWidth aria-labelledby={id} data={data} value={value} onChange={onChoose} />
    </Input.Wrapper>
  );
}
