import { messageFor } from "@beltwright/contract";
import {
  allCategories,
  type LibraryDefinition,
  type LibraryRow,
  type LibraryValues,
  parseLibraryValues,
  type UnitSystem,
} from "@beltwright/model";
import { ActionIcon } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { ApiProblem } from "../../../api/problem.ts";
import { failureText } from "../../../ui/failures/failure.ts";
import styles from "../../../ui/list/list.module.css";
import { toast } from "../../../ui/toast/toast-store.ts";
import { changeField, editableValues, formIssues, leaveUnread, startForm } from "../form/row-form.ts";
import { saveRow } from "../library-calls.ts";
import { useRefresh } from "../use-row-acts.ts";
import { InlineCell } from "./inline-cell.tsx";
import { cellText, type ListColumn } from "./list-columns.ts";

interface InlineRowProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly columns: readonly ListColumn[];
  readonly system: UnitSystem;
  readonly onClose: () => void;
}

/** A row changed where it stands: Enter saves, Escape leaves it as it was. */
export function InlineRow({ definition, row, columns, system, onClose }: InlineRowProps) {
  const [form, setForm] = useState(() => startForm(editableValues(definition, row), row.revision));
  const saving = useInlineSave(definition, row, onClose);
  const issues = formIssues(definition, form, system);
  const inline = columns.filter(({ name }) => definition.inlineFields?.includes(name));
  const save = () => {
    const first = [...issues.values()][0];
    if (first === undefined) saving.mutate(form.values);
    else toast.failed(`${definition.messages.editFailed}. ${first}`);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) setTimeout(saveButton, 0);
  };
  const buttonId = `save-${row._id}`;
  // Enter also commits the field it is pressed in, so saving waits for that and then acts as the button does.
  const saveButton = () => document.getElementById(buttonId)?.click();

  return (
    <tr className={styles.inline} onKeyDown={press} data-busy={saving.isPending}>
      {columns.map((column) => (
        <td key={column.name} data-number={column.isNumber} data-column={column.name}>
          {inline.includes(column) && column.field ? (
            <InlineCell
              field={column.field}
              value={form.values[column.name]}
              system={system}
              issue={issues.get(column.name)}
              unread={form.unread[column.name]?.text}
              isFirst={column === inline[0]}
              onChange={(value) => setForm((old) => changeField(old, column.name, value))}
              onUnread={(text, message) => setForm((old) => leaveUnread(old, column.name, { text, message }))}
            />
          ) : (
            cellText(column, row, system).text
          )}
        </td>
      ))}
      <td className={styles.acts}>
        <ActionIcon
          id={buttonId}
          size="sm"
          aria-label={`Save ${row.description}`}
          title="Save (Enter)"
          loading={saving.isPending}
          onClick={save}
        >
          <IconCheck size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon size="sm" color="gray" aria-label="Cancel" title="Cancel (Escape)" onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}

function useInlineSave(definition: LibraryDefinition, row: LibraryRow, onSaved: () => void) {
  const refresh = useRefresh(definition);
  return useMutation({
    mutationFn: (values: LibraryValues) => {
      const parsed = parseLibraryValues(definition, values, { missing: "refuse" });
      const ready = parsed.kind === "valid" ? parsed.values : values;
      return saveRow(definition, { id: row._id, values: ready, revision: row.revision });
    },
    onSuccess: async (_row, { category }) => {
      if (category === allCategories) toast.note(messageFor("category-renamed"));
      toast.done(definition.messages.saved);
      await refresh();
      onSaved();
    },
    onError: async (error) => {
      toast.failed(failureText(definition.messages.editFailed, error));
      if (error instanceof ApiProblem && error.status === 409) await refresh();
    },
  });
}
