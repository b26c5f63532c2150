import type { Severity } from "@beltwright/engine";
import { unitLabel } from "@beltwright/model";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { Answer } from "../calculation/answer.ts";
import { useLive, useSetView } from "../document/editor-context.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { ResultValue } from "../results/result-value.tsx";
import styles from "./frame.module.css";

/** The sum of it all, always in sight. */
export function StatusBar() {
  const system = useUnitSystem();
  const setView = useSetView();
  const answer = useLive((live) => live.answer);
  const milliseconds = useLive((live) => live.quick?.milliseconds ?? live.milliseconds);
  // The figures of the whole come first; while the others follow, those shown of them are of the document before.
  const isMoreToCome = useLive((live) => live.quick !== undefined);
  const { text, errors, warnings } = statusOf(answer, milliseconds);
  const runs = useRunFindings();
  const among = (severity: Severity) => runs.current.filter(({ finding }) => finding.severity === severity).length;
  const earlier = runs.earlier.filter(({ finding }) => finding.severity !== "note").length;
  const figures = [
    ["Te", "te", unitLabel("kN", system)],
    ["Tmax", "tmaxStartOrRun", unitLabel("kN", system)],
    ["Power", "absorbedPower", unitLabel("kW", system)],
    ["Full", "percentBeltCapacity", "%"],
  ] as const;
  return (
    <section className={styles.status} aria-label="Summary">
      <span role="status">
        {text}
        {isMoreToCome && ", choosing…"}
      </span>
      <button type="button" className={styles.counts} onClick={() => setView({ side: "findings" })}>
        {counted(errors + among("error"), "error")}, {counted(warnings + among("warning"), "warning")}
        {earlier > 0 && <span className={styles.earlier}>{`, ${earlier} of an earlier calculation`}</span>}
      </button>
      {figures.map(([label, path, unit]) => (
        <span key={path} className={styles.figure}>
          {label} <ResultValue path={path} /> {unit}
        </span>
      ))}
    </section>
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

interface Status {
  readonly text: string;
  readonly errors: number;
  readonly warnings: number;
}

function statusOf(answer: Answer | undefined, milliseconds: number): Status {
  if (answer === undefined) return { text: "solving", errors: 0, warnings: 0 };
  if (answer.kind === "refused") return { text: "cannot be calculated", errors: answer.issues.length, warnings: 0 };
  const count = (severity: string) => answer.findings.filter((finding) => finding.severity === severity).length;
  return {
    text: `solved in ${Math.max(1, Math.round(milliseconds))} ms`,
    errors: count("error"),
    warnings: count("warning"),
  };
}
