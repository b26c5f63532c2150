import type { PlanFamily } from "@beltwright/model";
import { useId } from "react";
import { CycleSwitch } from "../../ui/payment/cycle-switch.tsx";
import styles from "../../ui/payment/payment.module.css";
import { PlanFacts } from "../../ui/payment/plan-card.tsx";
import { type PlanColumn, planColumns } from "../../ui/payment/plan-words.ts";
import { planFor } from "./cart-choice.ts";
import type { SubscribeSearch } from "./subscribe-search.ts";

interface PlanChoiceProps {
  readonly search: SubscribeSearch;
  readonly onChoose: (change: SubscribeSearch) => void;
}

/** Three columns; the chosen one is highlighted. */
export function PlanChoice({ search, onChoose }: PlanChoiceProps) {
  const name = useId();
  return (
    <>
      <CycleSwitch value={search.cycle ?? "month"} onChange={(cycle) => onChoose({ cycle })} />
      <div className={styles.plans} role="radiogroup" aria-label="Plan">
        {planColumns.map((one) => (
          <PlanOption key={one.column} group={name} {...one} {...{ search, onChoose }} />
        ))}
      </div>
    </>
  );
}

interface PlanOptionProps extends PlanChoiceProps {
  readonly group: string;
  readonly column: PlanColumn;
  readonly family: PlanFamily;
  readonly name: string;
}

function PlanOption({ group, column, family, name, search, onChoose }: PlanOptionProps) {
  const isChosen = search.plan === column;
  return (
    <label className={styles.plan} data-chosen={isChosen} data-plan={column}>
      <input
        type="radio"
        className={styles.choice}
        name={group}
        value={column}
        aria-label={name}
        checked={isChosen}
        onChange={() => onChoose({ plan: column })}
      />
      <PlanFacts plan={planFor(family, search.cycle)} name={name} />
    </label>
  );
}
