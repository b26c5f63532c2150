import { messageFor } from "@beltwright/contract";
import type { Verdict } from "@beltwright/model";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { useRefresh } from "./conveyor-queries.ts";

export interface BatchMessage {
  readonly text: string;
  readonly isFailure: boolean;
}

interface BatchAct {
  readonly verdict: Verdict;
  /** Number of the conveyor the verdict is about, for messages that name it. */
  readonly convNo?: string | undefined;
  readonly send: () => Promise<{ readonly message: string }>;
  readonly undo?: () => Promise<unknown>;
  /** What failed, in the specification's words. */
  readonly failed: string;
  readonly done: () => void;
}

/** Does one thing with all selected conveyors and keeps what is to be said about it. */
export function useBatch() {
  const refresh = useRefresh();
  const [message, setMessage] = useState<BatchMessage>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: BatchAct) => send(),
    onSuccess: async (said, act) => {
      setMessage({ text: said.message, isFailure: said.message.includes("Failed") });
      if (act.undo) toast.done(said.message, { undo: () => void takeBack(act.undo) });
      act.done();
      await refresh();
    },
    onError: (error, { failed }) => setMessage({ text: failureText(failed, error), isFailure: true }),
  });
  const takeBack = async (undo: BatchAct["undo"]) => {
    await undo?.().catch((error: unknown) => toast.failed(failureText(messageFor("conveyor-load-failed"), error)));
    await refresh();
  };
  const run = (act: BatchAct) => {
    if (act.verdict.kind === "allowed") return mutate(act);
    setMessage({ text: messageFor(act.verdict.code, { convNo: act.convNo ?? "" }), isFailure: true });
  };
  return { run, isPending, message, clear: () => setMessage(undefined) };
}
