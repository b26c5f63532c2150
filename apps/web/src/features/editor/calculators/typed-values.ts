import type { Values } from "@beltwright/calculators";
import type { FieldValue } from "@beltwright/model";
import { useState } from "react";

/** The answers of a calculator and how they are changed, wherever they are kept. */
export interface Answers {
  readonly values: Values;
  /** Names of the answers that the open design gave. */
  readonly fromDesign: ReadonlySet<string>;
  /** Values of the open design that were typed over, by name, and the way back to one. */
  readonly overrides?: ReadonlyMap<string, FieldValue>;
  readonly backToDesign?: (name: string) => void;
  /** Follows a number while it is typed; undefined takes it back. Gives the value that then stands. */
  readonly follow: (name: string, value: FieldValue | undefined) => FieldValue | undefined;
  readonly commit: (name: string, value: FieldValue) => void;
  /** The keyboard left the field. */
  readonly finish: (name: string) => void;
}

interface Typed {
  readonly kept: Values;
  /** What is being typed just now, by name. */
  readonly live: Values;
}

const nothing: Typed = { kept: {}, live: {} };

/** Answers typed over what a calculator begins with; `reset` forgets them. */
export function useTypedValues(start: Values) {
  const [{ kept, live }, setTyped] = useState(nothing);
  const follow = (name: string, value: FieldValue | undefined) => {
    const { [name]: _before, ...rest } = live;
    setTyped((typed) => ({ ...typed, live: value === undefined ? rest : { ...rest, [name]: value } }));
    return value ?? kept[name] ?? start[name];
  };
  const commit = (name: string, value: FieldValue) =>
    setTyped(({ kept: before, live: { [name]: _live, ...rest } }) => ({
      kept: { ...before, [name]: value },
      live: rest,
    }));
  const finish = (name: string) => {
    const value = live[name];
    if (value !== undefined) commit(name, value);
  };
  const forget = (name: string) =>
    setTyped(({ kept: { [name]: _kept, ...others }, live: { [name]: _live, ...rest } }) => ({
      kept: others,
      live: rest,
    }));
  const typed = { ...kept, ...live };
  return { values: { ...start, ...typed }, typed, follow, commit, finish, forget, reset: () => setTyped(nothing) };
}
