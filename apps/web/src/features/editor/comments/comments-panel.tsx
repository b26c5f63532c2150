import type { Comments, CommentThread } from "@beltwright/contract";
import { Button, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import type { DesignPanelProps } from "../../../ui/design-panels/design-panels.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { useConveyor, useLive, useSetView, useView } from "../document/editor-context.ts";
import { commentsQuery, useCommentAct } from "./comment-calls.ts";
import { findingPlace, placeOfTarget, wholeDesign } from "./comment-place.ts";
import styles from "./comments.module.css";
import { useJump } from "./jump.ts";
import { type KnownPeople, knownPeople } from "./mentions.ts";
import { ThreadView } from "./thread-view.tsx";
import { WriteBox } from "./write-box.tsx";

type Filter = "open" | "resolved";

/** Everything that was said about the design, with the way to where it belongs. */
export function CommentsPanel({ design, onClose }: DesignPanelProps) {
  const comments = useQuery(commentsQuery(design.id));
  const isSlow = useSlow(comments.isPending);
  return (
    <SidePanel title={`Comments on ${design.conveyor.convNo}`} onClose={onClose}>
      {comments.isError && <LoadFailure error={comments.error} onRetry={() => void comments.refetch()} />}
      {isSlow && <Skeleton height={160} />}
      {comments.data && (
        <>
          <NewThread id={design.id} people={knownPeople(comments.data)} />
          <Threads id={design.id} comments={comments.data} />
        </>
      )}
    </SidePanel>
  );
}

function NewThread({ id, people }: { readonly id: string; readonly people: KnownPeople }) {
  const target = useView((view) => view.commenting);
  const setView = useSetView();
  const act = useCommentAct(id);
  if (target === undefined) {
    return (
      <Button size="compact-sm" variant="default" mb={10} onClick={() => setView({ commenting: wholeDesign })}>
        Comment on the whole design
      </Button>
    );
  }
  return (
    <section className={styles.thread} aria-label="New comment" style={{ marginBlockEnd: 10 }}>
      <div className={styles.about}>
        <strong className={styles.jump}>{target.title}</strong>
      </div>
      <WriteBox
        key={JSON.stringify(target)}
        label="Your comment"
        action="Comment"
        draft={`new ${id} ${JSON.stringify(target)}`}
        people={people.offered}
        isFocused
        onSend={async (text) => {
          const thread = await act.mutateAsync({ kind: "begin", target, text });
          setView({ commenting: undefined, thread: thread.id });
        }}
        onCancel={() => setView({ commenting: undefined })}
      />
    </section>
  );
}

function Threads({ id, comments }: { readonly id: string; readonly comments: Comments }) {
  const { threads } = comments;
  const people = knownPeople(comments);
  const [filter, setFilter] = useState<Filter>("open");
  const chosen = useView((view) => view.thread);
  const jump = useJump();
  const isThere = useIsThere();
  const isOf = (which: Filter) => (thread: CommentThread) => (thread.resolvedAt === null) === (which === "open");
  const counted = (which: Filter) => threads.filter(isOf(which)).length;
  const shown = threads.filter((thread) => isOf(filter)(thread) || thread.id === chosen);
  const [there, gone] = [shown.filter(isThere), shown.filter((thread) => !isThere(thread))];
  const listOf = (listed: readonly CommentThread[], canJump: boolean) => (
    <ul className={styles.list}>
      {listed.map((thread) => (
        <ThreadView
          key={thread.id}
          {...{ id, thread, people }}
          isChosen={thread.id === chosen}
          onJump={canJump && thread.target.kind !== "design" ? () => jump(thread) : undefined}
        />
      ))}
    </ul>
  );
  return (
    <>
      <Segmented
        className={styles.filters}
        size="xs"
        fullWidth
        aria-label="Which comments"
        data={[
          { value: "open", label: `Open ${counted("open")}` },
          { value: "resolved", label: `Resolved ${counted("resolved")}` },
        ]}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {filter === "open"
            ? "No open comments. Point at a field, a result or a finding and choose the speech bubble, or press Ctrl Alt M in a field."
            : "Nothing was resolved yet."}
        </Text>
      )}
      {there.length > 0 && listOf(there, true)}
      {gone.length > 0 && (
        <section aria-label="No longer there">
          <h3 className={styles.heading}>No longer there</h3>
          {listOf(gone, false)}
        </section>
      )}
    </>
  );
}

/** Rows may be deleted and findings mended; what was said about them is kept. */
function useIsThere(): (thread: CommentThread) => boolean {
  const conveyor = useConveyor((document) => document);
  const answer = useLive((live) => live.answer);
  const found = new Set(answer?.kind === "calculated" ? answer.findings.map(findingPlace) : []);
  return ({ target }) => {
    const place = placeOfTarget(conveyor, target);
    if (place === undefined) return false;
    return target.kind !== "finding" || answer?.kind !== "calculated" || found.has(place);
  };
}
