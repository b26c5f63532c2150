import { formatNumber } from "@beltwright/model";
import styles from "../versions/versions.module.css";
import type { CheckedDifference, MigrationCheck } from "./upload.ts";

/** For a file that came with results: where they and ours differ, biggest first. */
export function MigrationReport({ check }: { readonly check: MigrationCheck }) {
  const { compared, differences } = check;
  if (compared === 0) return null;
  if (differences.length === 0) {
    return <p className={styles.hint}>{`All ${compared} results of the file agree with those calculated here.`}</p>;
  }
  return (
    <section aria-label="Migration check">
      <h3 className={styles.title}>
        {`Migration check: ${differences.length} of ${compared} results of the file differ from those calculated here`}
      </h3>
      <div className={styles.report}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Result</th>
              <th scope="col">In the file</th>
              <th scope="col">Here</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Line key={difference.path} difference={difference} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ difference }: { readonly difference: CheckedDifference }) {
  const { path, label, unit, stored, computed, relative } = difference;
  const text = (value: number | string | null) => {
    if (value === null) return "not calculated";
    return typeof value === "string" ? value : `${formatNumber(value)}${unit === "1" ? "" : ` ${unit}`}`;
  };
  const row = /\[(\d+)\]/.exec(path)?.[1];
  return (
    <tr>
      <th scope="row" title={path}>
        {row === undefined ? label : `${label}, no ${Number(row) + 1}`}
      </th>
      <td>{text(stored)}</td>
      <td className={styles.after}>{text(computed)}</td>
      <td>{relative !== undefined && `${relative > 0 ? "+" : "−"}${formatNumber(Math.abs(relative * 100), 2)} %`}</td>
    </tr>
  );
}
