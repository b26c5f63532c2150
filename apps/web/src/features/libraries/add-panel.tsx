import { messageFor } from "@beltwright/contract";
import { type LibraryDefinition, type LibraryRow, newRow, scopeOfNewRow } from "@beltwright/model";
import { Text } from "@mantine/core";
import { useRef, useState } from "react";
import { usePerson } from "../../session/session.ts";
import { SidePanel } from "../../ui/side-panel.tsx";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import { DraftNotice } from "./form/draft-notice.tsx";
import styles from "./form/form.module.css";
import { formSystem } from "./form/form-units.ts";
import { LeaveGuard } from "./form/leave-guard.tsx";
import { RowFieldsForm } from "./form/row-fields-form.tsx";
import { changedFields } from "./form/row-form.ts";
import { SaveBar } from "./form/save-bar.tsx";
import { useRowForm } from "./form/use-row-form.ts";
import { useSave } from "./form/use-save.ts";
import { useSaveKey } from "./form/use-save-key.ts";
import { addRow } from "./library-calls.ts";
import { scopeWords } from "./scope-words.ts";

interface AddPanelProps {
  readonly definition: LibraryDefinition;
  readonly onAdded: (row: LibraryRow) => void;
  readonly onClose: () => void;
}

/** A new row with the defaults filled in, beside the list it will join. */
export function AddPanel({ definition, onAdded, onClose }: AddPanelProps) {
  const chosen = useUnitSystem();
  const [base] = useState(() => newRow(definition));
  const controls = useRowForm(definition, { id: undefined, base, revision: undefined });
  const system = formSystem(chosen, controls.form.values.metric === true);
  const isDone = useRef(false);
  const scope = scopeOfNewRow({ userIsAdmin: usePerson()?.userIsAdmin ?? false });
  const saving = useSave({
    definition,
    controls,
    send: (values) => addRow(definition, values),
    done: definition.messages.added,
    failed: definition.messages.addFailed,
    refused: messageFor("subscription-needed-to-add"),
    onSaved: (row) => {
      isDone.current = true;
      onAdded(row);
    },
  });
  const changes = changedFields(controls.form).length;
  const name = definition.itemTitle.toLowerCase();
  useSaveKey(`Add the ${name}`, saving.save);
  return (
    <SidePanel title={`New ${name}`} isWide={definition.fields.some(({ kind }) => kind === "points")} onClose={onClose}>
      <div className={styles.form}>
        <Text
          size="sm"
          c="dimmed"
          mb={12}
        >{`Everyone will see it in the list. ${scopeWords[scope].sentence} You can change that on its page.`}</Text>
        {controls.wasRestored && <DraftNotice onDiscard={controls.discard} />}
        <RowFieldsForm {...{ definition, controls, system }} />
        <SaveBar
          changes={changes}
          saveLabel={`Add ${name}`}
          isSaving={saving.isSaving}
          failure={saving.failure}
          canSave
          onSave={saving.save}
          onDiscard={controls.discard}
        />
      </div>
      <LeaveGuard
        hasUnsaved={() => changes > 0 && !isDone.current}
        name={`The new ${name}`}
        onDiscard={controls.forget}
      />
    </SidePanel>
  );
}
