import { changeField, type EditOutcome, type FieldValue, issueText, type UnitSystem } from "@beltwright/model";
import { useRef, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorTools } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";

interface FieldEdit {
  /** What the document said against the value finished last. */
  readonly issue: string | undefined;
  /** Changes the field; says why where the document refused. */
  readonly commit: (value: FieldValue) => string | undefined;
  /** Follows a value while it is typed; without one the field goes back. Gives the value that then stands. */
  readonly follow: (value: FieldValue | undefined) => FieldValue | undefined;
  /** The visit to the field is over: what follows is another step to take back. */
  readonly finish: () => void;
}

let visits = 0;

/** Changes one field by the edit it asks for, one step for each visit to it. */
export function useFieldEdit(path: string): FieldEdit {
  const system = useUnitSystem();
  const { editor } = useEditorTools();
  const visit = useRef(0);
  const [issue, setIssue] = useState<string | undefined>(undefined);
  const gesture = () => {
    if (visit.current === 0) visit.current = ++visits;
    return `${path} ${visit.current}`;
  };
  const change = (value: FieldValue) => editor.attempt(gesture(), (document) => changeField(document, path, value));
  const finish = () => {
    visit.current = 0;
  };
  return {
    issue,
    finish,
    commit: (value) => {
      const outcome = change(value);
      const message = refusalText(outcome, system);
      setIssue(message);
      return message;
    },
    follow: (value) => {
      setIssue(undefined);
      if (value !== undefined) change(value);
      else editor.abandon(gesture());
      return valueAt(editor.store.getState().document, path);
    },
  };
}

function refusalText(outcome: EditOutcome, system: UnitSystem): string | undefined {
  const [first] = outcome.kind === "refused" ? outcome.issues : [];
  return first && issueText(first, system);
}
