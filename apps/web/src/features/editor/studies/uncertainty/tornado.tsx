import { formatNumber, inputTitle, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import type { PreparedStudy, ResultOutcome } from "@beltwright/studies";
import styles from "./uncertainty.module.css";

interface TornadoProps {
  readonly prepared: PreparedStudy;
  readonly result: ResultOutcome;
  readonly system: UnitSystem;
}

/** Each input alone at its P10 and P90, widest swing first, with its share of the variance. */
export function Tornado({ prepared, result, system }: TornadoProps) {
  const { swings, shares, headline } = result;
  const { unit, label } = headline;
  const ends = swings.flatMap(({ low, high }) => [low, high]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const percent = (value: number) => (100 * (value - least)) / (most - least || 1);
  const text = (value: number) => formatNumber(toDisplay(value, unit, system));
  return (
    <table className={styles.tornado}>
      <caption>{`${label} ${unitLabel(unit, system)} with one input at its P10 or P90`}</caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">at P10</th>
          <th scope="col" aria-label="Swing" />
          <th scope="col">at P90</th>
          <th scope="col">Share of variance</th>
        </tr>
      </thead>
      <tbody>
        {swings.map(({ input, low, high }) => {
          const [left, right] = [Math.min(percent(low), percent(high)), Math.max(percent(low), percent(high))];
          return (
            <tr key={input}>
              <th scope="row">{inputTitle(prepared.study.inputs[input]?.fields ?? "")}</th>
              <td>{text(low)}</td>
              <td className={styles.track}>
                <span
                  className={styles.swing}
                  data-falls={high < low}
                  style={{ insetInlineStart: `${left}%`, width: `max(2px, ${right - left}%)` }}
                />
              </td>
              <td>{text(high)}</td>
              <td>
                <ShareBar share={shares.shares[input] ?? 0} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ShareBar({ share }: { readonly share: number }) {
  return (
    <span className={styles.share}>
      <span className={styles.shareFill} style={{ width: `${Math.min(100, 100 * share)}%` }} />
      <span>{`${formatNumber(100 * share, 2)} %`}</span>
    </span>
  );
}
