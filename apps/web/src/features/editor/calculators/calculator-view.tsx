import { formatNumber, fromSi, toDisplay, unitLabel } from "@beltwright/model";
import { useId, useState } from "react";
import { QuantityInput } from "../../../ui/quantity-input.tsx";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { plainSteps } from "../results/plain-steps.ts";
import { StepList } from "../results/step-list.tsx";
import { type Calculator, runCalculator, type Typed } from "./calculator.ts";
import styles from "./calculators.module.css";

/** One tool: fields on the left, what comes of them at once on the right, and how. */
export function CalculatorView({ calculator }: { readonly calculator: Calculator }) {
  const system = useUnitSystem();
  const id = useId();
  const [typed, setTyped] = useState<Typed>({});
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const outcome = runCalculator(calculator, typed);
  const steps = outcome.kind === "found" ? plainSteps(outcome.steps) : [];
  const used = new Set(steps.flatMap(({ inputs }) => inputs.flatMap(({ from }) => from ?? [])));
  return (
    <section className={styles.calculator} aria-label={calculator.title}>
      <p className={styles.about}>{calculator.about}</p>
      <div className={styles.fields}>
        {calculator.fields.map((field) => (
          <div key={field.name} className={styles.field}>
            <label htmlFor={`${id}-${field.name}`}>{field.label}</label>
            <QuantityInput
              id={`${id}-${field.name}`}
              field={field}
              value={typed[field.name] ?? field.default}
              system={system}
              isInvalid={unread[field.name] !== undefined}
              onCommit={(value) => {
                setUnread(({ [field.name]: _read, ...rest }) => rest);
                setTyped({ ...typed, [field.name]: value });
              }}
              onUnread={(_text, message) => setUnread({ ...unread, [field.name]: message })}
            />
            <span className={styles.unit}>{unitLabel(field.unit, system)}</span>
            {unread[field.name] !== undefined && <p role="alert">{unread[field.name]}</p>}
          </div>
        ))}
      </div>
      <div className={styles.outcome}>
        {outcome.kind === "refused" ? (
          <p role="alert">{outcome.message}</p>
        ) : (
          <dl className={styles.figures} aria-live="polite">
            {outcome.figures.map(({ label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {formatNumber(toDisplay(fromSi(value, unit), unit, system), 5)} {unitLabel(unit, system)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {steps.length > 0 && (
          <details>
            <summary>How it was calculated</summary>
            <StepList steps={steps} first={steps.map((_, at) => at).filter((at) => !used.has(at))} />
          </details>
        )}
      </div>
    </section>
  );
}
