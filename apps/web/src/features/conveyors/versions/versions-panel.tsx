import type { ConveyorVersion } from "@beltwright/contract";
import { mayShareConveyor } from "@beltwright/model";
import { Checkbox, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePerson } from "../../../session/session.ts";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { conveyorQuery, onScreen, versionsQuery } from "../conveyor-queries.ts";
import { numberOf } from "../list/use-conveyor-acts.ts";
import { VersionDifferences } from "./version-differences.tsx";
import { type OnRelease, type OnRestore, VersionEntry } from "./version-entry.tsx";
import styles from "./versions.module.css";

interface ChangedDesign {
  readonly file: object;
  /** The saved one that its changes began from. */
  readonly revision: number;
  /** Which state that is, in words. */
  readonly state: string;
}

interface VersionsPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  /** As it is open in the editor, where that is not saved. */
  readonly changed?: ChangedDesign | undefined;
  /** What becomes of a version to go back to; absent: the server restores it. */
  readonly onRestore?: OnRestore;
  /** Shows what a version was released as; absent: the editor is opened there. */
  readonly onRelease?: OnRelease;
}

/** Every state a conveyor was saved in. Two of them chosen are compared, inputs and results. */
export function VersionsPanel({ id, onClose, changed, onRestore, onRelease }: VersionsPanelProps) {
  const versions = useQuery(versionsQuery(id));
  const conveyor = useQuery(conveyorQuery(id));
  const isSlow = useSlow(versions.isPending);
  const isMine = useIsMine(conveyor.data);
  const title = conveyor.data ? `Versions of ${numberOf(conveyor.data)}` : "Versions";
  return (
    <SidePanel title={title} isWide onClose={onClose}>
      {versions.isError && <LoadFailure error={versions.error} onRetry={() => void versions.refetch()} />}
      {isSlow && <Skeleton height={200} />}
      {versions.data && <Timeline {...{ id, isMine, changed, onRestore, onRelease }} versions={versions.data} />}
    </SidePanel>
  );
}

function useIsMine(conveyor: Readonly<Record<string, unknown>> | undefined): boolean {
  const person = usePerson();
  if (typeof conveyor?.userName !== "string") return false;
  const shared = { userName: conveyor.userName, conveyorGroup: "", docUsers: [] };
  return mayShareConveyor(person, shared).kind === "allowed";
}

interface TimelineProps {
  readonly id: string;
  readonly versions: readonly ConveyorVersion[];
  readonly isMine: boolean;
  readonly changed: ChangedDesign | undefined;
  readonly onRestore: OnRestore | undefined;
  readonly onRelease: OnRelease | undefined;
}

/** A draft is what was worked on last, though no revision. */
const isDraft = ({ revision }: ConveyorVersion) => revision === 0;
const inTime = (revision: number) =>
  revision === onScreen ? Number.POSITIVE_INFINITY : revision === 0 ? Number.MAX_SAFE_INTEGER : revision;

function Timeline({ id, versions: listed, isMine, changed, onRestore, onRelease }: TimelineProps) {
  const saved = listed.filter((version) => !isDraft(version));
  const versions = [...listed.filter(isDraft), ...saved];
  const [picked, setChosen] = useState<readonly number[]>();
  // Until someone picks, the last change is what one wants to see.
  const revisions = versions.map(({ revision }) => revision);
  const chosen = picked ?? (changed ? [onScreen, changed.revision] : revisions.slice(0, 2));
  const toggle = (revision: number) =>
    setChosen(chosen.includes(revision) ? chosen.filter((one) => one !== revision) : [...chosen, revision].slice(-2));
  const [before, after] = chosen.toSorted((one, other) => (inTime(one) < inTime(other) ? -1 : 1));
  return (
    <>
      <ol className={styles.timeline} aria-label="Versions, newest first">
        {changed && (
          <li className={styles.entry}>
            <Checkbox
              size="xs"
              aria-label="Compare what is on the screen"
              checked={chosen.includes(onScreen)}
              onChange={() => toggle(onScreen)}
            />
            <div className={styles.what}>
              <strong>On the screen</strong>
              <div className={styles.who}>{changed.state}</div>
            </div>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.revision} className={styles.entry}>
            <Checkbox
              size="xs"
              aria-label={isDraft(version) ? "Compare the draft" : `Compare revision ${version.revision}`}
              checked={chosen.includes(version.revision)}
              onChange={() => toggle(version.revision)}
            />
            <VersionEntry
              {...{ id, version, isMine, onRestore, onRelease }}
              isCurrent={version === saved[0] && !changed}
            />
          </li>
        ))}
      </ol>
      {before !== undefined && after !== undefined ? (
        <VersionDifferences key={`${before} ${after}`} {...{ id, before, after }} file={changed?.file} />
      ) : (
        <p className={styles.hint}>Tick two versions to see what changed between them.</p>
      )}
    </>
  );
}
