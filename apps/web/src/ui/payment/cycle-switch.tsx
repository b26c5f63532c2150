import { Segmented } from "../segmented/segmented.tsx";
import styles from "./payment.module.css";

const cycles = [
  { value: "month", label: "Monthly" },
  { value: "year", label: "Yearly" },
] as const;

interface CycleSwitchProps {
  readonly value: "month" | "year";
  readonly onChange: (cycle: "month" | "year") => void;
}

/** How often is paid. */
export function CycleSwitch(props: CycleSwitchProps) {
  return <Segmented aria-label="Billing cycle" className={styles.cycle} data={cycles} {...props} />;
}
