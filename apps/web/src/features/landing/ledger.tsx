import { Title } from "@mantine/core";
import styles from "./landing.module.css";
import type { LandingFigures } from "./landing-figures.ts";

/** The validation ledger in short: every case of others with what it is worth and its largest deviation. */
export function Ledger({ figures: { cases, independent, withheld } }: { readonly figures: LandingFigures }) {
  return (
    <section className={styles.section} aria-labelledby="checked">
      <Title order={2} id="checked">
        Checked against published cases
      </Title>
      <p className={styles.lead}>
        {`${independent.cases} cases print every input: ${independent.quantities} numbers recomputed, the largest deviation ${percent(independent.deviation)}. `}
        {`The other ${cases.length - independent.cases} are weaker evidence, and their basis says why: inputs fitted to printed results, test values of other software, relations between the figures of a summary, tables recalled. ${withheld} of their numbers cannot be recomputed, as inputs were not published.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.ledger} aria-label="Cases and deviations" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col" className={styles.basis}>
                Basis
              </th>
              <th scope="col" className={styles.right}>
                Numbers
              </th>
              <th scope="col" className={styles.right}>
                Largest deviation
              </th>
            </tr>
          </thead>
          <tbody>
            {cases.map(({ id, title, basis, quantities, deviation }) => (
              <tr key={id}>
                <td>{title}</td>
                <td className={styles.basis}>{basis}</td>
                <td className={styles.right}>{quantities}</td>
                <td className={styles.right}>{percent(deviation)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

export function percent(share: number): string {
  return share < 1e-4 ? "< 0.01 %" : `${(100 * share).toFixed(2)} %`;
}
