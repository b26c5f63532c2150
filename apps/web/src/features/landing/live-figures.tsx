import { shownText, type UnitCode, unitLabel } from "@beltwright/model";
import type { ReactNode } from "react";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import styles from "./landing.module.css";
import type { LiveDesign, NextKilometre } from "./live-design.ts";

interface LiveFiguresProps {
  readonly design: LiveDesign | undefined;
  readonly next: NextKilometre | undefined;
  readonly isStale: boolean;
}

/** What the design comes to; greyed while newer numbers are being worked out. */
export function LiveFigures({ design, next, isStale }: LiveFiguresProps) {
  if (design === undefined) return <p className={styles.waiting}>Loading the calculation engine…</p>;
  if (design.kind === "refused") {
    return (
      <p className={styles.waiting} role="alert">
        {design.reason}
      </p>
    );
  }
  const { results, belt, motors, errors, milliseconds } = design;
  return (
    <div className={styles.figures} data-stale={isStale} data-testid="live-figures">
      <dl>
        <Figure label="Power">
          <Quantity value={results.absorbedPower} unit="kW" />
        </Figure>
        <Figure label="Effective tension Te">
          <Quantity value={results.te} unit="kN" />
        </Figure>
        <Figure label="Largest tension Tmax">
          <Quantity value={results.tmaxStartOrRun} unit="kN" />
        </Figure>
        <Figure label="Belt">{belt}</Figure>
        <Figure label="Motors">{motors}</Figure>
        <Figure label="The next kilometre">
          {next === undefined ? "…" : <Next next={next} isOtherBelt={next.belt !== belt} />}
        </Figure>
      </dl>
      <p className={styles.small}>
        {`Designed and calculated in your browser in ${Math.max(1, Math.round(milliseconds))} ms: every section, pulley, drive and curve. `}
        {errors > 0 && `${errors === 1 ? "1 check fails" : `${errors} checks fail`}; the editor says what to change.`}
      </p>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Quantity({ value, unit }: { readonly value: unknown; readonly unit: UnitCode }) {
  const system = useUnitSystem();
  if (typeof value !== "number") return "–";
  return (
    <>
      <strong>{shownText(value, unit, system)}</strong> <span className={styles.unit}>{unitLabel(unit, system)}</span>
    </>
  );
}

function Next({ next, isOtherBelt }: { readonly next: NextKilometre; readonly isOtherBelt: boolean }) {
  return (
    <>
      <strong>{`USD ${millions(next.capital)} M`}</strong>{" "}
      <span className={styles.small}>
        {`to build and USD ${millions(next.energy)} M a year of energy, indicative; `}
      </span>
      <Quantity value={next.power} unit="kW" />
      <span className={styles.small}>
        {" more power"}
        {isOtherBelt && `, and needs ${next.belt}`}
      </span>
    </>
  );
}

/** Two digits are more than an estimate without quotes is worth. */
const millions = (dollars: number): string => String(Number((dollars / 1e6).toPrecision(2)));
