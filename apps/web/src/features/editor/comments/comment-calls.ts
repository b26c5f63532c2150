import type { Comments, CommentThread } from "@beltwright/contract";
import type { CommentTarget } from "@beltwright/model";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

export const commentsKey = (id: string) => ["comments", id] as const;

const pathOf = (id: string, ...rest: readonly string[]) =>
  ["/api/conveyors", id, "comments", ...rest].map((part, at) => (at === 0 ? part : encodeURIComponent(part))).join("/");

export function commentsQuery(id: string) {
  return queryOptions({
    queryKey: commentsKey(id),
    queryFn: ({ signal }) => api.get<Comments>(pathOf(id), { signal }),
    retry: false,
  });
}

/** What can be done with comments; each answers the thread as the server has it then. */
type CommentAct =
  | { readonly kind: "begin"; readonly target: CommentTarget; readonly text: string }
  | { readonly kind: "answer"; readonly thread: string; readonly text: string }
  | { readonly kind: "resolve"; readonly thread: string; readonly isResolved: boolean }
  | { readonly kind: "change"; readonly thread: string; readonly comment: string; readonly text: string }
  | { readonly kind: "delete" | "undelete"; readonly thread: string; readonly comment: string };

function send(id: string, act: CommentAct): Promise<CommentThread> {
  switch (act.kind) {
    case "begin":
      return api.post(pathOf(id), { target: act.target, text: act.text });
    case "answer":
      return api.post(pathOf(id, act.thread), { text: act.text });
    case "resolve":
      return api.put(pathOf(id, act.thread), { isResolved: act.isResolved });
    case "change":
      return api.put(pathOf(id, act.thread, act.comment), { text: act.text });
    case "delete":
      return api.delete(pathOf(id, act.thread, act.comment));
    case "undelete":
      return api.post(pathOf(id, act.thread, act.comment, "undelete"));
  }
}

export function useCommentAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: CommentAct) => send(id, act),
    onSuccess: (thread) => {
      queryClient.setQueryData<Comments>(commentsKey(id), (before) => before && withThread(before, thread));
    },
  });
}

function withThread(before: Comments, thread: CommentThread): Comments {
  const others = before.threads.filter((one) => one.id !== thread.id);
  const isLiving = thread.comments.some(({ isDeleted }) => !isDeleted);
  const threads = [...others, ...(isLiving ? [thread] : [])];
  return { ...before, threads: threads.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}
