import { messages } from "@beltwright/contract";
import { type DocumentIssue, isSeenAsDemo, issueSentence, mayCopyConveyor } from "@beltwright/model";
import { Alert, Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ApiProblem } from "../../../api/problem.ts";
import { useNeedsPlan, usePerson, useSession } from "../../../session/session.ts";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { copyConveyor, postCopy } from "../document/conveyor-calls.ts";
import { useConveyor, useEditorState } from "../document/editor-context.ts";
import { useOpenCopy } from "../document/use-open-copy.ts";
import { DemoStoryStrip } from "../guide/demo-story.tsx";
import { ProposalLookedAt, ProposingNotice } from "../proposals/proposal-notices.tsx";
import { LocalNotice } from "../try-out/local-notice.tsx";
import styles from "./frame.module.css";
import { PlanNotice } from "./plan-notice.tsx";

/** What a demo is about; why nothing can be changed, or why a save did not go through, with a way on. */
export function Notices() {
  return (
    <>
      <DemoStoryStrip />
      <SaveNotices />
    </>
  );
}

function SaveNotices() {
  const readOnly = useEditorState((state) => state.readOnly);
  const saving = useEditorState((state) => state.saving);
  const isLocal = useEditorState((state) => state.isLocal);
  const proposal = useEditorState((state) => state.proposal);
  const isLinked = useEditorState(({ link }) => link !== undefined);
  if (isLinked) return <LinkedNotice />;
  if (isLocal) return <LocalNotice />;
  if (proposal !== undefined && readOnly !== undefined) return <ProposalLookedAt reason={readOnly} />;
  if (readOnly !== undefined) return <ReadOnlyNotice reason={readOnly} />;
  if (saving.kind === "refused") {
    const isForQuota = saving.error instanceof ApiProblem && saving.error.code === "file-quota-used";
    return isForQuota ? <KeptNotice error={saving.error} /> : <RefusedNotice error={saving.error} />;
  }
  if (saving.kind === "waiting") {
    return (
      <Alert className={styles.notice} color="yellow" variant="light" role="status">
        {messages["server-away"]}
      </Alert>
    );
  }
  return (
    <>
      <ProposingNotice />
      <PlanNotice />
    </>
  );
}

function LinkedNotice() {
  return (
    <Alert className={styles.notice} color="gray" variant="light" role="status">
      {messages["link-view"]}
    </Alert>
  );
}

function ReadOnlyNotice({ reason }: { readonly reason: string }) {
  const id = useEditorState((state) => state.id);
  const copy = useOpenCopy(() => copyConveyor(id));
  const refusal = useCopyRefusal();
  const needsPlan = useNeedsPlan();
  return (
    <Alert className={styles.notice} color="yellow" variant="light" role="status">
      <strong>Read only.</strong> {reason} {refusal}
      {refusal === undefined && (
        <Button size="compact-xs" ml={8} loading={copy.isPending} onClick={() => copy.mutate()}>
          Copy into my conveyors
        </Button>
      )}
      {needsPlan && (
        <ButtonLink to="/subscribe" size="compact-xs" ml={8}>
          Subscribe
        </ButtonLink>
      )}
    </Alert>
  );
}

/** Why the person cannot copy the design, either; undefined where they can. */
function useCopyRefusal(): string | undefined {
  const person = usePerson();
  const { user } = useSession();
  const saved = useEditorState((state) => state.saved.conveyor);
  if (!user) return undefined;
  const verdict = mayCopyConveyor(person, { ...saved, isDemo: isSeenAsDemo(person, saved) }, user);
  return verdict.kind === "refused" ? messages[verdict.code] : undefined;
}

/** At a full quota a copy would be refused as well; the server has kept the work. */
function KeptNotice({ error }: { readonly error: unknown }) {
  const id = useEditorState((state) => state.id);
  return (
    <Alert className={styles.notice} color="red" variant="light" role="alert">
      {messageOf(error)} {messages["kept-as-draft"]}{" "}
      <Link to="/conveyors" search={{ versions: id }} className={styles.pageLink}>
        Versions
      </Link>
    </Alert>
  );
}

function RefusedNotice({ error }: { readonly error: unknown }) {
  const needsPlan = useNeedsPlan();
  const document = useConveyor((conveyor) => conveyor);
  const system = useUnitSystem();
  const copy = useOpenCopy(() => postCopy(document));
  const issues = issuesOf(error).map((issue) => issueSentence(issue, system));
  return (
    <Alert className={styles.notice} color="red" variant="light" role="alert">
      {[messageOf(error), ...issues, messages["kept-in-browser"]].join(" ")}{" "}
      <Button size="compact-xs" variant="default" ml={8} loading={copy.isPending} onClick={() => copy.mutate()}>
        Save as a copy
      </Button>
      {needsPlan && (
        <ButtonLink to="/subscribe" size="compact-xs" ml={8}>
          Subscribe
        </ButtonLink>
      )}
    </Alert>
  );
}

/** What the server has against single values; the first of them, for a notice stands over the work. */
function issuesOf(error: unknown): readonly DocumentIssue[] {
  const issues = error instanceof ApiProblem ? error.issues : [];
  return issues.slice(0, mostIssues).map(({ field: path, message }) => ({ path, message }));
}

const mostIssues = 3;
