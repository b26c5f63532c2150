import { type HotkeyItem, useHotkeys } from "@mantine/hooks";
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

/** What takes letters and figures itself: fields, cells of a table, and whatever a dialog asks. */
const typing = [
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="range"])',
  "textarea",
  "select",
  '[contenteditable]:not([contenteditable="false"])',
  '[role="grid"]',
  '[role="dialog"]',
].join(", ");

/** Whether a key belongs to what has the keyboard, so that it may not choose a tool or open a view. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** Binds the keys of a screen while it is open and lists them on the sheet that `?` opens. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useHotkeys(
    shortcuts.flatMap(({ keys, run, isForFieldsToo = false }): HotkeyItem[] => {
      if (!run) return [];
      const press = (event: KeyboardEvent) => {
        if (event.defaultPrevented || (!isForFieldsToo && isTypedInto(event.target))) return;
        event.preventDefault();
        run();
      };
      return [[keys, press, { preventDefault: false }]];
    }),
    [],
    true,
  );
  const shown = shortcuts.filter(({ isUnlisted = false }) => !isUnlisted);
  const words = JSON.stringify(shown.map(({ keys, label }) => ({ keys, label })));
  useEffect(() => {
    const mine: readonly Listed[] = JSON.parse(words);
    useShownShortcuts.setState(({ listed }) => ({ listed: [...listed, mine] }));
    return () => useShownShortcuts.setState(({ listed }) => ({ listed: listed.filter((other) => other !== mine) }));
  }, [words]);
}
