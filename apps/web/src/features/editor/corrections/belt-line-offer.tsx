import { decidingResults, mainMovements, type StoredResults, setValue, type UnitSystem } from "@beltwright/model";
import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEdit, useIsReadOnly } from "../document/editor-context.ts";
import styles from "./corrections.module.css";
import { movementText } from "./movement-text.ts";
import { usePreview } from "./use-preview.ts";

const beltLine = "Belt line";

/** Offers to take heights of points as levels of the belt, with what that would change. */
export function BeltLineOffer() {
  const conveyor = useConveyor((document) => document);
  const isOffered = conveyor.pointsAre !== beltLine;
  const switched = useMemo(
    () => (isOffered ? ({ ...conveyor, pointsAre: beltLine } as const) : undefined),
    [conveyor, isOffered],
  );
  const [now, then] = [usePreview(isOffered ? conveyor : undefined), usePreview(switched)];
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const edit = useEdit(setValue);
  if (now === undefined || then === undefined) return null;
  return (
    <p className={styles.offer}>
      Heights of points are pulley centres. Where they are levels of the belt, as a profile gives them, switch to Belt
      line: {effectText(now, then, system)}.{" "}
      {!isReadOnly && (
        <Button size="compact-xs" variant="default" onClick={() => edit({ path: "pointsAre", value: beltLine })}>
          Switch to Belt line
        </Button>
      )}
    </p>
  );
}

function effectText(now: StoredResults, then: StoredResults, system: UnitSystem): string {
  const moved = mainMovements(now, then);
  const deciding = decidingResults.flatMap((name) => moved.find(({ path }) => path === name) ?? []);
  const told = deciding.map((movement) => movementText(movement, system)).join("; ");
  return told === "" ? "no main result moves" : told;
}
