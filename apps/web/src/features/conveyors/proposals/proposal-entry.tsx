import type { Proposal } from "@beltwright/contract";
import { messages } from "@beltwright/contract";
import { decidingResults, mainMovements, type UnitSystem } from "@beltwright/model";
import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { counted } from "../../../ui/counted.ts";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import {
  proposalCalls,
  proposerOf,
  stateWords,
  titleOf,
  useRefreshProposals,
} from "../../../ui/proposals/proposal-calls.ts";
import { ProposalLink } from "../../../ui/proposals/proposal-link.tsx";
import { formatTime } from "../../../ui/time.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { resultRow } from "../versions/difference-table.tsx";
import { ProposalComparison, type ProposalComparisonProps } from "./proposal-comparison.tsx";
import { ProposalVersions } from "./proposal-versions.tsx";
import { ProposalWords } from "./proposal-words.tsx";
import styles from "./proposals.module.css";

interface ProposalEntryProps extends ProposalComparisonProps {
  readonly isOpen: boolean;
  /** Whether the editor shows its newest version. */
  readonly isOnScreen: boolean;
  readonly onToggle: () => void;
}

/** One proposal: who, when, what it comes to and, opened, every change. */
export function ProposalEntry({ isOpen, isOnScreen, onToggle, ...compared }: ProposalEntryProps) {
  const { proposal } = compared;
  const { isOwn, state, remark, note, decidedBy, baseRevision, updatedAt, revision } = proposal;
  const title = titleOf(proposal);
  const system = useUnitSystem();
  const isWaiting = state === "open";
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <span className={styles.state} data-state={state}>
          {stateWords(proposal)}
        </span>
        <Group gap={6} className={styles.acts ?? ""}>
          <Button
            size="compact-xs"
            variant={isOpen ? "default" : "filled"}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Hide" : "Compare"} ${title}`}
            onClick={onToggle}
          >
            {isOpen ? "Hide" : "Compare"}
          </Button>
          {!isOnScreen && (
            <ProposalLink of={proposal} label={`${isOwn && isWaiting ? "Continue" : "Look at it:"} ${title}`}>
              {isOwn && isWaiting ? "Continue" : "Look at it"}
            </ProposalLink>
          )}
          {isOwn && isWaiting && <Withdraw proposal={proposal} />}
        </Group>
      </div>
      <div className={styles.who}>
        {`By ${proposerOf(proposal)}, `}
        <time dateTime={new Date(updatedAt).toISOString()}>{formatTime(updatedAt)}</time>
        {`, version ${revision}, begun from revision ${baseRevision}. ${comesTo(proposal, system)}`}
      </div>
      {isOwn && isWaiting ? (
        <ProposalWords proposal={proposal} />
      ) : (
        remark !== "" && <p className={styles.remark}>{remark}</p>
      )}
      {note !== "" && <p className={styles.remark}>{`${decidedBy || "A deleted account"}: ${note}`}</p>}
      {isOpen && <ProposalComparison {...compared} />}
      {isOpen && <ProposalVersions proposal={proposal} />}
    </li>
  );
}

/** `5 inputs changed; Te 437 kN → 450 kN.` */
function comesTo({ state, changes, results, currentResults }: Proposal, system: UnitSystem): string {
  const inputs = `${counted(changes, "input")} changed`;
  if (state !== "open") return `${inputs}.`;
  const moved = mainMovements(currentResults, results).filter(({ path }) =>
    decidingResults.some((one) => one === path),
  );
  const told = moved
    .map((one) => resultRow(one, system, String(results.costCurrency ?? "")))
    .map(({ name, before, after }) => `${name} ${before} → ${after}`);
  return `${[inputs, ...told].join("; ")}.`;
}

function Withdraw({ proposal }: { readonly proposal: Proposal }) {
  const refresh = useRefreshProposals();
  const withdrawing = useMutation({
    mutationFn: () => proposalCalls.withdraw(proposal),
    onSuccess: async () => {
      toast.done(messages["proposal-withdrawn"]);
      await refresh();
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={withdrawing.isPending}
      aria-label={`Withdraw ${titleOf(proposal)}`}
      onClick={() => withdrawing.mutate()}
    >
      Withdraw
    </Button>
  );
}
