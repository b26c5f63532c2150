import type { ComponentProps } from "react";
import styles from "./boxes.module.css";

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices that belong together, under a heading. */
interface ChoiceGroup {
  readonly group: string;
  readonly items: readonly Choice[];
}

interface ChoiceBoxProps extends Omit<ComponentProps<"select">, "children" | "className" | "onChange"> {
  readonly data: readonly (string | Choice | ChoiceGroup)[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

/** One of many, in the list of the browser. */
export function ChoiceBox({ data, onChange, className = "", ...native }: ChoiceBoxProps) {
  return (
    <span className={`${styles.choice} ${className}`}>
      <select {...native} className={styles.box} onChange={(event) => onChange(event.currentTarget.value)}>
        {data.map((one) =>
          typeof one !== "string" && "group" in one ? (
            <optgroup key={one.group} label={one.group}>
              {one.items.map(option)}
            </optgroup>
          ) : (
            option(one)
          ),
        )}
      </select>
    </span>
  );
}

function option(choice: string | Choice) {
  const { value, label } = typeof choice === "string" ? { value: choice, label: choice } : choice;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
