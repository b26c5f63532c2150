import { type CommentThread, messages, type ThreadComment } from "@beltwright/contract";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { formatTime } from "../../../ui/time.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useCommentAct } from "./comment-calls.ts";
import styles from "./comments.module.css";
import { type KnownPeople, mentionParts } from "./mentions.ts";
import { WriteBox } from "./write-box.tsx";

interface ThreadViewProps {
  readonly id: string;
  readonly thread: CommentThread;
  readonly people: KnownPeople;
  readonly isChosen: boolean;
  /** Shows what it is about; undefined where that is no longer there. */
  readonly onJump: (() => void) | undefined;
}

/** What was said about one thing, with a box to answer. */
export function ThreadView({ id, thread, people, isChosen, onJump }: ThreadViewProps) {
  const act = useCommentAct(id);
  const [isAnswering, setAnswering] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const isResolved = thread.resolvedAt !== null;
  const resolve = () =>
    act.mutate(
      { kind: "resolve", thread: thread.id, isResolved: !isResolved },
      { onError: (error) => toast.failed(messageOf(error)) },
    );
  const { title } = thread.target;
  return (
    <li ref={card} className={styles.thread} data-chosen={isChosen} data-thread={thread.id}>
      <div className={styles.about}>
        {onJump ? (
          <button type="button" className={styles.jump} title="Show where it belongs" onClick={onJump}>
            {title}
          </button>
        ) : (
          <strong className={styles.jump}>{title}</strong>
        )}
        <span className={styles.made}>rev {thread.revision}</span>
      </div>
      {thread.comments.map((comment) => (
        <CommentView key={comment.id} {...{ id, comment, people }} thread={thread.id} />
      ))}
      {isResolved && (
        <p className={styles.made}>
          Resolved by {thread.resolvedBy || leaver}, {formatTime(thread.resolvedAt ?? 0)}
        </p>
      )}
      {isAnswering ? (
        <WriteBox
          label="Answer"
          action="Answer"
          draft={`answer ${thread.id}`}
          people={people.offered}
          isFocused
          onSend={async (text) => {
            await act.mutateAsync({ kind: "answer", thread: thread.id, text });
            setAnswering(false);
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className={styles.acts}>
          <Button size="compact-xs" variant="default" onClick={() => setAnswering(true)}>
            Answer
          </Button>
          {thread.mayResolve && (
            <Button size="compact-xs" variant="default" loading={act.isPending} onClick={resolve}>
              {isResolved ? "Open again" : "Resolve"}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const leaver = "someone who has left";

interface CommentViewProps {
  readonly id: string;
  readonly thread: string;
  readonly comment: ThreadComment;
  readonly people: KnownPeople;
}

function CommentView({ id, thread, comment, people }: CommentViewProps) {
  const act = useCommentAct(id);
  const [isEditing, setEditing] = useState(false);
  const { author, createdAt, editedAt, isDeleted, isMine, text } = comment;
  const fail = { onError: (error: unknown) => toast.failed(messageOf(error)) };
  const undelete = () => act.mutate({ kind: "undelete", thread, comment: comment.id }, fail);
  const remove = () =>
    act.mutate(
      { kind: "delete", thread, comment: comment.id },
      { ...fail, onSuccess: () => toast.done(messages["comment-deleted"], { undo: undelete }) },
    );
  return (
    <article className={styles.comment} aria-label={`Comment by ${author || leaver}`}>
      <div className={styles.author}>
        <strong>{author || leaver}</strong>
        <span className={styles.made}>
          {formatTime(createdAt)}
          {editedAt !== null && ", edited"}
        </span>
      </div>
      {isEditing ? (
        <WriteBox
          label="Your comment"
          action="Save"
          draft={`change ${comment.id}`}
          initial={text}
          people={people.offered}
          isFocused
          onSend={async (next) => {
            await act.mutateAsync({ kind: "change", thread, comment: comment.id, text: next });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text} data-deleted={isDeleted}>
          {isDeleted ? "Deleted." : <Mentioned text={text} people={people.all} />}
        </p>
      )}
      {isMine && !isEditing && (
        <div className={styles.acts}>
          {isDeleted ? (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={undelete}>
              Restore
            </Button>
          ) : (
            <>
              <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button size="compact-xs" variant="subtle" color="gray" onClick={remove}>
                Delete
              </Button>
            </>
          )}
        </div>
      )}
    </article>
  );
}

function Mentioned({ text, people }: { readonly text: string; readonly people: readonly string[] }) {
  return mentionParts(text, people).map((part) =>
    part.isMention ? (
      <span key={part.at} className={styles.mention}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
