import { lazy, type ReactNode } from "react";
import { PointsEditorContext, type PointsEditors } from "../features/libraries/points-editors.ts";

const editors: PointsEditors = {
  starterPts: lazy(async () => ({ default: (await import("../features/starters/starter-curve.tsx")).StarterCurve })),
};

/** Gives library forms the editors of parts that have a feature of their own. */
export function PartEditors({ children }: { readonly children: ReactNode }) {
  return <PointsEditorContext value={editors}>{children}</PointsEditorContext>;
}
