import { messageFor } from "@beltwright/contract";
import type { LibraryDefinition } from "@beltwright/model";
import { mayEditLibraryRow } from "@beltwright/model";
import { Button, Skeleton } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { usePerson } from "../../../session/session.ts";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { failureText } from "../../../ui/failures/failure.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { restoreVersion } from "../library-calls.ts";
import { rowQuery, versionsQuery } from "../library-queries.ts";
import { valueText } from "../list/list-columns.ts";
import { useRefresh } from "../use-row-acts.ts";
import styles from "./history.module.css";
import { type FieldChange, type HistoryEntry, rowHistory } from "./row-history.ts";

interface HistoryPanelProps {
  readonly definition: LibraryDefinition;
  readonly id: string;
  readonly onClose: () => void;
  readonly onRestored?: () => void;
}

/** Who changed what and when, newest first, each state one click from being the current one again. */
export function HistoryPanel({ definition, id, onClose, onRestored }: HistoryPanelProps) {
  const versions = useQuery(versionsQuery(definition, id));
  const row = useQuery(rowQuery(definition, id));
  const isSlow = useSlow(versions.isPending);
  const person = usePerson();
  const canRestore = row.data !== undefined && mayEditLibraryRow(person, row.data).kind === "allowed";
  const restoring = useRestore(definition, id, onRestored);
  const title = row.data ? `History of ${row.data.description}` : "History";
  return (
    <SidePanel title={title} onClose={onClose}>
      {versions.isError && <LoadFailure error={versions.error} onRetry={() => void versions.refetch()} />}
      {isSlow && <Skeleton height={200} />}
      {versions.data && (
        <ol className={styles.entries}>
          {rowHistory(definition, versions.data).map((entry) => (
            <Entry
              key={entry.version.revision}
              entry={entry}
              isBusy={restoring.isPending}
              onRestore={canRestore && entry.isDifferent ? () => restoring.mutate(entry.version.revision) : undefined}
            />
          ))}
        </ol>
      )}
    </SidePanel>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly isBusy: boolean;
  readonly onRestore: (() => void) | undefined;
}

const times = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function Entry({ entry, isBusy, onRestore }: EntryProps) {
  const { version, changes, isCurrent } = entry;
  const when = new Date(version.changedAt);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{`Revision ${version.revision}, ${version.action}`}</strong>
        {isCurrent && <span className={styles.current}>current</span>}
        {onRestore && (
          <Button
            variant="default"
            size="compact-xs"
            className={styles.restore}
            disabled={isBusy}
            aria-label={`Restore revision ${version.revision}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </div>
      <p className={styles.who}>
        {version.changedBy}, <time dateTime={when.toISOString()}>{times.format(when)}</time>
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <ChangeLine key={change.field.name} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}

function ChangeLine({ change }: { readonly change: FieldChange }) {
  const system = useUnitSystem();
  const { field, before, after } = change;
  return (
    <>
      <dt>{field.label}</dt>
      <dd>
        <del>{valueText(field, before, system).full || "–"}</del> <span aria-hidden>→</span>{" "}
        <ins>{valueText(field, after, system).full || "–"}</ins>
      </dd>
    </>
  );
}

function useRestore(definition: LibraryDefinition, id: string, onRestored?: () => void) {
  const refresh = useRefresh(definition);
  return useMutation({
    mutationFn: (revision: number) => restoreVersion(definition, id, revision),
    onSuccess: async (_row, revision) => {
      toast.done(messageFor("row-restored", { revision }));
      onRestored?.();
      await refresh();
    },
    onError: (error) => toast.failed(failureText(definition.messages.editFailed, error)),
  });
}
