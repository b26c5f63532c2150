import { longestComment } from "@beltwright/model";
import { Button, Text, Textarea } from "@mantine/core";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { keep, readKept } from "../../../ui/kept-text.ts";
import styles from "./comments.module.css";
import { offeredPeople, typedMention } from "./mentions.ts";

interface WriteBoxProps {
  readonly label: string;
  readonly people: readonly string[];
  readonly action: string;
  /** What is kept of a text that was not sent yet, by its name. */
  readonly draft: string;
  readonly initial?: string;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onCancel?: () => void;
  readonly isFocused?: boolean;
}

/** A text to be sent. It stays in the box until the server has it, and in the tab while the panel is closed. */
export function WriteBox(props: WriteBoxProps) {
  const { label, people, action, draft, initial = "", onSend, onCancel, isFocused = false } = props;
  const key = `beltwright.comment.${draft}`;
  const [text, setText] = useState(() => readKept(key, sessionStorage) || initial);
  const [state, setState] = useState<{ readonly isSending: boolean; readonly error?: unknown }>({ isSending: false });
  const change = (next: string) => {
    setText(next);
    keep(key, next, sessionStorage);
  };
  const send = async () => {
    if (text.trim() === "" || state.isSending) return;
    setState({ isSending: true });
    try {
      await onSend(text.trim());
      change("");
      setState({ isSending: false });
    } catch (error) {
      setState({ isSending: false, error });
    }
  };
  const cancel =
    onCancel &&
    (() => {
      change("");
      onCancel();
    });
  return (
    <div className={styles.write}>
      <MentionField {...{ label, people, text, isFocused }} onChange={change} onSend={() => void send()} />
      {state.error !== undefined && (
        <Text size="xs" c="red" role="alert">
          {messageOf(state.error)}
        </Text>
      )}
      <div className={styles.acts}>
        <Button
          size="compact-xs"
          disabled={text.trim() === ""}
          loading={state.isSending}
          title="Ctrl Enter"
          onClick={() => void send()}
        >
          {action}
        </Button>
        {cancel && (
          <Button size="compact-xs" variant="default" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

interface MentionFieldProps {
  readonly label: string;
  readonly people: readonly string[];
  readonly text: string;
  readonly isFocused: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
}

/** A box in which `@` offers the people of the design. */
function MentionField({ label, people, text, isFocused, onChange, onSend }: MentionFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState<number | undefined>(undefined);
  const [chosen, setChosen] = useState(0);
  const typed = caret === undefined ? undefined : typedMention(text, caret);
  const offered = typed === undefined ? [] : offeredPeople(people, typed.begun);
  const at = Math.min(chosen, offered.length - 1);
  const take = (name: string | undefined) => {
    if (name === undefined || typed === undefined || caret === undefined) return;
    onChange(`${text.slice(0, typed.at)}@${name} ${text.slice(caret)}`);
    setCaret(undefined);
    box.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return onSend();
    if (offered.length === 0) return undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") take(offered[at]);
    else if (event.key === "Escape") setCaret(undefined);
    else return undefined;
    return event.preventDefault();
  };
  return (
    <>
      <Textarea
        ref={box}
        aria-label={label}
        placeholder={`${label}. @ mentions someone.`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestComment}
        autoFocus={isFocused}
        value={text}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${at}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setChosen(0);
        }}
        onKeyDown={press}
        onBlur={() => setCaret(undefined)}
      />
      {offered.length > 0 && (
        <div id={listId} className={styles.people} role="listbox" aria-label="People of this design">
          {offered.map((name, index) => (
            <div
              key={name}
              id={`${listId}-${index}`}
              className={styles.person}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The box keeps the keyboard.
              onPointerDown={(event) => {
                event.preventDefault();
                take(name);
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
