import type { MergeChoice, MergeSide, UnitSystem } from "@beltwright/model";
import styles from "./conveyor-merge.module.css";
import { inputText, isShort } from "./value-text.ts";

interface MergeTableProps {
  readonly choices: readonly MergeChoice[];
  /** By path; what is left out is as suggested. */
  readonly sides: Readonly<Record<string, MergeSide>>;
  readonly system: UnitSystem;
  readonly columns: readonly MergeColumn[];
  readonly onChoose: (path: string, side: MergeSide) => void;
}

/** One side to choose from: its heading, and what it is called within a sentence. */
interface MergeColumn {
  readonly side: MergeSide;
  readonly title: string;
  readonly word: string;
}

/** Every field in which the two differ, with both values to choose from. */
export function MergeTable({ choices, sides, system, columns, onChoose }: MergeTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {columns.map(({ side, title }) => (
              <th key={side} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <ChoiceRow
              key={choice.path}
              {...{ choice, system, columns, onChoose }}
              side={sides[choice.path] ?? choice.suggested}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChoiceRowProps {
  readonly choice: MergeChoice;
  readonly side: MergeSide;
  readonly system: UnitSystem;
  readonly columns: readonly MergeColumn[];
  readonly onChoose: (path: string, side: MergeSide) => void;
}

function ChoiceRow({ choice, side, system, columns, onChoose }: ChoiceRowProps) {
  const { path, place, label, field, isContested } = choice;
  const name = place === "" ? label : `${place}: ${label}`;
  return (
    <tr>
      <th scope="row">
        {name}
        {isContested && <span className={styles.contested}> both changed</span>}
      </th>
      {columns.map(({ side: candidate, word }) => {
        const text = inputText(choice[candidate], field, system);
        return (
          <td key={candidate} data-whole={isShort(text)}>
            <label>
              <input
                type="radio"
                name={`merge ${path}`}
                checked={side === candidate}
                aria-label={`${name}: keep ${word}, ${text}`}
                onChange={() => onChoose(path, candidate)}
              />
              {text}
            </label>
          </td>
        );
      })}
    </tr>
  );
}
