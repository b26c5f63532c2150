import { useHotkeys } from "@mantine/hooks";
import { useEffect } from "react";
import { create } from "zustand";

export interface Shortcut {
  /** As `useHotkeys` reads it, such as `mod+S` or `n`. */
  readonly keys: string;
  readonly label: string;
  /** Absent: the key is one of a part of the screen, which binds it itself, and is only listed here. */
  readonly run?: () => void;
  /** Works while typing in a field, too. */
  readonly isForFieldsToo?: true;
  /** One of a row of keys that are listed together. */
  readonly isUnlisted?: true;
}

type Listed = Pick<Shortcut, "keys" | "label">;

export const useShownShortcuts = create<{ readonly listed: readonly (readonly Listed[])[] }>(() => ({ listed: [] }));

/** Binds the keys of a screen while it is open and lists them on the sheet that `?` opens. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const bindings = (inFields: boolean) =>
    shortcuts
      .filter(({ isForFieldsToo = false }) => isForFieldsToo === inFields)
      .flatMap(({ keys, run }): [string, () => void][] => (run ? [[keys, run]] : []));
  useHotkeys(bindings(false));
  useHotkeys(bindings(true), []);
  const shown = shortcuts.filter(({ isUnlisted = false }) => !isUnlisted);
  const words = JSON.stringify(shown.map(({ keys, label }) => ({ keys, label })));
  useEffect(() => {
    const mine: readonly Listed[] = JSON.parse(words);
    useShownShortcuts.setState(({ listed }) => ({ listed: [...listed, mine] }));
    return () => useShownShortcuts.setState(({ listed }) => ({ listed: listed.filter((other) => other !== mine) }));
  }, [words]);
}
