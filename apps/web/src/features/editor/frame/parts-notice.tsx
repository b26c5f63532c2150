import { messageFor } from "@beltwright/contract";
import { choosePartsAgain, mainMovements } from "@beltwright/model";
import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import type { OtherParts } from "../calculation/calculation-calls.ts";
import { MovementsTable } from "../corrections/moved-table.tsx";
import {
  useConveyor,
  useEdit,
  useEditorState,
  useEditorTools,
  useIsReadOnly,
  useLink,
  useLive,
} from "../document/editor-context.ts";
import styles from "./frame.module.css";

/** Says when the libraries would now choose other parts than those that are kept. Nothing changes by itself. */
export function PartsNotice() {
  const others = useOtherParts();
  const [kept, setKept] = useState<OtherParts>();
  if (others === undefined || others === kept || others.changes.length === 0) return null;
  return <Offer others={others} onKeep={() => setKept(others)} />;
}

function Offer({ others, onKeep }: { readonly others: OtherParts; readonly onKeep: () => void }) {
  const chooseAgain = useEdit(choosePartsAgain);
  const isReadOnly = useIsReadOnly();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Alert className={styles.notice} color="blue" variant="light" role="status" aria-label="Other parts">
      <Group gap={8}>
        <span>{sentence(others)}</span>
        {!isReadOnly && (
          <Button size="compact-xs" variant="default" onClick={() => chooseAgain(undefined)}>
            Accept
          </Button>
        )}
        <Button size="compact-xs" variant="default" onClick={onKeep}>
          Keep
        </Button>
        <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Compare
        </Button>
      </Group>
      {isOpen && <Comparison others={others} />}
    </Alert>
  );
}

function sentence({ changes }: OtherParts): string {
  const [first] = changes;
  const { title = "", chosen = "", kept = "" } = first ?? {};
  const others = changes.length - 1;
  return messageFor(others > 0 ? "other-parts" : "other-part", { title, chosen, kept, others });
}

function Comparison({ others: { changes, before, after } }: { readonly others: OtherParts }) {
  const movements = mainMovements(before, after);
  return (
    <>
      <ul aria-label="Parts that would change">
        {changes.map(({ path, title, kept, chosen }) => (
          <li key={path}>
            {title}: {chosen} instead of {kept}
          </li>
        ))}
      </ul>
      {movements.length > 0 && (
        <MovementsTable label="What would move" columns={["As kept", "With the new parts"]} moved={movements} />
      )}
    </>
  );
}

/** Asked once for every state that is kept: names and comments may change without it. */
function useOtherParts(): OtherParts | undefined {
  const { editor, calculation } = useEditorTools();
  const isKept = useConveyor(({ partsKept }) => partsKept);
  const revision = useEditorState(({ saved }) => saved.revision);
  const hasRows = useLive((live) => live.hasRows);
  // No library comes along with a link.
  const isLinked = useLink() !== undefined;
  const [others, setOthers] = useState<OtherParts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision holds other parts
  useEffect(() => {
    setOthers(undefined);
    if (!isKept || !hasRows || isLinked) return undefined;
    let isWanted = true;
    void calculation.calls.otherParts(editor.store.getState().document).then((found) => {
      if (isWanted) setOthers(found);
    });
    return () => {
      isWanted = false;
    };
  }, [editor, calculation, isKept, revision, hasRows, isLinked]);
  return others;
}
