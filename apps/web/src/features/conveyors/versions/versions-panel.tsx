import type { ConveyorVersion } from "@beltwright/contract";
import { mayShareConveyor } from "@beltwright/model";
import { Checkbox, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePerson } from "../../../session/session.ts";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { conveyorQuery, versionsQuery } from "../conveyor-queries.ts";
import { numberOf } from "../list/use-conveyor-acts.ts";
import { VersionDifferences } from "./version-differences.tsx";
import { VersionEntry } from "./version-entry.tsx";
import styles from "./versions.module.css";

interface VersionsPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Every state a conveyor was saved in. Two of them chosen are compared, inputs and results. */
export function VersionsPanel({ id, onClose }: VersionsPanelProps) {
  const versions = useQuery(versionsQuery(id));
  const conveyor = useQuery(conveyorQuery(id));
  const isSlow = useSlow(versions.isPending);
  const isMine = useIsMine(conveyor.data);
  const title = conveyor.data ? `Versions of ${numberOf(conveyor.data)}` : "Versions";
  return (
    <SidePanel title={title} isWide onClose={onClose}>
      {versions.isError && <LoadFailure error={versions.error} onRetry={() => void versions.refetch()} />}
      {isSlow && <Skeleton height={200} />}
      {versions.data && <Timeline {...{ id, isMine }} versions={versions.data} />}
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
}

/** A draft is what was worked on last, though no revision. */
const isDraft = ({ revision }: ConveyorVersion) => revision === 0;
const inTime = (revision: number) => (revision === 0 ? Number.POSITIVE_INFINITY : revision);

function Timeline({ id, versions: listed, isMine }: TimelineProps) {
  const saved = listed.filter((version) => !isDraft(version));
  const versions = [...listed.filter(isDraft), ...saved];
  const [picked, setChosen] = useState<readonly number[]>();
  // Until someone picks, the last change is what one wants to see.
  const chosen = picked ?? versions.slice(0, 2).map(({ revision }) => revision);
  const toggle = (revision: number) =>
    setChosen(chosen.includes(revision) ? chosen.filter((one) => one !== revision) : [...chosen, revision].slice(-2));
  const [before, after] = chosen.toSorted((one, other) => (inTime(one) < inTime(other) ? -1 : 1));
  return (
    <>
      <ol className={styles.timeline} aria-label="Versions, newest first">
        {versions.map((version) => (
          <li key={version.revision} className={styles.entry}>
            <Checkbox
              size="xs"
              aria-label={isDraft(version) ? "Compare the draft" : `Compare revision ${version.revision}`}
              checked={chosen.includes(version.revision)}
              onChange={() => toggle(version.revision)}
            />
            <VersionEntry {...{ id, version, isMine }} isCurrent={version === saved[0]} />
          </li>
        ))}
      </ol>
      {before !== undefined && after !== undefined ? (
        <VersionDifferences key={`${before} ${after}`} {...{ id, before, after }} />
      ) : (
        <p className={styles.hint}>Tick two versions to see what changed between them.</p>
      )}
    </>
  );
}
