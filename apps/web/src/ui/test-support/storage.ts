/** A browser's storage that forgets with the test. */
export function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** One the browser's settings forbid. */
export const forbidden = {
  getItem: (): string => {
    throw new Error("Storage is blocked");
  },
  setItem: (): void => {
    throw new Error("Storage is blocked");
  },
};
