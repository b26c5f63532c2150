import { type FormName, findFieldAt, findingMoves } from "@beltwright/model";
import { findingGroups } from "@beltwright/results";
import { use } from "react";
import { useIsStale, useShowField } from "../document/editor-context.ts";
import { FindingLine } from "./finding-line.tsx";
import { FindingsByFormContext, type PlacedFinding } from "./findings-by-form.ts";
import styles from "./results.module.css";
import { RunFindingLine } from "./run-findings.tsx";

/** What was found of a form, above its fields: the gravest of each cause with what may mend it, the others on demand. */
export function FormFindings({ form }: { readonly form: FormName }) {
  const placed = (use(FindingsByFormContext).get(form) ?? []).filter(({ finding }) => finding.severity !== "note");
  const isStale = useIsStale();
  if (placed.length === 0) return null;
  const groups = findingGroups(placed, ({ finding }) => finding);
  return (
    <section className={styles.formFindings} aria-label="Findings of this form" data-stale={isStale}>
      {groups.map(({ governing, others }) => (
        <div key={keyOf(governing)} className={styles.formFinding} data-severity={governing.finding.severity}>
          <Line placed={governing} />
          <Moves placed={governing} />
          {others.length > 0 && (
            <details>
              <summary className={styles.heading}>{others.length} more of the same cause</summary>
              {others.map((one) => (
                <Line key={keyOf(one)} placed={one} />
              ))}
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

function keyOf({ finding: { code, subject, place } }: PlacedFinding): string {
  return JSON.stringify([code, subject, place]);
}

function Line({ placed: { finding, conveyor, found } }: { readonly placed: PlacedFinding }) {
  return found ? <RunFindingLine found={found} /> : <FindingLine finding={finding} conveyor={conveyor} />;
}

const verbs = { more: "Raise", less: "Reduce", other: "Change" } as const;

/** What may mend it, most useful first; each leads to its field. */
function Moves({ placed: { finding, conveyor } }: { readonly placed: PlacedFinding }) {
  const showField = useShowField();
  return (
    <ul className={styles.moves} aria-label="What may mend it">
      {findingMoves(conveyor, finding).map(({ path, direction }) => (
        <li key={path}>
          <button type="button" className={styles.move} onClick={() => showField(path)}>
            {verbs[direction]} {findFieldAt(path)?.label.toLowerCase() ?? path}
          </button>
        </li>
      ))}
    </ul>
  );
}
