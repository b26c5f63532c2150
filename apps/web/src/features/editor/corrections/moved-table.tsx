import { correctionWords, messageFor, messages } from "@beltwright/contract";
import { type CorrectionCode, type MovedResult, unitLabel } from "@beltwright/model";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./corrections.module.css";
import { shareText, valueText } from "./movement-text.ts";

/** Every main result that moved, the largest movement first. */
export function MovedTable({ moved }: { readonly moved: readonly MovedResult[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="What moved">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">As saved</th>
            <th scope="col">Now</th>
            <th scope="col">Change</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {moved.map((one) => (
            <Line key={one.path} one={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ one }: { readonly one: MovedResult }) {
  const system = useUnitSystem();
  const { label, unit, before, after, relative, corrections } = one;
  const word = unitLabel(unit, system);
  return (
    <tr>
      <th scope="row">{word === "" ? label : `${label}, ${word}`}</th>
      <td className={styles.number}>{valueText(before, one, system)}</td>
      <td className={styles.number}>{valueText(after, one, system)}</td>
      <td className={styles.number}>{shareText(relative)}</td>
      <td>{reasonText(corrections)}</td>
    </tr>
  );
}

function reasonText(corrections: readonly CorrectionCode[]): string {
  const [first, ...others] = corrections;
  if (first === undefined) return messages["reason-unknown"];
  const { reason } = correctionWords[first];
  if (others.length === 0) return reason;
  const titles = others.map((code) => correctionWords[code].title).join("; ");
  return messageFor("reason-and-others", { reason, others: titles });
}
