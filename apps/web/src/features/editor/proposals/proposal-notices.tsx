import { messages, type Proposal } from "@beltwright/contract";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ConveyorLink } from "../../../ui/conveyor-link.tsx";
import { proposalsQuery, proposerOf, stateWords, titleOf } from "../../../ui/proposals/proposal-calls.ts";
import { ProposalLink } from "../../../ui/proposals/proposal-link.tsx";
import { postCopy } from "../document/conveyor-calls.ts";
import { useEditorState, useEditorTools, useSetView } from "../document/editor-context.ts";
import { useOpenCopy } from "../document/use-open-copy.ts";
import styles from "../frame/frame.module.css";
import { useProposalNow } from "./proposal-now.ts";

/** Said before the first key, so that nobody learns only from a save what becomes of the work. */
export function ProposingNotice() {
  const isProposing = useEditorState((state) => state.isProposing);
  const proposal = useEditorState((state) => state.proposal);
  const now = useProposalNow();
  const revision = useEditorState(({ saved }) => saved.revision);
  const { editor } = useEditorTools();
  const copy = useOpenCopy(() => postCopy(editor.store.getState().document));
  if (!isProposing) return null;
  if (now !== undefined && now.state !== "open") return <DecidedNotice proposal={now} />;
  return (
    <Alert className={styles.notice} color="gray" variant="light" role="status">
      {proposal === undefined ? (
        messages["proposes-changes"]
      ) : (
        <>
          You are working on <strong>{titleOf(now ?? proposal)}</strong>, version {proposal.revision}, begun from
          revision {revision} of the design. Its owner can take it over.
        </>
      )}{" "}
      {proposal === undefined && <OwnProposals />}
      <Button size="compact-xs" variant="default" ml={8} loading={copy.isPending} onClick={() => copy.mutate()}>
        Save a copy
      </Button>
      {proposal !== undefined && <BackToDesign />}
    </Alert>
  );
}

/** What became of the proposal that is on the screen, the moment it is decided. */
function DecidedNotice({ proposal }: { readonly proposal: Proposal }) {
  const { note, decidedBy } = proposal;
  return (
    <Alert className={styles.notice} color="yellow" variant="light" role="status">
      <strong>{titleOf(proposal)}</strong>: {stateWords(proposal)}.{" "}
      {note !== "" && `${decidedBy || "A deleted account"}: “${note}” `}
      What you save from here becomes a new proposal.
      <BackToDesign />
    </Alert>
  );
}

/** Work that waits for the owner can be gone on with. */
function OwnProposals() {
  const id = useEditorState((state) => state.id);
  const { data } = useQuery(proposalsQuery(id));
  const [newest] = data?.filter(({ isOwn, state }) => isOwn && state === "open") ?? [];
  return newest ? <ProposalLink of={newest}>{`Continue “${titleOf(newest)}”`}</ProposalLink> : null;
}

/** A proposal in the full editor, of someone else or decided. */
export function ProposalLookedAt({ reason }: { readonly reason: string }) {
  const opened = useEditorState((state) => state.proposal);
  const now = useProposalNow();
  const proposal = opened && { ...opened, title: now?.title ?? opened.title };
  const revision = useEditorState(({ saved }) => saved.revision);
  const setView = useSetView();
  if (proposal === undefined) return null;
  return (
    <Alert className={styles.notice} color="yellow" variant="light" role="status">
      <strong>{titleOf(proposal)}</strong> by {proposerOf(proposal)}, version {proposal.revision}, begun from revision{" "}
      {revision} of the design. Read only: {reason}{" "}
      <Button size="compact-xs" ml={8} onClick={() => setView({ panel: "proposals" })}>
        Compare
      </Button>
      <BackToDesign />
    </Alert>
  );
}

function BackToDesign() {
  const id = useEditorState((state) => state.id);
  return (
    <>
      {" "}
      <ConveyorLink id={id} className={styles.pageLink}>
        Back to the design
      </ConveyorLink>
    </>
  );
}
