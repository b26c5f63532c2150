import type { FieldDefinition, FieldValue, NumberField, TextField, UnitSystem } from "@beltwright/model";
import { helpText, isAutoCategory, labelText, limitsText } from "@beltwright/model";
import { Autocomplete } from "@mantine/core";
import { use, useId, useState } from "react";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { LinesBox, TextBox } from "../../../ui/boxes/text-box.tsx";
import { TickBox } from "../../../ui/boxes/tick-box.tsx";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { PointsTable } from "../../../ui/units/points-table.tsx";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { FieldComments } from "../comments/comment-mark.tsx";
import { useIsReadOnly, useValue } from "../document/editor-context.ts";
import { AutomaticValue, isLeftToProgram } from "./automatic-value.tsx";
import { CategoryControl } from "./category-control.tsx";
import styles from "./forms.module.css";
import { FieldHelpContext } from "./help-line.tsx";
import { ImageControl } from "./image-control.tsx";
import { OriginNote } from "./origin-note.tsx";
import { useFieldEdit } from "./use-field-edit.ts";
import { useWanted } from "./use-wanted.ts";

interface FieldControlProps {
  readonly path: string;
  readonly field: FieldDefinition;
  /** Set by the program or the server: shown, not typed. */
  readonly isFixed?: boolean;
  /** Shown in place of the stored value, where the program has computed a newer one. */
  readonly shown?: FieldValue | undefined;
}

/** One field of the document: label, input, unit; its help shows on the label and while it has the keyboard. */
export function FieldControl({ path, field, isFixed = false, shown }: FieldControlProps) {
  const system = useUnitSystem();
  const labelOf = useUnitLabel();
  const id = useId();
  const { issue, commit, follow, finish } = useFieldEdit(path);
  const [hint, setHint] = useState("");
  const [unread, setUnread] = useState<{ readonly text: string; readonly message: string } | undefined>(undefined);
  const stored = useValue(path);
  const value = shown ?? stored;
  const isReadOnly = useIsReadOnly() || isFixed;
  const { ref, isWanted } = useWanted(path);
  const tell = use(FieldHelpContext);
  const help = helpText(field.help, system);
  const say = (text: string) => {
    setHint(text);
    tell?.({ help, note: text });
  };
  if (value === undefined) return null;
  const note = unread?.message ?? issue ?? (tell === undefined ? hint : "");
  const isInvalid = unread !== undefined || issue !== undefined;
  const change = (next: FieldValue, text?: string) => {
    const message = commit(next);
    setUnread(message === undefined || text === undefined ? undefined : { text, message });
    if (field.kind !== "number") finish();
  };
  const type = (next: FieldValue | undefined) => {
    setUnread(undefined);
    return follow(next);
  };
  return (
    <div
      ref={ref}
      className={styles.field}
      data-kind={field.kind}
      data-wanted={isWanted || undefined}
      data-path={path}
      data-automatic={isLeftToProgram(field, value) || undefined}
    >
      <label htmlFor={id} className={styles.label} title={help}>
        {labelText(field.label, system)}
      </label>
      <fieldset
        disabled={isReadOnly}
        className={styles.control}
        // Before the input itself says what it takes.
        onFocusCapture={() => tell?.({ help, note: "" })}
        onBlur={() => tell?.(undefined)}
      >
        <Control
          {...{ id, path, field, value, system, isInvalid, unread: unread?.text }}
          onChange={change}
          onType={type}
          onFinish={finish}
          onUnread={(text, message) => setUnread({ text, message })}
          onHint={say}
        />
        <AutomaticValue {...{ path, field, value }} />
      </fieldset>
      <span className={styles.unit}>{field.kind === "number" ? labelOf(field.unit) : ""}</span>
      <span id={`${id}-help`} className={styles.hidden}>
        {help}
      </span>
      {note !== "" && (
        <p className={isInvalid ? styles.issue : styles.hint} role={isInvalid ? "alert" : undefined}>
          {note}
        </p>
      )}
      <OriginNote path={path} />
      <FieldComments path={path} label={labelText(field.label, system)} />
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly path: string;
  readonly field: FieldDefinition;
  readonly value: FieldValue;
  readonly system: UnitSystem;
  readonly isInvalid: boolean;
  readonly unread: string | undefined;
  /** With the text it was typed as, which is kept where the document refuses it. */
  readonly onChange: (value: FieldValue, text?: string) => void;
  readonly onType: (value: FieldValue | undefined) => FieldValue | undefined;
  readonly onFinish: () => void;
  readonly onUnread: (text: string, message: string) => void;
  readonly onHint: (hint: string) => void;
}

function Control(props: ControlProps) {
  const { id, path, field, value, onChange } = props;
  const described = { id, "aria-describedby": `${id}-help` };
  switch (field.kind) {
    case "number":
      return <NumberControl {...props} field={field} />;
    case "choice":
      return (
        <ChoiceBox {...described} data={field.options} value={String(value)} onChange={(option) => onChange(option)} />
      );
    case "boolean":
      return (
        <TickBox {...described} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      );
    case "text":
      if (isAutoCategory(path)) return <CategoryControl {...{ id, path, onChange }} value={String(value)} />;
      if (field.format === "image")
        return <ImageControl {...described} field={field} value={String(value)} onChange={onChange} />;
      return <TextControl {...props} field={field} />;
    case "points":
      return <PointsTable {...props} field={field} value={Array.isArray(value) ? value : []} />;
  }
}

function NumberControl(props: ControlProps & { readonly field: NumberField }) {
  const { id, field, value, system, isInvalid, unread, onChange, onType, onFinish, onUnread, onHint } = props;
  return (
    <QuantityInput
      id={id}
      aria-describedby={`${id}-help`}
      field={field}
      value={typeof value === "number" ? value : field.default}
      system={system}
      isInvalid={isInvalid}
      unread={unread}
      onCommit={onChange}
      onType={onType}
      onFinish={onFinish}
      onUnread={onUnread}
      onHint={onHint}
      focusHint={limitsText(field, system)}
    />
  );
}

/** Committed on leaving or Enter, so that a word is one step to take back and not one for each letter. */
function TextControl({ id, field, value, onChange }: ControlProps & { readonly field: TextField }) {
  const [typing, setTyping] = useState<{ readonly text: string; readonly before: FieldValue } | undefined>(undefined);
  // Text typed over a value that has changed since, by undo or elsewhere, gives way to it.
  const typed = typing?.before === value ? typing.text : String(value);
  const setTyped = (text: string) => setTyping({ text, before: value });
  const commit = (text: string) => {
    setTyping(undefined);
    if (text !== value) onChange(text);
  };
  const shared = {
    id,
    "aria-describedby": `${id}-help`,
    value: typed,
    maxLength: field.maxLength,
    spellCheck: false,
    onBlur: () => commit(typed),
  };
  if (field.multiline) {
    return <LinesBox {...shared} rows={4} onChange={(event) => setTyped(event.currentTarget.value)} />;
  }
  const onKeyDown = (event: { readonly key: string }) => {
    if (event.key === "Enter") commit(typed);
    if (event.key === "Escape") setTyping(undefined);
  };
  if (field.suggestions) {
    return (
      <Autocomplete
        {...shared}
        data={[...field.suggestions]}
        comboboxProps={{ portalProps: { target: "#main" } }}
        onChange={setTyped}
        onOptionSubmit={commit}
        onKeyDown={onKeyDown}
      />
    );
  }
  return <TextBox {...shared} onChange={(event) => setTyped(event.currentTarget.value)} onKeyDown={onKeyDown} />;
}
