import type { LibraryDefinition, LibraryRow, UnitSystem } from "@beltwright/model";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { failureText } from "../../../ui/failures/failure.ts";
import { justAdded } from "../../../ui/list/just-added.ts";
import { Page } from "../../../ui/page.tsx";
import { PanelSplit } from "../../../ui/panel-split.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { saveRow } from "../library-calls.ts";
import { rowQuery } from "../library-queries.ts";
import { keptSearch } from "../list/kept-search.ts";
import { RowPicture } from "../row-picture.tsx";
import { RowScope } from "../row-scope.tsx";
import { RowTools } from "../row-tools.tsx";
import { useOwnerName } from "../use-owner-name.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import styles from "./form.module.css";
import { formSystem } from "./form-units.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { RowFieldsForm } from "./row-fields-form.tsx";
import { changedFields, editableValues } from "./row-form.ts";
import { SaveBar } from "./save-bar.tsx";
import { useRowForm } from "./use-row-form.ts";
import { useSave } from "./use-save.ts";
import { useSaveKey } from "./use-save-key.ts";

interface EditFormProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
}

export function EditForm({ definition, row }: EditFormProps) {
  const controls = useRowForm(definition, {
    id: row._id,
    base: editableValues(definition, row),
    revision: row.revision,
  });
  const { form } = controls;
  const system = formSystem(useUnitSystem(), form.values.metric === true);
  const owner = useOwnerName(definition, row);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isDone = useRef(false);
  const goToList = useReturn(definition);
  const stored = useStored(definition, row);
  const leave = (saved?: LibraryRow) => {
    isDone.current = true;
    goToList(saved);
  };
  const saving = useSave({
    definition,
    controls,
    send: (values) =>
      saveRow(definition, { id: row._id, values, revision: stored.newer ? stored.newer.revision : form.revision }),
    done: definition.messages.saved,
    failed: definition.messages.editFailed,
    onSaved: leave,
    onStale: () => void stored.fetch(),
  });
  const changes = changedFields(form).length;
  useSaveKey("Save", saving.save);

  return (
    <Page
      title={row.description}
      about={`${definition.itemTitle} in ${row.category}, owned by ${owner}, revision ${row.revision}`}
      actions={
        <RowTools {...{ definition, row }} onHistory={() => setHistoryOpen(!isHistoryOpen)} onDeleted={() => leave()} />
      }
    >
      <PanelSplit
        panel={
          isHistoryOpen && (
            <HistoryPanel
              definition={definition}
              id={row._id}
              onClose={() => setHistoryOpen(false)}
              onRestored={() => leave(row)}
            />
          )
        }
      >
        <div className={styles.form}>
          {controls.wasRestored && <DraftNotice onDiscard={controls.discard} />}
          <Conflict {...{ definition, system, controls, stored, saving }} />
          <RowScope {...{ definition, row }} />
          <RowPicture {...{ definition, system }} values={form.values} />
          <RowFieldsForm {...{ definition, controls, system }} />
          <SaveBar
            changes={changes}
            saveLabel="Save"
            isSaving={saving.isSaving}
            failure={saving.failure}
            canSave={stored.newer === undefined}
            onSave={saving.save}
            onDiscard={controls.discard}
          />
        </div>
      </PanelSplit>
      <LeaveGuard
        hasUnsaved={() => changes > 0 && !isDone.current}
        name={row.description}
        onDiscard={controls.forget}
      />
    </Page>
  );
}

interface ConflictProps {
  readonly definition: LibraryDefinition;
  readonly system: UnitSystem;
  readonly controls: ReturnType<typeof useRowForm>;
  readonly stored: ReturnType<typeof useStored>;
  readonly saving: ReturnType<typeof useSave>;
}

/** What someone else has saved meanwhile, beside one's own. */
function Conflict({ definition, system, controls, stored, saving }: ConflictProps) {
  const { newer } = stored;
  if (newer === undefined) return null;
  return (
    <div className={styles.notices}>
      <ConflictPanel
        key={newer.revision}
        {...{ definition, system }}
        base={controls.form.base}
        mine={controls.form.values}
        stored={newer}
        isSaving={saving.isSaving}
        onSave={saving.saveValues}
        onTakeTheirs={() => {
          controls.restart(editableValues(definition, newer), newer.revision);
          stored.settle();
        }}
      />
    </div>
  );
}

/** Back to the list as it was left, where what was saved is marked. */
function useReturn(definition: LibraryDefinition): (saved?: LibraryRow) => void {
  const navigate = useNavigate();
  return (saved) =>
    void navigate({
      to: "/$library",
      params: { library: definition.plural },
      search: keptSearch(definition),
      ...(saved === undefined ? {} : { state: justAdded([saved._id]) }),
    });
}

/** The row as someone else has saved it, once a save was refused for that. */
function useStored(definition: LibraryDefinition, row: LibraryRow) {
  const queryClient = useQueryClient();
  const [newer, setNewer] = useState<LibraryRow | undefined>(undefined);
  const fetch = async () => {
    try {
      setNewer(await queryClient.fetchQuery(rowQuery(definition, row._id)));
    } catch (error) {
      toast.failed(failureText(definition.messages.loadFailed, error));
    }
  };
  return { newer, fetch, settle: () => setNewer(undefined) };
}
