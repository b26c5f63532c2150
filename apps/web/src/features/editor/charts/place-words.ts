import { shownText, type UnitSystem } from "@beltwright/model";
import type { LineChart } from "@beltwright/results";

/** A place of the axis as it is read, without its unit. */
export const placeWords = ({ x }: LineChart, row: number, system: UnitSystem): string =>
  shownText(x.values[row] ?? 0, x.unit, system);
