import { addPoint, asksAboutDrive, deletePoint, insertPoints, reorderPoint } from "@beltwright/model";
import { Button, FileButton, Group } from "@mantine/core";
import { useRef, useState } from "react";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { CommentOnPoint } from "../comments/comment-on-point.tsx";
import { tellOfCasesGone } from "../document/cases-gone.ts";
import { useConveyor, useEditorTools, useIsReadOnly, useSetView, useView } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { firstIssue } from "../forms/first-issue.ts";
import { DeleteQuestion } from "../profile/delete-question.tsx";
import { fileText } from "./file-text.ts";
import { importPlaces } from "./import-places.ts";
import { PointsGrid } from "./points-grid.tsx";
import { StrandLinks } from "./strand-links.tsx";

/** The table of points and sections with what can be done to its rows. */
export function PointsForm() {
  const { point, pulls, isReadOnly, insert, remove, move, importFile } = usePointDeeds();
  const [asked, setAsked] = useState<number | undefined>(undefined);
  // Without it the same file, mended and chosen again, would be no change to the browser.
  const again = useRef<() => void>(null);
  const ask = () => {
    const pull = pulls[point];
    if (pull && asksAboutDrive(pull)) setAsked(point);
    else remove(point, false);
  };
  const take = (file: File | null) => {
    if (!file) return;
    again.current?.();
    void importFile(file);
  };

  return (
    <>
      <Group gap={6} mb={6}>
        <Button size="compact-xs" variant="default" disabled={isReadOnly} onClick={insert}>
          Insert point
        </Button>
        <Button size="compact-xs" variant="default" disabled={isReadOnly || pulls.length === 0} onClick={ask}>
          Delete point
        </Button>
        <Button size="compact-xs" variant="default" disabled={isReadOnly || point === 0} onClick={() => move(-1)}>
          Move up
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          disabled={isReadOnly || point >= pulls.length - 1}
          onClick={() => move(1)}
        >
          Move down
        </Button>
        <FileButton resetRef={again} accept=".csv,.txt,.dxf" onChange={take} disabled={isReadOnly}>
          {(props) => (
            <Button {...props} size="compact-xs" variant="default" disabled={isReadOnly}>
              Import x, y, z
            </Button>
          )}
        </FileButton>
        <StrandLinks />
        <CommentOnPoint index={point} />
      </Group>
      <PointsGrid />
      <DeleteQuestion
        asked={asked}
        onDone={(choice) => {
          if (asked !== undefined && choice !== "cancel") remove(asked, choice === "with-drive");
          setAsked(undefined);
        }}
      />
    </>
  );
}

/** What can be done to the row that is chosen. */
function usePointDeeds() {
  const { editor } = useEditorTools();
  const point = useView((view) => view.point);
  const pulls = useConveyor((conveyor) => conveyor.pulls);
  const isReadOnly = useIsReadOnly();
  const setView = useSetView();
  const system = useUnitSystem();
  const choose = (index: number) => setView({ point: index });
  return {
    point,
    pulls,
    isReadOnly,
    insert: () => {
      const here = pulls[point];
      const next = pulls[point + 1];
      const at = here && next ? halfway(here, next) : {};
      if (editor.apply(addPoint, { mode: "AddIntPt", index: point + 1, at }).kind === "changed") choose(point + 1);
    },
    remove: (index: number, alsoDrive: boolean) => {
      const before = editor.store.getState().document;
      editor.apply(deletePoint, { index, alsoDrive });
      tellOfCasesGone(editor, before);
      choose(Math.max(0, Math.min(index, pulls.length - 2)));
    },
    move: (by: 1 | -1) => {
      if (editor.apply(reorderPoint, { from: point, to: point + by }).kind === "changed") choose(point + by);
    },
    importFile: async (file: File) => {
      const plan = importPlaces(file.name, fileText(new Uint8Array(await file.arrayBuffer())), system);
      if (plan.kind === "unreadable") return toast.failed(`${file.name}: ${plan.message}`);
      const outcome = editor.apply(insertPoints, { index: Math.min(point + 1, pulls.length), places: plan.places });
      if (outcome.kind === "refused") return toast.failed(firstIssue(outcome, system) ?? "Cannot be imported.");
      const count = plan.places.length === 1 ? "1 point" : `${plan.places.length} points`;
      const where = pulls.length === 0 ? "" : ` after point ${point + 1}`;
      const which = plan.note === undefined ? "" : `: ${plan.note}`;
      toast.done(`${count} imported${where}${which}`, undoOffer(editor));
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function halfway(one: Place, other: Place) {
  const middle = (a: number, b: number) => Number(((a + b) / 2).toFixed(3));
  const [x, y, z] = [middle(one.x, other.x), middle(one.y, other.y), middle(one.z, other.z)];
  return { x, y, z, screenX: x, screenZ: z };
}
