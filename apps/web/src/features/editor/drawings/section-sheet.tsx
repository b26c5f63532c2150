import { beltCrossSection, type Size } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { OpeningSheet } from "./opening-sheet.tsx";

/** The cross-section at a size. */
export function SectionSheet({ conveyor, size }: { readonly conveyor: Conveyor; readonly size: Size }) {
  const system = useUnitSystem();
  return <OpeningSheet drawing={beltCrossSection(conveyor, undefined, { size, system })} />;
}
