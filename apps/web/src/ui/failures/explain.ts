import { messageFor } from "@beltwright/contract";
import type { Verdict } from "@beltwright/model";
import { toast } from "../toast/toast-store.ts";

/** True if allowed; otherwise shows why not. `sentence` names what failed where the reason alone would not. */
export function explain(verdict: Verdict, sentence = ""): boolean {
  if (verdict.kind === "allowed") return true;
  const reason = messageFor(verdict.code);
  toast.failed(sentence === "" ? reason : `${sentence}. ${reason}`);
  return false;
}
