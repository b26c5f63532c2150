import type { Finding } from "@beltwright/engine";
import type { Conveyor, Remedy } from "@beltwright/model";
import { findingSentence, remedyEffects, remedyText } from "@beltwright/results";
import { Button } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useIsReadOnly } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { Searching } from "../search/searching.tsx";
import styles from "./remedies.module.css";
import { useRemedies } from "./use-remedies.ts";

/** Changes that mend a finding, each tried by a whole calculation. */
export function FindingRemedies({ finding }: { readonly finding: Finding }) {
  const isReadOnly = useIsReadOnly();
  const { search, begin, cancel } = useRemedies((calls, given, onTried) => calls.find(given, finding, onTried));
  const document = useConveyor((conveyor) => conveyor);
  if (isReadOnly) return null;
  switch (search.kind) {
    case "idle":
      return <Ask onAsk={begin}>Find remedies</Ask>;
    case "failed":
      return <Ask onAsk={begin}>The search broke. Try again</Ask>;
    case "searching":
      return <Searching solves={search.solves} of="change" onCancel={cancel} />;
    case "found":
      if (search.conveyor !== document) return <Ask onAsk={begin}>The design has changed. Find remedies anew</Ask>;
      return <RemedyList remedies={search.found} conveyor={document} finding={finding} />;
  }
}

function Ask({ onAsk, children }: { readonly onAsk: () => void; readonly children: string }) {
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={styles.ask}
      leftSection={<IconTool size={14} aria-hidden />}
      onClick={onAsk}
    >
      {children}
    </Button>
  );
}

interface RemedyListProps {
  readonly remedies: readonly Remedy[];
  readonly conveyor: Conveyor;
  readonly finding: Finding;
}

function RemedyList({ remedies, ...of }: RemedyListProps) {
  if (remedies.length === 0) {
    return <p className={styles.none}>No single change and no pair of changes mends it without a new error.</p>;
  }
  return (
    <ul className={styles.list} aria-label="Remedies">
      {remedies.map((remedy) => (
        <RemedyLine key={JSON.stringify(remedy.changes)} remedy={remedy} {...of} />
      ))}
    </ul>
  );
}

interface RemedyLineProps extends Omit<RemedyListProps, "remedies"> {
  readonly remedy: Remedy;
}

function RemedyLine({ remedy, conveyor, finding }: RemedyLineProps) {
  const system = useUnitSystem();
  const { editor } = useEditorTools();
  const text = remedyText(conveyor, remedy, { system });
  const effects = remedyEffects(remedy, { system });
  const apply = () => {
    editor.replace(`Mend: ${text}`, remedy.conveyor);
    toast.done(text, undoOffer(editor));
  };
  return (
    <li className={styles.remedy}>
      <span>
        <span className={styles.what}>{text}</span>
        {effects !== "" && <span className={styles.effect}>{effects}</span>}
        <Others title="Also mends" findings={remedy.gone.filter(({ code }) => code !== finding.code)} />
        <Others title="Brings" findings={remedy.come} />
      </span>
      <Button size="compact-xs" onClick={apply}>
        Apply
      </Button>
    </li>
  );
}

function Others({ title, findings }: { readonly title: string; readonly findings: readonly Finding[] }) {
  const sentences = [...new Set(findings.map(({ code, subject }) => findingSentence(code, subject)))];
  if (sentences.length === 0) return null;
  return <span className={styles.effect}>{`${title}: ${sentences.join(" ")}`}</span>;
}
