import { formatFull, fromDisplay, type NumberField, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import styles from "../boxes/boxes.module.css";
import { quantityText, readQuantity, stepOf, usualTexts } from "./quantity-text.ts";

type Native = Pick<ComponentProps<"input">, "id" | "className" | "autoFocus" | "aria-describedby" | "aria-label">;

interface QuantityInputProps extends Native {
  readonly field: NumberField;
  /** In the stored unit. */
  readonly value: number;
  readonly system: UnitSystem;
  readonly isInvalid?: boolean;
  /** Text left in the field earlier that is not a number. */
  readonly unread?: string | undefined;
  readonly onCommit: (value: number, text: string) => void;
  /**
   * Follows every value while it is typed; undefined where the text is none, or Escape took it back. Gives the value
   * that then stands: when another comes to stand by undo or elsewhere, the text gives way to it.
   */
  readonly onType?: ((value: number | undefined) => unknown) | undefined;
  /** Enter, or the keyboard went elsewhere. */
  readonly onFinish?: () => void;
  readonly onUnread: (text: string, message: string) => void;
  /** Says while typing how the text is understood; empty when there is nothing to add. */
  readonly onHint?: (hint: string) => void;
  /** The hint while the field has the keyboard and its text needs no other. */
  readonly focusHint?: string;
  /** Keys the surroundings want, such as Enter in a table; they come after the value is committed. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Typing {
  readonly text: string;
  /** The value before the first key. */
  readonly before: number;
  readonly stands: unknown;
}

/** A number field that takes units and arithmetic (`48 in`, `1200+50`) and steps with the arrow keys. */
export function QuantityInput(props: QuantityInputProps) {
  const { id, className = "", autoFocus, field, value, system, isInvalid = false, onHint } = props;
  const { shown, type, finish, press } = useTyping(props);
  const offers = useId();
  const input = (
    <input
      id={id}
      className={`${styles.number} ${className}`}
      // biome-ignore lint/a11y/noAutofocus: where a row is changed in its list, the person has just asked to type here
      autoFocus={autoFocus}
      aria-label={props["aria-label"]}
      aria-describedby={props["aria-describedby"]}
      aria-invalid={isInvalid || undefined}
      list={field.usual && offers}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={shown}
      title={fullText(field, value, system)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => onHint?.(props.focusHint ?? "")}
      onBlur={() => {
        finish();
        onHint?.("");
      }}
      onKeyDown={press}
    />
  );
  if (field.usual === undefined) return input;
  return (
    <>
      {input}
      <datalist id={offers}>
        {usualTexts(field, system).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

/** What is typed into a number field, and what the keys do to it. */
function useTyping(props: QuantityInputProps) {
  const { field, value, system, unread, onCommit, onUnread, onHint } = props;
  const [typing, setTyping] = useState<Typing | undefined>(undefined);
  const isOvertaken = props.onType !== undefined && typing?.stands !== value;
  const typed = isOvertaken ? undefined : typing;
  const shown = typed?.text ?? unread ?? quantityText(field, value, system);
  const read = (text: string) => readQuantity(field, text, typed?.before ?? value, system);

  const type = (text: string) => {
    const found = read(text);
    const next = found.kind === "value" ? found.value : undefined;
    const stands = next === value ? value : props.onType?.(next);
    setTyping({ text, before: typed?.before ?? value, stands });
    onHint?.(found.kind === "value" && /[^\d.,\s-]/.test(text) ? found.understood : (props.focusHint ?? ""));
  };
  const commit = ({ text }: Typing) => {
    setTyping(undefined);
    onHint?.("");
    const found = read(text);
    if (found.kind === "unreadable") onUnread(text, found.message);
    else if (found.value !== value || unread !== undefined) onCommit(found.value, text);
  };
  const finish = () => {
    if (typed) commit(typed);
    props.onFinish?.();
  };
  const takeBack = (event: KeyboardEvent) => {
    const isNothing = typed === undefined && unread === undefined;
    setTyping(undefined);
    props.onType?.(undefined);
    // What lies around the field closes with the next one.
    if (!isNothing && props.onType) event.stopPropagation();
  };
  const step = (direction: 1 | -1, event: KeyboardEvent) => {
    event.preventDefault();
    const found = read(shown);
    if (found.kind === "unreadable") return;
    setTyping(undefined);
    const next = stepped(field, found.value, system, direction * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1));
    onCommit(next, quantityText(field, next, system));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") finish();
    if (event.key === "Escape") takeBack(event);
    props.onKey?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "ArrowUp") step(1, event);
    if (event.key === "ArrowDown") step(-1, event);
  };
  return { shown, type, finish, press };
}

function stepped(field: NumberField, value: number, system: UnitSystem, steps: number): number {
  const shown = toDisplay(value, field.unit, system);
  const next = Number((shown + steps * stepOf(field, shown)).toPrecision(12));
  const stored = fromDisplay(field.integer ? Math.round(next) : next, field.unit, system);
  return Math.min(field.max, Math.max(field.min, stored));
}

function fullText(field: NumberField, value: number, system: UnitSystem): string {
  return `${formatFull(toDisplay(value, field.unit, system))} ${unitLabel(field.unit, system)}`.trim();
}
