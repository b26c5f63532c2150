import { messages } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { localId } from "../../../drafts/local-designs.ts";
import { startOf } from "../../../drafts/local-start.ts";
import { useIsVisitor } from "../../../session/reading.ts";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWaitingWorkers } from "../calculation/waiting-workers.ts";
import styles from "../frame/frame.module.css";
import { OpenEditor } from "../frame/open-editor.tsx";
import { openLocal } from "./open-local.ts";

const route = getRouteApi("/shell/try");

/** The editor without an account, on a demo or on five numbers; the work is kept in this browser. */
export function TryPage() {
  const start = route.useSearch({ select: startOf, structuralSharing: true });
  const isVisitor = useIsVisitor();
  const opened = useQuery({
    queryKey: ["local-design", localId(start) ?? "newest", isVisitor] as const,
    queryFn: () => openLocal(start, isVisitor),
    // Read once for each opening: a fresh copy behind an open document would only confuse.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const workers = useWaitingWorkers();
  const isSlow = useSlow(opened.isPending);
  if (opened.isError) {
    return (
      <Notice title={messages["conveyor-load-failed"]} action="Try again" onAction={() => void opened.refetch()}>
        {messageOf(opened.error)}
      </Notice>
    );
  }
  if (!opened.data) {
    return <div className={styles.loading}>{isSlow && <p role="status">Opening the conveyor…</p>}</div>;
  }
  const { id, saved, local } = opened.data;
  return <OpenEditor key={id} id={id} saved={saved} workers={workers} local={local} />;
}
