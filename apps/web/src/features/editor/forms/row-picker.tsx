import { deleteDrive, type FormName, type Pull } from "@beltwright/model";
import { Button, Group, Text } from "@mantine/core";
import { useId } from "react";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { tellOfCasesGone } from "../document/cases-gone.ts";
import {
  useConveyor,
  useEdit,
  useEditorTools,
  useIsReadOnly,
  useSetView,
  useView,
} from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { addToLoop } from "../profile/add-to-loop.ts";
import styles from "./forms.module.css";

/** Chooses the drive whose form is shown. */
export function DrivePicker() {
  const drives = useConveyor((conveyor) => conveyor.drives);
  const chosen = useView(({ drive }) => drive);
  const setView = useSetView();
  const remove = useEdit(deleteDrive);
  const { editor, view } = useEditorTools();
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const shown = drives[Math.min(chosen, drives.length - 1)];
  const removeDrive = (driveNo: number) => {
    const before = editor.store.getState().document;
    if (remove({ driveNo }).kind !== "changed") return;
    setView({ drive: Math.max(0, driveNo - 2) });
    toast.done(`Drive ${driveNo} deleted`, undoOffer(editor));
    tellOfCasesGone(editor, before);
  };
  const addDrive = () => addToLoop({ editor, view }, { mode: "AddDrive" }, system);
  return (
    <Group gap={8} mb={8}>
      {drives.length === 0 ? (
        <Text size="sm">This conveyor has no drive.</Text>
      ) : (
        <Segmented
          size="xs"
          aria-label="Drive"
          data={drives.map(({ driveNo, driveType }, index) => ({
            value: String(index),
            label: `Drive ${driveNo} ${driveType}`,
          }))}
          value={String(Math.min(chosen, drives.length - 1))}
          onChange={(value) => setView({ drive: Number(value) })}
        />
      )}
      <Button size="compact-xs" variant="subtle" disabled={isReadOnly} onClick={addDrive}>
        Add drive
      </Button>
      {shown && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          disabled={isReadOnly}
          onClick={() => removeDrive(shown.driveNo)}
        >
          Delete drive {shown.driveNo}
        </Button>
      )}
    </Group>
  );
}

const shownIn: Readonly<Partial<Record<FormName, (pull: Pull) => boolean>>> = {
  hoppers: ({ pType, skirtLength }) => pType === "Hopper" || skirtLength > 0,
  brakes: ({ pType, brakeType }) => pType === "Brake" || brakeType !== "No Brake",
  pulleys: ({ pType }) => pType !== "Int. Pt" && pType !== "Hopper",
};

const groupTitles: Readonly<Partial<Record<FormName, string>>> = {
  hoppers: "Loading points",
  brakes: "Braked pulleys",
  pulleys: "Pulleys",
};

/** The point a form opens with: the chosen one, or the first the form is about where it is not about that one. */
export function pointFor(form: FormName, pulls: readonly Pull[], chosen: number): number {
  const isShown = shownIn[form];
  const pull = pulls[chosen];
  if (isShown === undefined || (pull && isShown(pull))) return chosen;
  const first = pulls.findIndex(isShown);
  return first < 0 ? chosen : first;
}

/** Chooses the point whose form is shown: those the form is about first, every other one below. */
export function PointPicker({ form }: { readonly form: FormName }) {
  const pulls = useConveyor((conveyor) => conveyor.pulls);
  const chosen = useView(({ point }) => point);
  const setView = useSetView();
  const id = useId();
  const isShown = shownIn[form] ?? (() => true);
  const options = pulls.map((pull, index) => ({ pull, value: String(index), label: pointLabel(pull) }));
  const [near, far] = [options.filter(({ pull }) => isShown(pull)), options.filter(({ pull }) => !isShown(pull))];
  const groups = [
    { group: groupTitles[form] ?? "Points", items: near.map(({ value, label }) => ({ value, label })) },
    { group: "Other points", items: far.map(({ value, label }) => ({ value, label })) },
  ].filter(({ items }) => items.length > 0);
  if (pulls.length === 0) return <Text size="sm">This conveyor has no points yet.</Text>;
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>Point</label>
      <ChoiceBox
        id={id}
        data={groups}
        value={String(Math.min(chosen, pulls.length - 1))}
        onChange={(value) => setView({ point: Number(value) })}
      />
    </div>
  );
}

export function pointLabel({ no, pType, description }: Pull): string {
  return description === "" || description === pType ? `${no} ${pType}` : `${no} ${pType}: ${description}`;
}
