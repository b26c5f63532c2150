import { type ConveyorDocument, type ConveyorVersion, messageFor, messages } from "@beltwright/contract";
import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { ConveyorLink } from "../../../ui/conveyor-link.tsx";
import { failureText } from "../../../ui/failures/failure.ts";
import { proposerOf, titleOf } from "../../../ui/proposals/proposal-calls.ts";
import { formatDay, formatTime } from "../../../ui/time.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { calls } from "../conveyor-calls.ts";
import { useRefresh } from "../conveyor-queries.ts";
import styles from "./versions.module.css";

export type OnRestore = (version: ConveyorDocument, revision: number) => void;
export type OnRelease = (id: string) => void;

interface VersionEntryProps {
  readonly id: string;
  readonly version: ConveyorVersion;
  readonly isMine: boolean;
  readonly isCurrent: boolean;
  readonly onRestore: OnRestore | undefined;
  readonly onRelease: OnRelease | undefined;
}

export function VersionEntry({ id, version, isMine, isCurrent, onRestore, onRelease }: VersionEntryProps) {
  const { revision, action, changedBy, changedAt, name, proposal, releases = [] } = version;
  const restoring = useRestore(id, onRestore);
  return (
    <div className={styles.what}>
      <div className={styles.head}>
        <strong>{action === "draft" ? "Draft, not saved" : `Revision ${revision}, ${action}`}</strong>
        {isCurrent && <span className={styles.current}>current</span>}
        {isMine && !isCurrent && (
          <Button
            variant="default"
            size="compact-xs"
            className={styles.act}
            loading={restoring.isPending}
            aria-label={action === "draft" ? "Restore the draft" : `Restore revision ${revision}`}
            onClick={() => restoring.mutate(revision)}
          >
            Restore
          </Button>
        )}
      </div>
      <div className={styles.who}>
        {changedBy}, <time dateTime={new Date(changedAt).toISOString()}>{formatTime(changedAt)}</time>
        {proposal && `, from “${titleOf(proposal)}” by ${proposerOf({ proposedBy: proposal.by, isOwn: false })}`}
      </div>
      {releases.map((release) => (
        <ReleaseMark key={release.id} {...{ id, release, onRelease }} />
      ))}
      {isMine && action !== "draft" ? (
        <NameField {...{ id, version }} />
      ) : (
        name !== "" && <span className={styles.name}>{name}</span>
      )}
    </div>
  );
}

interface ReleaseMarkProps extends Pick<VersionEntryProps, "id" | "onRelease"> {
  readonly release: NonNullable<ConveyorVersion["releases"]>[number];
}

/** What the version was released as; leads to the release. */
function ReleaseMark({ id, release, onRelease }: ReleaseMarkProps) {
  const { label, releasedAt, isSuperseded } = release;
  const text = `Released as ${label}, ${formatDay(releasedAt)}${isSuperseded ? ", superseded" : ""}`;
  const looks = { className: styles.release, "data-superseded": isSuperseded };
  if (onRelease === undefined) {
    return (
      <ConveyorLink id={id} panel="review" release={release.id} {...looks}>
        {text}
      </ConveyorLink>
    );
  }
  return (
    <button type="button" onClick={() => onRelease(release.id)} {...looks}>
      {text}
    </button>
  );
}

/** Names a version, such as "as tendered"; Enter or leaving the field keeps it. */
function NameField({ id, version }: Pick<VersionEntryProps, "id" | "version">) {
  const refresh = useRefresh();
  const [text, setText] = useState(version.name);
  const { mutate } = useMutation({
    mutationFn: (name: string) => calls.nameVersion(id, version.revision, name),
    onSuccess: refresh,
    onError: (error) => toast.failed(failureText(messageFor("conveyor-save-failed"), error)),
  });
  const keep = () => {
    if (text.trim() !== version.name) mutate(text.trim());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") event.currentTarget.blur();
  };
  return (
    <TextInput
      size="xs"
      variant="unstyled"
      maxLength={100}
      placeholder="Name this version"
      aria-label={`Name of revision ${version.revision}`}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={press}
      classNames={{ input: styles.nameInput ?? "" }}
    />
  );
}

/** On the server, as a new revision; an open editor takes the version onto the screen instead. */
function useRestore(id: string, onRestore: OnRestore | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (revision: number) => (onRestore ? calls.version(id, revision) : calls.restore(id, revision)),
    onSuccess: async (conveyor, revision) => {
      if (onRestore) return onRestore(conveyor, revision);
      toast.done(revision === 0 ? messages["draft-restored"] : messageFor("row-restored", { revision }));
      await refresh();
    },
    onError: (error) => toast.failed(failureText(messageFor("conveyor-save-failed"), error)),
  });
}
