import type { ComponentProps, ReactNode } from "react";
import { PointsEditorContext, type PointsEditors } from "../features/libraries/form/points-editors.ts";
import { RowPictureContext, type RowPictures } from "../features/libraries/row-pictures.ts";
import { DesignPanelsContext } from "../ui/design-panels/design-panels.ts";
import { lateView } from "../ui/late/late-view.tsx";

const editors: PointsEditors = {
  starterPts: lateView(async () => (await import("../features/starters/starter-curve.tsx")).StarterCurve),
};

const pictures: RowPictures = {
  idlers: lateView(async () => (await import("../features/editor/drawings/idler-picture.tsx")).IdlerPicture),
};

const panels: ComponentProps<typeof DesignPanelsContext>["value"] = {
  versions: lateView(async () => (await import("../features/conveyors/versions/design-versions.tsx")).DesignVersions),
  proposals: lateView(
    async () => (await import("../features/conveyors/proposals/design-proposals.tsx")).DesignProposals,
  ),
  reports: lateView(async () => (await import("../features/reports/reports-panel.tsx")).ReportsPanel),
  review: lateView(async () => (await import("../features/editor/review/review-panel.tsx")).ReviewPanel),
  share: lateView(async () => (await import("../features/conveyors/sharing/design-sharing.tsx")).DesignSharing),
  comments: lateView(async () => (await import("../features/editor/comments/comments-panel.tsx")).CommentsPanel),
};

/** Gives library forms and the editor what belongs to another feature: editors and drawings of parts, panels of a design. */
export function PartEditors({ children }: { readonly children: ReactNode }) {
  return (
    <DesignPanelsContext value={panels}>
      <RowPictureContext value={pictures}>
        <PointsEditorContext value={editors}>{children}</PointsEditorContext>
      </RowPictureContext>
    </DesignPanelsContext>
  );
}
