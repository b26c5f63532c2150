import {
  findPair,
  linkPoint,
  linkStrands,
  type Pull,
  unlinkPoint,
  unlinkStrands,
  unpairedPoints,
} from "@beltwright/model";
import { Button } from "@mantine/core";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useIsReadOnly, useView } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { firstIssue } from "../forms/first-issue.ts";

/** Whether the return strand follows the carry strand, and whether the chosen point does. */
export function StrandLinks() {
  const { isLinked, canLink, canUnlink, toggleStrands, togglePoint } = useStrandLinks();
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <Button size="compact-xs" variant="default" disabled={isReadOnly} onClick={toggleStrands}>
        {isLinked ? "Unlink strands" : "Link strands"}
      </Button>
      {isLinked && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={isReadOnly || !(canLink || canUnlink)}
          onClick={togglePoint}
        >
          {canLink ? "Link point" : "Unlink point"}
        </Button>
      )}
    </>
  );
}

function useStrandLinks() {
  const { editor } = useEditorTools();
  const system = useUnitSystem();
  const point = useView((view) => view.point);
  const isLinked = useConveyor(({ strandDistance }) => strandDistance > 0);
  const canUnlink = useConveyor((conveyor) => findPair(conveyor, point) !== undefined);
  const canLink = useConveyor((conveyor) => unpairedPoints(conveyor).some((pull) => pull === conveyor.pulls[point]));
  const refusal = (outcome: Parameters<typeof firstIssue>[0]) => {
    if (outcome.kind === "refused") toast.failed(firstIssue(outcome, system) ?? "Cannot be linked.");
    return outcome.kind === "refused";
  };
  return {
    isLinked,
    canUnlink,
    canLink,
    toggleStrands: () => {
      if (refusal(editor.apply(isLinked ? unlinkStrands : linkStrands, {})) || isLinked) return;
      const { document } = editor.store.getState();
      const following = document.pulls.filter(({ follows }) => follows > 0).length;
      toast.done(linkedText(following, unpairedPoints(document)), undoOffer(editor));
    },
    togglePoint: () => refusal(editor.apply(canLink ? linkPoint : unlinkPoint, { index: point })),
  };
}

function linkedText(following: number, unpaired: readonly Pull[]): string {
  const linked = `Strands linked: ${following} return ${following === 1 ? "point follows" : "points follow"}`;
  if (unpaired.length === 0) return linked;
  const numbers = unpaired.map(({ no }) => no).join(", ");
  return `${linked}; no pair found for ${unpaired.length === 1 ? "point" : "points"} ${numbers}`;
}
