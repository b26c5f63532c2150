import { type ConveyorDocument, messageFor, messages, type Proposal } from "@beltwright/contract";
import { Button, Group, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { proposalCalls, useRefreshProposals } from "../../../ui/proposals/proposal-calls.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import styles from "./proposals.module.css";

interface DecisionFormProps {
  readonly proposal: Proposal;
  /** The revision of the design that the choice is made on. */
  readonly revision: number;
  /** Paths of what is chosen, of so many changes. */
  readonly chosen: readonly string[];
  readonly total: number;
  readonly isHeld: boolean;
  readonly onTaken: (stored: ConveyorDocument) => void;
}

/** All, some or none. A refused decision leaves the note where it is. */
export function DecisionForm({ proposal, revision, chosen, total, isHeld, onTaken }: DecisionFormProps) {
  const [note, setNote] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { take, decline } = useDecision(proposal, revision, onTaken);
  const isBusy = take.isPending || decline.isPending;
  const declineIt = () => {
    setReasonMissing(note.trim() === "");
    if (note.trim() !== "") decline.mutate(note.trim());
  };
  return (
    <div className={styles.decision}>
      <Textarea
        label="Note to the proposer"
        description="Needed to decline; kept with the proposal."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={note}
        error={isReasonMissing && note.trim() === "" ? "Say why you decline." : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isHeld && <p className={styles.hint}>{messages["save-before-deciding"]}</p>}
      <Group gap={8} mt={8}>
        <Button
          disabled={isHeld || isBusy || chosen.length === 0}
          onClick={() => take.mutate({ take: chosen, note: note.trim() })}
        >
          {`Take chosen (${chosen.length} of ${total})`}
        </Button>
        <Button
          variant="default"
          disabled={isHeld || isBusy || total === 0}
          onClick={() => take.mutate({ take: "all", note: note.trim() })}
        >
          Take all
        </Button>
        <Button variant="default" color="red" disabled={isBusy} onClick={declineIt}>
          Decline
        </Button>
      </Group>
    </div>
  );
}

function useDecision(proposal: Proposal, revision: number, onTaken: DecisionFormProps["onTaken"]) {
  const refresh = useRefreshProposals();
  // Whatever was in the way shows once everything is read again.
  const fail = async (error: unknown) => {
    toast.failed(messageOf(error));
    await refresh();
  };
  const take = useMutation({
    mutationFn: (taking: { readonly take: "all" | readonly string[]; readonly note: string }) =>
      proposalCalls.take(proposal, { ...taking, revision }),
    onSuccess: async ({ conveyor }) => {
      toast.done(messageFor("proposal-taken", { revision: conveyor.revision }));
      onTaken(conveyor);
      await refresh();
    },
    onError: fail,
  });
  const decline = useMutation({
    mutationFn: (note: string) => proposalCalls.decline(proposal, note),
    onSuccess: async () => {
      toast.done(messages["proposal-declined"]);
      await refresh();
    },
    onError: fail,
  });
  return { take, decline };
}
