import { Title } from "@mantine/core";
import styles from "./landing.module.css";
import type { LandingFigures } from "./landing-figures.ts";

/** The validation ledger in short: every published case with its largest deviation. */
export function Ledger({ figures: { cases, checked, withheld } }: { readonly figures: LandingFigures }) {
  return (
    <section className={styles.section} aria-labelledby="checked">
      <Title order={2} id="checked">
        Checked against published cases
      </Title>
      <p className={styles.lead}>
        {`${cases.length} cases, ${checked} published numbers recomputed, all within their tolerance; ${withheld} more cannot be, as their inputs were not published.`}
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

function percent(share: number): string {
  return share < 1e-4 ? "< 0.01 %" : `${(100 * share).toFixed(2)} %`;
}
