import type { Calculator, Results } from "@beltwright/calculators";
import { type Conveyor, changeField, type FieldValue, setValues } from "@beltwright/model";
import { useMemo, useRef } from "react";
import { useConveyor, useEditorTools, useLive } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";
import { useBuilt } from "../drawings/built.ts";
import { designValues, isTyped } from "./design-values.ts";
import { type Answers, useTypedValues } from "./typed-values.ts";

let visits = 0;

/**
 * Answers of the open design. What the document keeps is changed there, one step to take back for each visit to a
 * field; the rest begins with what the design has and is changed only here.
 */
export function useDesignAnswers(calculator: Calculator): Answers & { readonly reset: (() => void) | undefined } {
  const { editor } = useEditorTools();
  const conveyor = useBuilt(useConveyor((document) => document));
  const results = useResults();
  const known = useMemo(() => designValues(calculator, conveyor, results), [calculator, conveyor, results]);
  const local = useTypedValues(known.values);
  const visit = useRef(0);
  // What the first change leaves alone stays what the design gave, on the screen and on paper.
  const linked = (now: Conveyor) => {
    if (isTyped(calculator, now)) return now;
    const values = Object.entries(calculator.entries).flatMap(([name, { field, inDocument }]) => {
      const value = known.values[name];
      return inDocument === "always" && known.fromDesign.has(name) && value !== undefined
        ? [{ path: field.name, value }]
        : [];
    });
    const outcome = setValues.apply(now, { label: "", values });
    return outcome.kind === "changed" ? outcome.conveyor : now;
  };
  const change = (name: string, path: string, value: FieldValue | undefined) => {
    if (visit.current === 0) visit.current = ++visits;
    const gesture = `calculator ${path} ${visit.current}`;
    if (value === undefined) editor.abandon(gesture);
    const outcome =
      value === undefined ? undefined : editor.attempt(gesture, (now) => changeField(linked(now), path, value));
    // What the document cannot keep is told here, and may still be tried out by those who may not change it.
    if (outcome?.kind === "refused") return local.follow(name, value);
    local.follow(name, undefined);
    return valueAt(editor.store.getState().document, path);
  };
  const typedOver = Object.keys(local.typed).flatMap((name) => {
    const value = known.fromDesign.has(name) ? known.values[name] : undefined;
    return value === undefined || value === local.values[name] ? [] : [[name, value] as const];
  });
  const pathOf = (name: string) => {
    const entry = calculator.entries[name];
    return entry && entry.inDocument !== "no" ? entry.field.name : undefined;
  };
  return {
    values: local.values,
    fromDesign: new Set([...known.fromDesign].filter((name) => local.typed[name] === undefined)),
    overrides: new Map([...known.overrides, ...typedOver]),
    backToDesign: (name) => {
      const [path, value] = [pathOf(name), known.overrides.get(name)];
      local.forget(name);
      if (path !== undefined && value !== undefined) change(name, path, value);
      visit.current = 0;
    },
    follow: (name, value) => {
      const path = pathOf(name);
      return path === undefined ? local.follow(name, value) : change(name, path, value);
    },
    commit: (name, value) => {
      const path = pathOf(name);
      if (path === undefined) return local.commit(name, value);
      change(name, path, value);
      // A choice is made at once; a number may be stepped on until the keyboard leaves it.
      if (calculator.entries[name]?.field.kind !== "number") visit.current = 0;
    },
    finish: (name) => {
      visit.current = 0;
      local.finish(name);
    },
    reset: Object.keys(local.typed).length === 0 ? undefined : local.reset,
  };
}

/** Every result known of the document as it is now, else the last one. */
export function useResults(): Results {
  const results = useLive((live) => live.results);
  const quick = useLive((live) => live.quick?.results);
  return useMemo(() => ({ ...results.all(), ...quick }), [results, quick]);
}
