import type { Legend } from "@beltwright/drawing";
import { fromSi, shownText, unitLabel } from "@beltwright/model";
import type { Shown } from "@beltwright/results";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { TracedNumber } from "../results/traced-number.tsx";
import { colourTitles, colourUnits, legendColours } from "./scene-words.ts";
import styles from "./space.module.css";

export type LegendEnd = "smallest" | "largest";

interface BeltLegendProps {
  readonly legend: Legend;
  /** What opens its two ends; absent while a run is not over, undefined for an end that is only a scale. */
  readonly shownOf?: ((end: LegendEnd, value: number) => Shown | undefined) | undefined;
}

/** What the colours of the belt mean, in the units of the screen. */
export function BeltLegend({ legend, shownOf }: BeltLegendProps) {
  const ramp = `linear-gradient(to right, ${legendColours(legend).join(", ")})`;
  return (
    <div className={styles.legend}>
      <End end="smallest" {...{ legend, shownOf }} />
      <span className={styles.ramp} style={{ background: ramp }} />
      <End end="largest" {...{ legend, shownOf }} />
    </div>
  );
}

function End({ end, legend, shownOf }: BeltLegendProps & { readonly end: LegendEnd }) {
  const system = useUnitSystem();
  const [si, unit] = [end === "smallest" ? legend.lowest : legend.highest, colourUnits[legend.by]];
  const value = fromSi(si, unit);
  const shown = shownOf?.(end, si);
  const label = `${end === "smallest" ? "Smallest" : "Largest"} ${colourTitles[legend.by].toLowerCase()}`;
  return (
    <span>
      {shown ? <TracedNumber traced={{ label, value, unit, shown }} digits={3} /> : shownText(value, unit, system, 3)}{" "}
      {unitLabel(unit, system)}
    </span>
  );
}
