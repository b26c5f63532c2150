import {
  addLoadCases,
  type CaseSet,
  caseSets,
  copyLoadCase,
  deleteLoadCase,
  editorForms,
  moveLoadCase,
} from "@beltwright/model";
import { Button, Group, Menu, Text } from "@mantine/core";
import { useState } from "react";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { useConveyor, useEdit, useEditorTools, useIsReadOnly } from "../../document/editor-context.ts";
import { undoOffer } from "../../document/undo-offer.ts";
import { FieldList } from "../field-list.tsx";
import styles from "../forms.module.css";
import { CaseLists } from "./case-lists.tsx";
import { CaseMatrix } from "./case-matrix.tsx";
import { WorstLoads } from "./worst-loads.tsx";

const sets = Object.entries(caseSets).map(([name, { title }]) => ({ name: name as CaseSet, title }));
const [place] = editorForms().flatMap(({ places }) => places.filter(({ path }) => path === "loadCases[]"));
const fields = place?.groups.flatMap((group) => group.fields) ?? [];

/** What a field needs to be of use. */
const needs: Readonly<Record<string, string>> = {
  caseTemperature: "hasTemperature",
};
/** Said elsewhere on the form. */
const apart = new Set(["caseNo", "floodedAt", "floodedLength"]);

/** Cases beside the ten that every conveyor has: described, compared with all others, put in order. */
export function LoadCasesForm() {
  const cases = useConveyor(({ loadCases }) => loadCases);
  const [wanted, setWanted] = useState(0);
  const chosen = Math.min(wanted, cases.length - 1);
  return (
    <>
      <p className={styles.said}>
        Every conveyor is calculated full, empty, with inclines and with declines loaded, running, starting and
        stopping. Add what else it must withstand: winter, a worn belt, a blocked chute, a drive out of service. Belt,
        drives, curves, pulleys and take-up then have to pass in these cases too, and show which of them governs.
      </p>
      <AddCases onAdded={setWanted} />
      <CaseMatrix chosen={chosen} onChoose={setWanted} />
      {cases[chosen] && <OneCase key={cases[chosen].caseNo} index={chosen} onChoose={setWanted} />}
      <WorstLoads onAdded={() => setWanted(cases.length)} />
    </>
  );
}

function AddCases({ onAdded }: { readonly onAdded: (index: number) => void }) {
  const add = useEdit(addLoadCases);
  const count = useConveyor(({ loadCases }) => loadCases.length);
  const isReadOnly = useIsReadOnly();
  const addSet = (set: CaseSet) => {
    const outcome = add({ set });
    if (outcome.kind === "changed") onAdded(count);
    else if (outcome.kind === "refused") toast.note(outcome.issues[0]?.message ?? "Nothing was added.");
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="compact-sm" variant="default" disabled={isReadOnly}>
          Add load case
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sets.map(({ name, title }) => (
          <Menu.Item key={name} onClick={() => addSet(name)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface OneCaseProps {
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

function OneCase({ index, onChoose }: OneCaseProps) {
  const one = useConveyor(({ loadCases }) => loadCases[index]);
  if (one === undefined) return null;
  const shown = fields.filter(({ name }) => {
    const need = needs[name];
    return !apart.has(name) && (need === undefined || Reflect.get(one, need) === true);
  });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{one.caseName.trim() === "" ? `Case ${one.caseNo}` : one.caseName}</legend>
      <CaseActs index={index} onChoose={onChoose} />
      <FieldList path={`loadCases[${index}]`} fields={shown} />
      <CaseLists index={index} />
    </fieldset>
  );
}

function CaseActs({ index, onChoose }: OneCaseProps) {
  const { editor } = useEditorTools();
  const count = useConveyor(({ loadCases }) => loadCases.length);
  const name = useConveyor(({ loadCases }) => loadCases[index]?.caseName ?? "");
  const isReadOnly = useIsReadOnly();
  const [copy, remove, move] = [useEdit(copyLoadCase), useEdit(deleteLoadCase), useEdit(moveLoadCase)];
  const moveTo = (to: number) => {
    if (move({ from: index, to }).kind === "changed") onChoose(to);
  };
  const removeCase = () => {
    if (remove({ index }).kind !== "changed") return;
    onChoose(Math.max(0, index - 1));
    toast.done(`${name} deleted`, undoOffer(editor));
  };
  const button = { size: "compact-xs", variant: "subtle" } as const;
  return (
    <Group gap={8} mb={8}>
      <Button
        {...button}
        disabled={isReadOnly}
        onClick={() => copy({ index }).kind === "changed" && onChoose(index + 1)}
      >
        Copy
      </Button>
      <Button {...button} disabled={isReadOnly || index === 0} onClick={() => moveTo(index - 1)}>
        Move up
      </Button>
      <Button {...button} disabled={isReadOnly || index === count - 1} onClick={() => moveTo(index + 1)}>
        Move down
      </Button>
      <Button {...button} color="red" disabled={isReadOnly} onClick={removeCase}>
        Delete
      </Button>
      <Text size="xs" c="dimmed">
        What is not said here is as the design says.
      </Text>
    </Group>
  );
}
