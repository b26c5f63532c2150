import type { Finding } from "@beltwright/engine";
import { type Conveyor, issueText, type UnitCode, unitLabel } from "@beltwright/model";
import { findingGroups, findingText, layoutSentence, newDesignSentence, tracedResult } from "@beltwright/results";
import { TextLink } from "../../../ui/link.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { TracedNumber } from "../results/traced-number.tsx";
import styles from "./start.module.css";
import type { FirstDesign } from "./use-first-design.ts";

type ShownResult = readonly [name: string, label: string, unit: UnitCode];

const shown: readonly ShownResult[] = [
  ["beltSpeed", "Belt speed", "m/s"],
  ["percentBeltCapacity", "Cross-section fill", "%"],
  ["te", "Effective tension Te", "kN"],
  ["absorbedPower", "Absorbed power", "kW"],
  ["installedPower", "Installed power", "kW"],
];

const takeUpMass: ShownResult = ["takeUpMassReq", "Take-up mass", "kg"];
/** Of winches and screws, which have no mass. */
const takeUpTension: ShownResult = ["ttup", "Take-up tension", "kN"];

/** Numbers that do not go together still make a design, and it says at once which demand it cannot meet. */
function UnmetDemand({ findings, conveyor }: { readonly findings: readonly Finding[]; readonly conveyor: Conveyor }) {
  const system = useUnitSystem();
  const groups = findingGroups(findings, (one) => one).filter(({ severity }) => severity === "error");
  const [first, ...others] = groups;
  if (first === undefined) return null;
  return (
    <p className={styles.help} data-issue>
      {findingText(first.governing, conveyor, system)}{" "}
      {others.length === 0
        ? "The editor says what to change."
        : `The editor says what to change, and lists ${others.length} further ${others.length === 1 ? "cause" : "causes"}.`}
    </p>
  );
}

/** What the five numbers come to; greyed while newer ones are being worked out. */
export function FirstResults({
  design,
  isStale,
}: {
  readonly design: FirstDesign | undefined;
  readonly isStale: boolean;
}) {
  const system = useUnitSystem();
  if (!design) return <p className={styles.help}>Working out a first design…</p>;
  const { answer, conveyor, results, choice, parts, preferences } = design;
  const wanted = newDesignSentence(preferences, system);
  if (answer.kind === "refused")
    return <p role="alert">{answer.issues.map((issue) => issueText(issue, system)).join(" ")}</p>;
  return (
    <section aria-label="First results" data-stale={isStale} className={styles.preview}>
      <dl className={styles.results}>
        {[...shown, results.takeUpMassReq === undefined ? takeUpTension : takeUpMass].map(([name, label, unit]) => {
          const value = results[name];
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {typeof value === "number" ? (
                  <TracedNumber traced={{ ...tracedResult(name, value), label }} isStale={isStale} />
                ) : (
                  "–"
                )}{" "}
                <span className={styles.unit}>{unitLabel(unit, system)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.help}>{layoutSentence(choice, system)}</p>
      <p className={styles.help}>{parts}. Everything can be changed afterwards.</p>
      {wanted !== "" && (
        <p className={styles.help}>
          {wanted} <TextLink to="/office-preferences">Change</TextLink>
        </p>
      )}
      <UnmetDemand findings={answer.findings} conveyor={conveyor} />
    </section>
  );
}
