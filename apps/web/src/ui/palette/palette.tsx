import { Modal, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { create } from "zustand";
import styles from "./palette.module.css";
import { type PaletteEntry, searchPalette } from "./palette-search.ts";

type PaletteSource = () => readonly PaletteEntry[];

interface PaletteState {
  readonly isOpen: boolean;
  readonly returnsFocus: boolean;
  readonly sources: readonly PaletteSource[];
}

const usePaletteState = create<PaletteState>(() => ({ isOpen: false, returnsFocus: true, sources: [] }));

export const openPalette = () => usePaletteState.setState({ isOpen: true, returnsFocus: true });
const closePalette = (returnsFocus = true) => usePaletteState.setState({ isOpen: false, returnsFocus });

export function useIsPaletteOpen(): boolean {
  return usePaletteState((state) => state.isOpen);
}

/** Adds what the open screen has to offer, for as long as it is open; it is asked when someone searches. */
export function usePaletteSource(find: PaletteSource): void {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    const mine = () => latest.current();
    usePaletteState.setState(({ sources }) => ({ sources: [...sources, mine] }));
    return () => usePaletteState.setState(({ sources }) => ({ sources: sources.filter((one) => one !== mine) }));
  }, []);
}

/** More than anyone reads; another letter finds the rest. */
const mostShown = 100;

/** Jumps to anything by a few letters, from anywhere. */
export function Palette({ entries }: { readonly entries: readonly PaletteEntry[] }) {
  const isOpen = useIsPaletteOpen();
  const returnsFocus = usePaletteState((state) => state.returnsFocus);
  useHotkeys([["mod+K", openPalette]], []);
  return (
    <Modal
      opened={isOpen}
      onClose={() => closePalette()}
      returnFocus={returnsFocus}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      padding={0}
      size={520}
      attributes={{ content: { "aria-label": "Search or jump" } }}
    >
      <PaletteSearch entries={entries} />
    </Modal>
  );
}

function PaletteSearch({ entries }: { readonly entries: readonly PaletteEntry[] }) {
  const listId = useId();
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
