import type { Release } from "@beltwright/contract";
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { inputText } from "../../../ui/conveyor-merge/value-text.ts";
import type { LiveDesign } from "../../../ui/design-panels/design-panels.ts";
import { fileName } from "../../../ui/saving/file-name.ts";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { formatTime } from "../../../ui/time.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useView } from "../document/editor-context.ts";
import { changesSince } from "./changes-since.ts";
import { Signatures } from "./open-release.tsx";
import styles from "./review.module.css";
import { reviewCalls, versionQuery } from "./review-calls.ts";
import { useStep } from "./use-step.ts";

interface RevisionListProps {
  readonly releases: readonly Release[];
  readonly design: LiveDesign;
}

/** Revisions that were released, superseded, sent back or withdrawn, the newest first. */
export function RevisionList({ releases, design }: RevisionListProps) {
  const asked = useView((view) => view.release);
  if (releases.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>Revisions</h3>
      <ol className={styles.revisions} aria-label="Revisions, newest first">
        {releases.map((release) => (
          <li
            key={release.id}
            ref={release.id === asked ? showAtOnce : undefined}
            className={styles.revision}
            data-state={release.state}
            data-asked={release.id === asked}
          >
            <strong>{`Revision ${release.label}, ${words[release.state]}`}</strong>
            {release.remark !== "" && <div>{release.remark}</div>}
            {release.ended && (
              <div className={styles.who}>
                {`${release.ended.name}, ${formatTime(release.ended.at)}${release.ended.reason === "" ? "" : `: ${release.ended.reason}`}`}
              </div>
            )}
            {release.contentHash !== undefined && <Released release={release} design={design} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const showAtOnce = (element: HTMLElement | null) => element?.scrollIntoView({ block: "start" });

const words: Readonly<Record<Release["state"], string>> = {
  "in review": "in review",
  checked: "checked",
  released: "released",
  superseded: "superseded",
  returned: "sent back",
  withdrawn: "withdrawn",
};

function Released({ release, design }: { readonly release: Release; readonly design: LiveDesign }) {
  const { id, label, contentHash, findings } = release;
  const nameOf = (extension: string) => fileName(`${design.conveyor.convNo} ${label}`, extension);
  const file = useStep(
    design.id,
    async () => saveFile(nameOf("json"), "application/json", await reviewCalls.file(id)),
    "",
  );
  const pdf = useStep(design.id, async () => saveFile(nameOf("pdf"), "application/pdf", await reviewCalls.pdf(id)), "");
  const accepted = findings.filter((finding) => finding.accepted).length;
  return (
    <>
      <Signatures release={release} />
      <div className={styles.who}>{`Findings accepted: ${accepted} of ${findings.length}`}</div>
      <div className={styles.hash}>{`SHA-256 ${contentHash}`}</div>
      <Group gap={8} my={6}>
        <Button size="compact-sm" variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
          {`Download PDF of ${label}`}
        </Button>
        <Button size="compact-sm" variant="default" loading={file.isPending} onClick={() => file.mutate()}>
          {`Download file of ${label}`}
        </Button>
      </Group>
      {release.state === "released" && <ChangedSince release={release} design={design} />}
    </>
  );
}

const mostShown = 12;

function ChangedSince({ release, design }: { readonly release: Release; readonly design: LiveDesign }) {
  const system = useUnitSystem();
  const version = useQuery(versionQuery(design.id, release.revision));
  if (!version.data) return null;
  const changes = changesSince(version.data, design.conveyor);
  if (changes.length === 0) return <p className={styles.hint}>Nothing was changed since.</p>;
  return (
    <details className={styles.changes}>
      <summary>{`Changed since (${changes.length} ${changes.length === 1 ? "field" : "fields"})`}</summary>
      <ul>
        {changes.slice(0, mostShown).map(({ path, place, label, field, before, after }) => (
          <li key={path}>
            {`${place === "" ? label : `${place}: ${label}`}: ${inputText(before, field, system)} → ${inputText(after, field, system)}`}
          </li>
        ))}
      </ul>
      {changes.length > mostShown && (
        <p className={styles.hint}>{`And ${changes.length - mostShown} more, see Versions.`}</p>
      )}
    </details>
  );
}
