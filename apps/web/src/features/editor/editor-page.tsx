import { messages } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useSlow } from "../../ui/busy-bar.tsx";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWaitingWorkers } from "./calculation/waiting-workers.ts";
import styles from "./frame/frame.module.css";
import { OpenEditor } from "./frame/open-editor.tsx";
import { openedQuery } from "./proposals/opened-proposal.ts";

/** Loads one conveyor, then opens the editor. */
export function EditorPage() {
  const id = useParams({ strict: false, select: (params) => params.id ?? "" });
  const proposal = useSearch({ strict: false, select: (search) => search.proposal });
  const version = useSearch({ strict: false, select: (search) => search.version });
  const saved = useQuery(openedQuery(id, proposal === undefined ? undefined : { id: proposal, version }));
  const workers = useWaitingWorkers();
  const isSlow = useSlow(saved.isPending);
  if (saved.isError) {
    return (
      <Notice title={messages["conveyor-load-failed"]} action="Try again" onAction={() => void saved.refetch()}>
        {messageOf(saved.error)}
      </Notice>
    );
  }
  if (!saved.data) {
    return <div className={styles.loading}>{isSlow && <p role="status">Opening the conveyor…</p>}</div>;
  }
  return <OpenEditor key={`${id} ${proposal} ${version}`} id={id} {...saved.data} workers={workers} />;
}
