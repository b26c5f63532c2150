import { formatNumber } from "@beltwright/model";
import styles from "./landing.module.css";
import type { TracedFigure } from "./landing-figures.ts";

/** So many inputs of a step are shown; the program shows all. */
const most = 4;

/** A number opened into the steps it is made of, as the program shows them. */
export function TraceSteps({ steps }: { readonly steps: readonly TracedFigure[] }) {
  return (
    <figure>
      <ol className={styles.trace}>
        {steps.map(({ symbol, unit, result, printed, source, inputs }) => (
          <li key={`${symbol} ${printed}`}>
            <div className={styles.step}>
              <code>{`${symbol} = ${printed}`}</code>
              <strong>{`${formatNumber(result)} ${unit}`}</strong>
            </div>
            <p className={styles.small}>
              {inputs
                .slice(0, most)
                .map((input) =>
                  `${input.symbol} = ${formatNumber(input.value)} ${input.unit === "1" ? "" : input.unit}`.trim(),
                )
                .join(", ")}
              {inputs.length > most && ` and ${inputs.length - most} more`}
            </p>
            <p className={styles.source}>{source}</p>
          </li>
        ))}
      </ol>
      <figcaption>Absorbed power, opened step by step</figcaption>
    </figure>
  );
}
