import { setValue } from "@beltwright/model";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEdit, useIsReadOnly } from "../document/editor-context.ts";
import styles from "./profile.module.css";
import { snapsOf } from "./snaps.ts";

/** The grid that points snap to, in the unit of the screen; the document keeps it in metres. */
export function SnapChoice() {
  const snap = useConveyor(({ drawSnapSize }) => drawSnapSize);
  const system = useUnitSystem();
  const change = useEdit(setValue);
  if (useIsReadOnly()) return null;
  return (
    <ChoiceBox
      aria-label="Grid snap"
      className={styles.snap}
      data={snapsOf(snap, system).map(({ metres, label }) => ({ value: String(metres), label }))}
      value={String(snap)}
      onChange={(value) => change({ path: "drawSnapSize", value: Number(value) })}
    />
  );
}
