import { lazy, type ReactNode } from "react";
import { PointsEditorContext, type PointsEditors } from "../features/libraries/form/points-editors.ts";
import { RowPictureContext, type RowPictures } from "../features/libraries/row-pictures.ts";

const editors: PointsEditors = {
  starterPts: lazy(async () => ({ default: (await import("../features/starters/starter-curve.tsx")).StarterCurve })),
};

const pictures: RowPictures = {
  idlers: lazy(async () => ({ default: (await import("../features/editor/drawings/idler-picture.tsx")).IdlerPicture })),
};

/** Gives library forms the editors and drawings of parts that belong to another feature. */
export function PartEditors({ children }: { readonly children: ReactNode }) {
  return (
    <RowPictureContext value={pictures}>
      <PointsEditorContext value={editors}>{children}</PointsEditorContext>
    </RowPictureContext>
  );
}
