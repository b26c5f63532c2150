import type { Proposal } from "@beltwright/contract";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { proposalCalls, useRefreshProposals } from "../../../ui/proposals/proposal-calls.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import styles from "./proposals.module.css";

interface UpdateFormProps {
  readonly proposal: Proposal;
  /** The newer revision of the design. */
  readonly revision: number;
  /** Paths of what is proposed still, of so many changes. */
  readonly chosen: readonly string[];
  readonly total: number;
  readonly isHeld: boolean;
  readonly onUpdated: (proposal: Proposal) => void;
}

/** Puts an own proposal on the design as its owner has it by now. */
export function UpdateForm({ proposal, revision, chosen, total, isHeld, onUpdated }: UpdateFormProps) {
  const refresh = useRefreshProposals();
  const updating = useMutation({
    mutationFn: () => proposalCalls.update(proposal, { revision, keep: chosen }),
    onSuccess: async (updated) => {
      toast.done(`Proposal brought up to date with revision ${updated.baseRevision} of the design.`);
      onUpdated(updated);
      await refresh();
    },
    onError: async (error) => {
      toast.failed(messageOf(error));
      await refresh();
    },
  });
  return (
    <div className={styles.decision}>
      <p className={styles.hint}>
        The design is at revision {revision}; this proposal began from {proposal.baseRevision}. Its next version takes
        what the owner changed alone, and what you choose where both changed.
      </p>
      {isHeld && <p className={styles.hint}>Save your changes first, then bring the proposal up to date.</p>}
      <Button disabled={isHeld || chosen.length === 0} loading={updating.isPending} onClick={() => updating.mutate()}>
        {chosen.length === total ? "Bring up to date" : `Bring up to date (${chosen.length} of ${total} changes)`}
      </Button>
    </div>
  );
}
