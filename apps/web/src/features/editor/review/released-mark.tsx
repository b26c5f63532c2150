import type { Release } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useConveyor, useServerId, useSetView } from "../document/editor-context.ts";
import { changesSince } from "./changes-since.ts";
import styles from "./review.module.css";
import { isOpen, releasesQuery, versionQuery } from "./review-calls.ts";

/** How the design stands to its last released revision; opens the review. */
export function ReleasedMark() {
  const id = useServerId();
  return id === undefined ? null : <Mark id={id} />;
}

function Mark({ id }: { readonly id: string }) {
  const { data } = useQuery({ ...releasesQuery(id), staleTime: 60_000 });
  const setView = useSetView();
  const open = data?.releases.find(isOpen);
  const released = data?.releases.find(({ state }) => state === "released");
  if (open === undefined && released === undefined) return null;
  return (
    <button
      type="button"
      className={styles.mark}
      data-yields
      onClick={() => setView({ panel: "review", release: undefined })}
    >
      {open && `Revision ${open.label} ${open.state}`}
      {!open && released && <SinceRelease id={id} release={released} />}
    </button>
  );
}

function SinceRelease({ id, release }: { readonly id: string; readonly release: Release }) {
  const conveyor = useConveyor((whole) => whole);
  const version = useQuery(versionQuery(id, release.revision));
  const count = version.data === undefined ? 0 : changesSince(version.data, conveyor).length;
  const since = count === 0 ? "" : `, changed since (${count} ${count === 1 ? "field" : "fields"})`;
  return `Revision ${release.label} released${since}`;
}
