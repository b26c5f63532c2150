import { Button } from "@mantine/core";
import { counted } from "../../../ui/counted.ts";
import styles from "./search.module.css";

interface SearchingProps {
  readonly solves: number;
  /** What is counted: a change that is tried, a calculation. */
  readonly of: "change" | "calculation";
  readonly onCancel: () => void;
}

/** How far a search is, and the way out of it. */
export function Searching({ solves, of, onCancel }: SearchingProps) {
  const verb = of === "change" ? "tried" : "made";
  return (
    <p className={styles.searching}>
      <span role="status">{solves === 0 ? "Searching…" : `${counted(solves, of)} ${verb}…`}</span>
      <Button size="compact-xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </p>
  );
}
