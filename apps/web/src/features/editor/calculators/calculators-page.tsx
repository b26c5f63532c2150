import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { CalculatorView } from "./calculator-view.tsx";
import styles from "./calculators.module.css";
import { calculators } from "./calculators.ts";

/** Every calculator on a page of its own, without a conveyor. */
export function CalculatorsPage() {
  const [name, setName] = useState(calculators[0]?.name);
  const calculator = calculators.find((one) => one.name === name);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Calculators</h1>
      <NativeSelect
        label="Calculator"
        maw={320}
        data={calculators.map((one) => ({ value: one.name, label: one.title }))}
        value={name ?? ""}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {calculator && <CalculatorView key={calculator.name} calculator={calculator} />}
    </div>
  );
}
