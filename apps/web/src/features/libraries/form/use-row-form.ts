import type { FieldValue, LibraryDefinition, LibraryValues, RowIssue } from "@beltwright/model";
import { useEffect, useState } from "react";
import { draftKey, dropDraft, findDraft, keepDraft } from "./row-draft.ts";
import { changeField, leaveUnread, type RowForm, refuseForm, startForm } from "./row-form.ts";

interface FormOrigin {
  /** Absent for a new row. */
  readonly id: string | undefined;
  readonly base: LibraryValues;
  readonly revision: number | undefined;
}

export interface RowFormControls {
  readonly form: RowForm;
  /** Counts fresh starts of the form; parts with a memory of their own are mounted anew by it. */
  readonly generation: number;
  readonly wasRestored: boolean;
  readonly change: (name: string, value: FieldValue) => void;
  readonly leaveUnread: (name: string, text: string, message: string) => void;
  readonly refuse: (issues: readonly RowIssue[]) => void;
  /** Starts over from other values, such as a merge, against the base they are to be compared with. */
  readonly restart: (base: LibraryValues, revision: number | undefined, values?: LibraryValues) => void;
  readonly discard: () => void;
  /** Call once saved: the draft has done its duty. */
  readonly forget: () => void;
}

interface FormState {
  readonly form: RowForm;
  readonly generation: number;
  readonly wasRestored: boolean;
}

/** One row being filled in, with its draft kept in the browser at every change. */
export function useRowForm(definition: LibraryDefinition, origin: FormOrigin): RowFormControls {
  const key = draftKey(definition.plural, origin.id);
  const [state, setState] = useState<FormState>(() => openForm(definition, key, origin));
  const { form } = state;
  const update = (next: (form: RowForm) => RowForm) => setState((old) => ({ ...old, form: next(old.form) }));
  const restart = (base: LibraryValues, revision: number | undefined, values?: LibraryValues) =>
    setState((old) => ({
      form: startForm(base, revision, values),
      generation: old.generation + 1,
      wasRestored: false,
    }));

  const { values, base, revision } = form;
  useEffect(() => keepDraft(key, { values, base, revision }, sessionStorage), [key, values, base, revision]);

  return {
    ...state,
    change: (name, value) => update((old) => changeField(old, name, value)),
    leaveUnread: (name, text, message) => update((old) => leaveUnread(old, name, { text, message })),
    refuse: (issues) => update((old) => refuseForm(old, issues)),
    restart,
    discard: () => restart(origin.base, origin.revision),
    forget: () => dropDraft(key, sessionStorage),
  };
}

function openForm(definition: LibraryDefinition, key: string, origin: FormOrigin): FormState {
  const draft = findDraft(definition, key, sessionStorage);
  const form = draft ? startForm(draft.base, draft.revision, draft.values) : startForm(origin.base, origin.revision);
  return { form, generation: 0, wasRestored: draft !== undefined };
}
