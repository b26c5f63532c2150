import { beltCrossSection } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { memo } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { OpeningSheet } from "./opening-sheet.tsx";

interface SectionSheetProps {
  readonly conveyor: Conveyor;
  readonly width: number;
  readonly height: number;
}

/** The cross-section at a size. */
export const SectionSheet = memo(function SectionSheet({ conveyor, width, height }: SectionSheetProps) {
  const system = useUnitSystem();
  return <OpeningSheet drawing={beltCrossSection(conveyor, undefined, { size: { width, height }, system })} />;
});
