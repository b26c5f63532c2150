import type { Entry } from "@beltwright/calculators";
import { enteredText, helpText, limitsText, type NumberField, unitLabel } from "@beltwright/model";
import { useId, useState } from "react";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { PointsTable } from "../../../ui/units/points-table.tsx";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./calculators.module.css";
import type { Answers } from "./typed-values.ts";

interface EntryFieldProps {
  readonly name: string;
  readonly entry: Entry;
  readonly answers: Answers;
  /** What is wrong with this answer. */
  readonly fault: string | undefined;
}

/** One input: label, field, unit, and what it takes while it has the keyboard. */
export function EntryField({ name, entry, answers, fault }: EntryFieldProps) {
  const id = useId();
  const system = useUnitSystem();
  const [unread, setUnread] = useState<{ readonly text: string; readonly message: string } | undefined>(undefined);
  const [hint, setHint] = useState("");
  const { field } = entry;
  const help = helpText(field.help, system);
  const note = unread?.message ?? fault ?? hint;
  const isWrong = unread !== undefined || fault !== undefined;
  return (
    <div className={styles.field} data-kind={field.kind} data-entry={name}>
      <label htmlFor={id} title={help}>
        {field.label}
        {answers.fromDesign.has(name) && !answers.overrides?.has(name) && (
          <span className={styles.taken}>from the design</span>
        )}
      </label>
      <Control
        {...{ id, name, entry, answers, isWrong, unread: unread?.text, onHint: setHint }}
        onRead={() => setUnread(undefined)}
        onUnread={(text, message) => setUnread({ text, message })}
      />
      {field.kind === "number" && <span className={styles.unit}>{unitLabel(field.unit, system)}</span>}
      <Override {...{ name, entry, answers }} />
      <span id={`${id}-help`} hidden>
        {help}
      </span>
      {note !== "" && (
        <p className={isWrong ? styles.fault : styles.hint} role={isWrong ? "alert" : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

/** What the design has where something else was typed, and the way back to it. */
function Override({ name, entry: { field }, answers }: Omit<EntryFieldProps, "fault">) {
  const system = useUnitSystem();
  const value = answers.overrides?.get(name);
  if (value === undefined || Array.isArray(value)) return null;
  const text = typeof value === "number" && field.kind === "number" ? enteredText(value, field.unit, system) : value;
  const unit = field.kind === "number" ? unitLabel(field.unit, system) : "";
  return (
    <button type="button" className={styles.override} onClick={() => answers.backToDesign?.(name)}>
      {`↺ design: ${text} ${unit}`.trim()}
    </button>
  );
}

interface ControlProps extends Omit<EntryFieldProps, "fault"> {
  readonly id: string;
  readonly isWrong: boolean;
  readonly unread: string | undefined;
  readonly onRead: () => void;
  readonly onUnread: (text: string, message: string) => void;
  readonly onHint: (hint: string) => void;
}

function Control(props: ControlProps) {
  const { id, name, entry, answers } = props;
  const system = useUnitSystem();
  const { field } = entry;
  const value = answers.values[name] ?? field.default;
  switch (field.kind) {
    case "number":
      return <NumberControl {...props} field={field} value={Number(value)} />;
    case "choice":
      return (
        <ChoiceBox
          id={id}
          aria-describedby={`${id}-help`}
          data={entry.optionsFor?.(answers.values) ?? field.options}
          value={String(value)}
          onChange={(option) => answers.commit(name, option)}
        />
      );
    case "points":
      return (
        <PointsTable
          id={id}
          field={field}
          system={system}
          value={Array.isArray(value) ? value : []}
          onChange={(rows) => answers.commit(name, rows)}
          onType={(rows) => answers.follow(name, rows)}
          onFinish={() => answers.finish(name)}
        />
      );
  }
}

function NumberControl(props: ControlProps & { readonly field: NumberField; readonly value: number }) {
  const { id, name, field, value, answers, isWrong, unread, onRead, onUnread, onHint } = props;
  const system = useUnitSystem();
  return (
    <QuantityInput
      id={id}
      aria-describedby={`${id}-help`}
      field={field}
      value={value}
      system={system}
      isInvalid={isWrong}
      unread={unread}
      onType={(typed) => {
        onRead();
        return answers.follow(name, typed);
      }}
      onCommit={(next) => {
        onRead();
        answers.commit(name, next);
      }}
      onFinish={() => answers.finish(name)}
      onUnread={onUnread}
      onHint={onHint}
      focusHint={limitsText(field, system)}
    />
  );
}
