import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import type { DesignPanelProps } from "../../../ui/design-panels/design-panels.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { OpenRelease } from "./open-release.tsx";
import styles from "./review.module.css";
import { isOpen, releasesQuery } from "./review-calls.ts";
import { RevisionList } from "./revision-list.tsx";
import { SendForm } from "./send-form.tsx";

/** Review and release of the design that is open in the editor. */
export function ReviewPanel({ design, onClose }: DesignPanelProps) {
  const query = useQuery(releasesQuery(design.id));
  const isSlow = useSlow(query.isPending);
  const found = query.data;
  const open = found?.releases.find(isOpen);
  return (
    <SidePanel title="Review and release" isWide onClose={onClose}>
      {query.isError && <LoadFailure error={query.error} onRetry={() => void query.refetch()} />}
      {isSlow && <Skeleton height={200} />}
      {/* All at once: a revision that is asked for would be moved out of sight by what comes above it. */}
      <Suspense>
        {found && open && <OpenRelease key={open.id} release={open} found={found} />}
        {found && !open && found.may.maySend && <SendForm key={found.releases.length} design={design} found={found} />}
        {found && !open && !found.may.maySend && found.releases.length === 0 && (
          <p className={styles.hint}>
            No revision of this design is in review or released. Its owner can send one for review.
          </p>
        )}
        {found && <RevisionList releases={found.releases.filter((one) => one !== open)} design={design} />}
      </Suspense>
    </SidePanel>
  );
}
