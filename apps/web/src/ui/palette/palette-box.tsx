import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import styles from "./palette.module.css";
import { type PaletteEntry, searchPalette } from "./palette-search.ts";
import { closePalette, usePaletteState } from "./palette-state.ts";

/** More than anyone reads; another letter finds the rest. */
const mostShown = 100;

/** What is typed and what it finds. */
export function PaletteBox({ entries }: { readonly entries: readonly PaletteEntry[] }) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The box may arrive after the dialog has looked for what to focus.
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [own] = useState(() => usePaletteState.getState().sources.flatMap((find) => find()));
  // Someone who searches means the open screen first; someone who looks round wants the ways out.
  const all = typed === "" ? [...entries, ...own] : [...own, ...entries];
  const found = searchPalette(all, typed).slice(0, mostShown);
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    closePalette(entry.takesFocus !== true);
    entry.run();
  };
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, chosen, found.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  };

  return (
    <>
      <TextInput
        ref={field}
        data-autofocus
        size="md"
        variant="unstyled"
        className={styles.input}
        leftSection={<IconSearch size={16} aria-hidden />}
        placeholder="Search or jump"
        aria-label="Search or jump"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={(event) => (event.key === "Enter" ? run(found[chosen]) : move(event))}
      />
      <div id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the search field, which runs the active option
          // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at by aria-activedescendant
          <div
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onMouseMove={() => setChosen(index)}
            onClick={() => run(entry)}
          >
            <span>{entry.label}</span>
            <span className={styles.group}>{entry.group}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.nothing} role="status">
          Nothing found for “{typed}”.
        </p>
      )}
    </>
  );
}

function nextIndex(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (chosen + 1) % count;
  if (key === "ArrowUp") return (chosen + count - 1) % count;
  if (key === "PageDown") return Math.min(chosen + 8, count - 1);
  if (key === "PageUp") return Math.max(chosen - 8, 0);
  return undefined;
}
