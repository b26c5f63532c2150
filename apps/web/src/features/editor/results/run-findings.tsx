import type { RunFinding } from "@beltwright/results";
import type { KeptRun } from "../dynamics/kept/kept-runs.ts";
import { foundIn } from "../dynamics/kept/use-runs.ts";
import { FindingLine } from "./finding-line.tsx";
import styles from "./results.module.css";

/** A finding of the dynamic analysis: in which scenarios it was found, with the numbers of the first. */
export function RunFindingLine({ found }: { readonly found: RunFinding<KeptRun> }) {
  const { finding, run } = found;
  return <FindingLine {...{ finding, run }} conveyor={run.conveyor} detail={foundIn(found)} />;
}

export function keyOf({ finding: { code, place } }: RunFinding<KeptRun>): string {
  return JSON.stringify([code, place]);
}

/** What was found before the inputs changed: told, but no longer counted. */
export function EarlierRunFindings({ found }: { readonly found: readonly RunFinding<KeptRun>[] }) {
  if (found.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Of an earlier calculation" data-stale>
      <h3 className={styles.heading}>Of an earlier calculation</h3>
      {found.map((one) => (
        <RunFindingLine key={keyOf(one)} found={one} />
      ))}
    </section>
  );
}
