import { messageFor } from "@beltwright/contract";
import { type LibraryDefinition, type LibraryRow, type LibraryValues, parseLibraryValues } from "@beltwright/model";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../../api/problem.ts";
import { type Failure, failureOf } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useRefresh } from "../use-row-acts.ts";
import { focusFirstIssue } from "./focus-issue.ts";
import { formIssues } from "./row-form.ts";
import type { RowFormControls } from "./use-row-form.ts";

interface SaveOptions {
  readonly definition: LibraryDefinition;
  readonly controls: RowFormControls;
  readonly send: (values: LibraryValues) => Promise<LibraryRow>;
  /** The specification's sentences. */
  readonly done: string;
  readonly failed: string;
  /** What a refusal without a reason means. */
  readonly refused?: string;
  readonly onSaved: (row: LibraryRow) => void;
  readonly onStale?: () => void;
}

interface Saving {
  readonly isSaving: boolean;
  readonly failure: Failure | undefined;
  readonly save: () => void;
  /** Saves other values than those in the form, such as a merge. */
  readonly saveValues: (values: LibraryValues) => void;
}

type ParsedValues = Extract<ReturnType<typeof parseLibraryValues>, { kind: "valid" }>;

/** Checks a form, sends it and says how it went. A refused save leaves every typed value where it is. */
export function useSave(options: SaveOptions): Saving {
  const { definition, controls, send, done, failed, refused, onSaved, onStale } = options;
  const refresh = useRefresh(definition);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  const mutation = useMutation({
    mutationFn: ({ values }: ParsedValues) => send(values),
    onSuccess: async (row, { categoryRenamed }) => {
      controls.forget();
      if (categoryRenamed) toast.note(messageFor("category-renamed"));
      toast.done(done);
      onSaved(row);
      await refresh();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409 && onStale) return onStale();
      if (error instanceof ApiProblem) controls.refuse(error.issues);
      setFailure(failureOf(failed, error, refused));
      focusFirstIssue();
    },
  });
  const refuse = () => {
    controls.refuse([]);
    setFailure({ message: failed, reason: messageFor("invalid-values") });
    focusFirstIssue();
  };
  const saveValues = (values: LibraryValues) => {
    const parsed = parseLibraryValues(definition, values, { missing: "refuse" });
    if (parsed.kind === "invalid") return refuse();
    setFailure(undefined);
    mutation.mutate(parsed);
  };
  const save = () => {
    if (mutation.isPending) return;
    const { form } = controls;
    if (formIssues(definition, { ...form, refused: [] }, "metric").size === 0) saveValues(form.values);
    else refuse();
  };
  return { isSaving: mutation.isPending, failure, save, saveValues };
}
