import type { Severity } from "@beltwright/engine";
import { outputAt, unitLabel } from "@beltwright/model";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { counted } from "../../../ui/counted.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { Answer } from "../calculation/answer.ts";
import { useEditorTools, useLive, useResult } from "../document/editor-context.ts";
import { openSide } from "../document/view.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { headlines } from "../results/headlines.ts";
import { LimitBar, limitWords, useLimit, VerdictIcon } from "../results/limit-bar.tsx";
import { useMoved } from "../results/moved.ts";
import { ResultValue } from "../results/result-value.tsx";
import styles from "./headline-strip.module.css";

/** The sum of it all, always in sight: what was found, and each main result with its limit and how it moved. */
export function HeadlineStrip() {
  const { view } = useEditorTools();
  return (
    <section className={styles.strip} aria-label="Summary">
      <div className={styles.inside}>
        <Counts />
        {headlines.map((one) => (
          <Headline key={one.path} {...one} />
        ))}
        <button type="button" className={styles.all} onClick={() => openSide(view, "results")}>
          All results
        </button>
      </div>
    </section>
  );
}

function Counts() {
  const { view } = useEditorTools();
  const answer = useLive((live) => live.answer);
  const milliseconds = useLive((live) => live.quick?.milliseconds ?? live.milliseconds);
  // The figures of the whole come first; while the others follow, those shown of them are of the document before.
  const isMoreToCome = useLive((live) => live.answer !== undefined && live.quick !== undefined);
  const { text, ...own } = statusOf(answer, milliseconds);
  const runs = useRunFindings();
  const among = (severity: Severity) => runs.current.filter(({ finding }) => finding.severity === severity).length;
  const earlier = runs.earlier.filter(({ finding }) => finding.severity !== "note").length;
  const [errors, warnings] = [own.errors + among("error"), own.warnings + among("warning")];
  // What is not calculated yet has passed nothing.
  const isSolved = answer !== undefined;
  return (
    <div className={styles.counts}>
      <button type="button" className={styles.found} onClick={() => openSide(view, "findings")}>
        <span data-verdict={errors > 0 ? "failing" : isSolved ? "passing" : undefined}>
          {errors > 0 && <IconCircleX size={14} aria-hidden />}
          {isSolved && errors === 0 && <IconCircleCheck size={14} aria-hidden />}
          {isSolved ? counted(errors, "error") : "– errors"}
        </span>
        ,{" "}
        <span data-verdict={warnings > 0 ? "near" : undefined}>
          {warnings > 0 && <IconAlertTriangle size={14} aria-hidden />}
          {isSolved ? counted(warnings, "warning") : "– warnings"}
        </span>
        {earlier > 0 && `, ${earlier} of an earlier calculation`}
      </button>
      <span role="status" className={styles.status}>
        {text}
        {isMoreToCome && ", choosing…"}
      </span>
    </div>
  );
}

function Headline({ label, path, decidedBy }: (typeof headlines)[number]) {
  const system = useUnitSystem();
  const limit = useLimit(path);
  const { unit = "1" } = outputAt(path) ?? {};
  const { byChange, sinceSave } = useMoved(path);
  return (
    <div className={styles.headline}>
      <span className={styles.name}>
        {label}
        {decidedBy !== undefined && <DecidingCase path={decidedBy} />}
      </span>
      <span className={styles.value}>
        <ResultValue path={path} />
        <span className={styles.unit}>{unitLabel(unit, system)}</span>
        {sinceSave && (
          <span
            className={styles.since}
            role="img"
            title={`Saved version: ${sinceSave.before} ${unitLabel(unit, system)}`}
            aria-label={`${sinceSave.isMore ? "more" : "less"} than the ${sinceSave.before} of the saved version`}
          >
            {sinceSave.isMore ? "▲" : "▼"}
          </span>
        )}
      </span>
      <span className={styles.below}>
        {limit && <VerdictIcon limit={limit} />}
        <span className={styles.note} aria-live="polite" aria-atomic="true">
          {byChange ? (
            <span key={`${byChange.before} ${byChange.now}`} className={styles.moved}>
              {byChange.before} → {byChange.now}
            </span>
          ) : (
            limit && limitWords(limit, unit, system)
          )}
        </span>
      </span>
      {limit && <LimitBar limit={limit} />}
    </div>
  );
}

/** The load case of one's own that decides, by its name; the ten that every conveyor has go without saying. */
function DecidingCase({ path }: { readonly path: string }) {
  const { value } = useResult(path);
  return value === undefined ? null : <span className={styles.case} title={`Decided by ${value}`}>{` ${value}`}</span>;
}

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
