import type { CommentThread } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useConveyor } from "../document/editor-context.ts";
import { commentsQuery } from "./comment-calls.ts";
import { placeOfTarget } from "./comment-place.ts";
import { CommentsContext, type ThreadsByPlace } from "./comments-context.ts";

interface CommentsProviderProps {
  /** Under which the server has the design; undefined where there are no comments. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

const none: readonly CommentThread[] = [];

/** Gives every mark the comments that stand there. Points may move at every key; marks follow only when a row does. */
export function CommentsProvider({ id, children }: CommentsProviderProps) {
  const { data } = useQuery({ ...commentsQuery(id ?? ""), enabled: id !== undefined });
  const threads = data?.threads ?? none;
  const places = useConveyor((conveyor) =>
    JSON.stringify(threads.map(({ target }) => placeOfTarget(conveyor, target) ?? null)),
  );
  const byPlace = useMemo(() => (id === undefined ? undefined : openByPlace(threads, places)), [id, threads, places]);
  return <CommentsContext value={byPlace}>{children}</CommentsContext>;
}

function openByPlace(threads: readonly CommentThread[], places: string): ThreadsByPlace {
  const placed: readonly (string | null)[] = JSON.parse(places);
  const byPlace = new Map<string, CommentThread[]>();
  for (const [index, thread] of threads.entries()) {
    const place = placed[index];
    if (place == null || thread.resolvedAt !== null) continue;
    byPlace.set(place, [...(byPlace.get(place) ?? []), thread]);
  }
  return byPlace;
}
