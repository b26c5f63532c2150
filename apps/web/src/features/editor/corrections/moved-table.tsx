import { correctionWords } from "@beltwright/contract";
import type { CorrectionCode, MovedResult, ResultMovement } from "@beltwright/model";
import type { ReactNode } from "react";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./corrections.module.css";
import { shareText, valueText } from "./movement-text.ts";

/** Every main result that moved since it was saved, the largest movement first, and why. */
export function MovedTable({ moved }: { readonly moved: readonly MovedResult[] }) {
  return (
    <MovementsTable
      label="What moved"
      columns={["As saved", "Now"]}
      moved={moved}
      why={({ corrections }) => reasonText(corrections)}
    />
  );
}

interface MovementsTableProps<Movement> {
  readonly label: string;
  readonly columns: readonly [before: string, after: string];
  readonly moved: readonly Movement[];
  readonly why?: (movement: Movement) => ReactNode;
}

/** Results before and after, with how much they moved. */
export function MovementsTable<Movement extends ResultMovement>(props: MovementsTableProps<Movement>) {
  const { label, columns, moved, why } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {["Result", ...columns, "Change", ...(why ? ["Why"] : [])].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moved.map((one) => (
            <Line key={one.path} one={one}>
              {why && <td>{why(one)}</td>}
            </Line>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ one, children }: { readonly one: ResultMovement; readonly children: ReactNode }) {
  const system = useUnitSystem();
  const labelOf = useUnitLabel();
  const { label, unit, before, after, relative } = one;
  const word = labelOf(unit);
  return (
    <tr>
      <th scope="row">{word === "" ? label : `${label}, ${word}`}</th>
      <td className={styles.number}>{valueText(before, one, system)}</td>
      <td className={styles.number}>{valueText(after, one, system)}</td>
      <td className={styles.number}>{shareText(relative)}</td>
      {children}
    </tr>
  );
}

function reasonText(corrections: readonly CorrectionCode[]): string {
  const [first, ...others] = corrections;
  if (first === undefined) return "None of the corrections: a library row or a setting of the server may have changed.";
  const { reason } = correctionWords[first];
  if (others.length === 0) return reason;
  const titles = others.map((code) => correctionWords[code].title).join("; ");
  return `${reason} Also: ${titles}.`;
}
