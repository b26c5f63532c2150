import type { Proposal } from "@beltwright/contract";
import { Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { proposalCalls, titleOf, useRefreshProposals } from "../../../ui/proposals/proposal-calls.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import styles from "./proposals.module.css";

/** What an own proposal is called and for; leaving a field keeps it. */
export function ProposalWords({ proposal }: { readonly proposal: Proposal }) {
  const refresh = useRefreshProposals();
  const [title, setTitle] = useState(proposal.title);
  const [remark, setRemark] = useState(proposal.remark);
  const { mutate } = useMutation({
    mutationFn: () => proposalCalls.describe(proposal, { title: title.trim(), remark: remark.trim() }),
    onSuccess: refresh,
    onError: (error) => toast.failed(messageOf(error)),
  });
  const keep = () => {
    if (title.trim() !== proposal.title || remark.trim() !== proposal.remark) mutate();
  };
  return (
    <div className={styles.words}>
      <TextInput
        size="xs"
        maxLength={100}
        placeholder="Name this proposal"
        aria-label={`Name of ${titleOf(proposal)}`}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={keep}
      />
      <Textarea
        size="xs"
        autosize
        maxRows={6}
        maxLength={2000}
        placeholder="What it is for; the owner reads it"
        aria-label={`Remark on ${titleOf(proposal)}`}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
        onBlur={keep}
      />
    </div>
  );
}
