import { messages, type Proposal } from "@beltwright/contract";
import { mayProposeChanges, mayShareConveyor } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePerson } from "../../../session/session.ts";
import { useSlow } from "../../../ui/busy-bar.tsx";
import type { DesignPanelProps } from "../../../ui/design-panels/design-panels.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { proposalsQuery } from "../../../ui/proposals/proposal-calls.ts";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { ProposalEntry } from "./proposal-entry.tsx";
import styles from "./proposals.module.css";

/** What others would change of the design that is open in the editor: side by side, to be compared and decided. */
export function DesignProposals({ design, onClose, onTaken, onUpdated }: DesignPanelProps) {
  const proposals = useQuery(proposalsQuery(design.id));
  const isSlow = useSlow(proposals.isPending);
  return (
    <SidePanel title={`Proposals to ${design.conveyor.convNo}`} isWide onClose={onClose}>
      {proposals.isError && <LoadFailure error={proposals.error} onRetry={() => void proposals.refetch()} />}
      {isSlow && <Skeleton height={200} />}
      {proposals.data?.length === 0 && <p className={styles.hint}>{messages["no-proposals"]}</p>}
      {proposals.data && <Proposals {...{ design, onTaken, onUpdated }} proposals={proposals.data} />}
    </SidePanel>
  );
}

type ProposalsProps = Pick<DesignPanelProps, "design" | "onTaken" | "onUpdated"> & {
  readonly proposals: readonly Proposal[];
};

function Proposals({ design, proposals, onTaken, onUpdated }: ProposalsProps) {
  const person = usePerson();
  const mayDecide = mayShareConveyor(person, design.conveyor).kind === "allowed";
  const mayPropose = mayProposeChanges(person, design.conveyor).kind === "allowed";
  const waiting = proposals.filter(({ state }) => state === "open");
  const decided = proposals.filter(({ state }) => state !== "open");
  const [picked, setPicked] = useState(design.proposal?.id ?? waiting[0]?.id);
  const choiceOf = ({ state, isOwn }: Proposal) => {
    if (state !== "open") return undefined;
    return mayDecide ? "take" : isOwn && mayPropose ? "update" : undefined;
  };
  // Of a proposal on the screen nothing is lost by taking it; of changes to the design something would be.
  const isHeld = ({ id, isOwn }: Proposal) =>
    isOwn ? design.proposal?.id === id && design.proposal.isUnsaved : design.isUnsaved && design.proposal === undefined;
  const entryOf = (proposal: Proposal) => (
    <ProposalEntry
      key={proposal.id}
      {...{ proposal, onTaken, onUpdated }}
      choice={choiceOf(proposal)}
      isHeld={isHeld(proposal)}
      isOpen={picked === proposal.id}
      isOnScreen={design.proposal?.id === proposal.id && design.proposal.revision === proposal.revision}
      onToggle={() => setPicked(picked === proposal.id ? undefined : proposal.id)}
    />
  );
  return (
    <>
      {waiting.length > 0 && (
        <ol className={styles.list} aria-label="Open proposals, newest first">
          {waiting.map(entryOf)}
        </ol>
      )}
      {decided.length > 0 && (
        <>
          <h3 className={styles.title}>Decided</h3>
          <ol className={styles.list} aria-label="Decided proposals, newest first">
            {decided.map(entryOf)}
          </ol>
        </>
      )}
    </>
  );
}
