import { type NumberField, type UnitSystem, unitLabel } from "@beltwright/model";
import { Input } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import styles from "./quantity-field.module.css";
import { QuantityInput } from "./quantity-input.tsx";
import { limitsText } from "./quantity-text.ts";
import { useUnitSystem } from "./unit-system.tsx";

interface QuantityFieldProps {
  readonly field: NumberField;
  /** In the stored, metric unit. */
  readonly value: number;
  readonly onCommit: (value: number) => void;
  /** Called with why the text is refused, and with undefined once it no longer is, so that a form can hold back. */
  readonly onProblem?: (message: string | undefined) => void;
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  /** Overrides the person's choice of units, for rows that say themselves how they are shown. */
  readonly system?: UnitSystem;
}

/** A labelled number with its unit: says how it understands what is typed, and its limits before refusing. */
export function QuantityField({ field, value, onCommit, onProblem, error, ...shown }: QuantityFieldProps) {
  const chosen = useUnitSystem();
  const system = shown.system ?? chosen;
  const id = useId();
  const [unread, setUnread] = useState<{ readonly text: string; readonly message: string } | undefined>(undefined);
  const [hint, setHint] = useState("");
  const problem = unread?.message ?? error;

  const settle = (read: typeof unread) => {
    setUnread(read);
    onProblem?.(read?.message);
  };
  const commit = (next: number) => {
    const isRefused = next < field.min || next > field.max || (field.integer && !Number.isInteger(next));
    if (isRefused) return settle({ text: String(next), message: `Must be ${limitsText(field, system)}.` });
    settle(undefined);
    onCommit(next);
  };

  return (
    <Input.Wrapper
      label={shown.label ?? field.label}
      description={shown.description}
      error={problem}
      labelProps={{ htmlFor: id }}
    >
      <div className={styles.field}>
        <QuantityInput
          id={id}
          field={field}
          value={value}
          system={system}
          isInvalid={problem !== undefined}
          unread={unread?.text}
          aria-describedby={`${id}-hint`}
          onCommit={commit}
          onUnread={(text, message) => settle({ text, message })}
          onHint={setHint}
        />
        <span className={styles.unit}>{unitLabel(field.unit, system)}</span>
        <span id={`${id}-hint`} className={styles.hint} aria-live="polite">
          {hint === "" ? limitsText(field, system) : `= ${hint}`}
        </span>
      </div>
    </Input.Wrapper>
  );
}
