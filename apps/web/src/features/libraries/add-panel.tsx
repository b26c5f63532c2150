import { type LibraryDefinition, type LibraryRow, newRow } from "@beltwright/model";
import { useState } from "react";
import { useUnitSystem } from "../../ui/unit-system.tsx";
import styles from "./form.module.css";
import { FormNotices } from "./form-notices.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { addRow } from "./library-calls.ts";
import { RowFieldsForm } from "./row-fields-form.tsx";
import { changedFields } from "./row-form.ts";
import { SaveBar } from "./save-bar.tsx";
import { SidePanel } from "./side-panel.tsx";
import { UnitSwitch } from "./unit-switch.tsx";
import { useFormSystem } from "./use-form-system.ts";
import { useRowForm } from "./use-row-form.ts";
import { useSave } from "./use-save.ts";
import { useSaveKey } from "./use-save-key.ts";

interface AddPanelProps {
  readonly definition: LibraryDefinition;
  readonly onAdded: (row: LibraryRow) => void;
  readonly onClose: () => void;
}

/** A new row with the defaults filled in, beside the list it will join. */
export function AddPanel({ definition, onAdded, onClose }: AddPanelProps) {
  const chosen = useUnitSystem();
  const [base] = useState(() => ({ ...newRow(definition), metric: chosen === "metric" }));
  const controls = useRowForm(definition, { id: undefined, base, revision: undefined });
  const { system, setSystem } = useFormSystem(controls.form.values.metric === true);
  const [isLeaving, setLeaving] = useState(false);
  const saving = useSave({
    definition,
    controls,
    send: (values) => addRow(definition, values),
    done: definition.messages.added,
    failed: definition.messages.addFailed,
    onSaved: (row) => {
      setLeaving(true);
      onAdded(row);
    },
  });
  const changes = changedFields(controls.form).length;
  const name = definition.itemTitle.toLowerCase();
  useSaveKey(`Add the ${name}`, saving.save);
  return (
    <SidePanel title={`New ${name}`} isWide={definition.fields.some(({ kind }) => kind === "points")} onClose={onClose}>
      <div className={styles.form}>
        <div className={styles.tools}>
          <UnitSwitch system={system} onChange={setSystem} />
        </div>
        <FormNotices failure={saving.failure} wasRestored={controls.wasRestored} onDiscard={controls.discard} />
        <RowFieldsForm {...{ definition, controls, system }} />
        <SaveBar
          changes={changes}
          saveLabel={`Add ${name}`}
          isSaving={saving.isSaving}
          canSave
          onSave={saving.save}
          onDiscard={controls.discard}
        />
      </div>
      <LeaveGuard isUnsaved={changes > 0 && !isLeaving} name={`The new ${name}`} onDiscard={controls.forget} />
    </SidePanel>
  );
}
