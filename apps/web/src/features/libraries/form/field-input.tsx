import { type FieldDefinition, type FieldValue, limitsText, type UnitSystem } from "@beltwright/model";
import { Autocomplete, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";
import { type FieldIds, FieldRow } from "./field-row.tsx";
import type { UnreadText } from "./row-form.ts";

interface FieldInputProps {
  readonly field: Exclude<FieldDefinition, { kind: "points" }>;
  readonly value: FieldValue | undefined;
  readonly system: UnitSystem;
  readonly issue: string | undefined;
  readonly unread: UnreadText | undefined;
  readonly isChanged: boolean;
  /** Values already in use, offered while typing. */
  readonly suggestions: readonly string[];
  readonly onChange: (value: FieldValue) => void;
  readonly onUnread: (text: string, message: string) => void;
}

/** The control a field's kind asks for, in the row every field has. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, system, isChanged } = props;
  const [hint, setHint] = useState("");
  const issue = props.issue && (rangeIssue(field, value, system) ?? props.issue);
  return (
    <FieldRow {...{ field, system, issue, hint, isChanged }}>
      {(ids) => <Control {...props} ids={ids} onHint={setHint} />}
    </FieldRow>
  );
}

/** The model tells limits in stored units; here they are told in those on screen. */
function rangeIssue(field: FieldDefinition, value: FieldValue | undefined, system: UnitSystem): string | undefined {
  if (field.kind !== "number" || typeof value !== "number") return undefined;
  const isInside = value >= field.min && value <= field.max && (!field.integer || Number.isInteger(value));
  return isInside ? undefined : `Must be from ${limitsText(field, system)}.`;
}

interface ControlProps extends FieldInputProps {
  readonly ids: FieldIds;
  readonly onHint: (hint: string) => void;
}

function Control(props: ControlProps) {
  const { field, value, issue, ids, onChange } = props;
  const shared = { id: ids.input, "aria-describedby": ids.describedBy, error: issue !== undefined };
  switch (field.kind) {
    case "number":
      return <NumberControl {...props} field={field} />;
    case "choice":
      return (
        <NativeSelect
          {...shared}
          data={[...field.options]}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case "boolean":
      return (
        <Checkbox
          id={ids.input}
          size="xs"
          aria-describedby={ids.describedBy}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "text":
      return <TextControl {...props} field={field} />;
  }
}

function NumberControl(props: ControlProps & { readonly field: Extract<FieldDefinition, { kind: "number" }> }) {
  const { field, value, system, issue, unread, ids, onChange, onUnread, onHint } = props;
  return (
    <QuantityInput
      id={ids.input}
      aria-describedby={ids.describedBy}
      field={field}
      value={typeof value === "number" ? value : field.default}
      system={system}
      isInvalid={issue !== undefined}
      unread={unread?.text}
      onCommit={onChange}
      onUnread={onUnread}
      onHint={onHint}
      focusHint={limitsText(field, system)}
    />
  );
}

function TextControl(props: ControlProps & { readonly field: Extract<FieldDefinition, { kind: "text" }> }) {
  const { field, value, issue, suggestions, ids, onChange } = props;
  const offered = [...new Set([...suggestions, ...(field.suggestions ?? [])])];
  const shared = {
    id: ids.input,
    "aria-describedby": ids.describedBy,
    error: issue !== undefined,
    value: String(value ?? ""),
    maxLength: field.maxLength,
    spellCheck: false,
    required: field.required ?? false,
  };
  if (offered.length === 0) return <TextInput {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <Autocomplete
      {...shared}
      data={offered}
      limit={50}
      comboboxProps={{ portalProps: { target: "#main" } }}
      onChange={onChange}
    />
  );
}
