import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import type { ScaleFactors } from "./curve-edits.ts";
import type { PointMember } from "./curve-points.ts";
import type { MemberColumn } from "./point-table.tsx";
import styles from "./starters.module.css";

interface ScaleFormProps {
  readonly columns: readonly MemberColumn[];
  readonly onScale: (factors: ScaleFactors) => void;
}

const unscaled: ScaleFactors = { torque: 1, speed: 1, time: 1 };

/** Multiplies all points at once; afterwards the factors are 1 again, so that nobody scales twice by mistake. */
export function ScaleForm({ columns, onScale }: ScaleFormProps) {
  const [factors, setFactors] = useState<Readonly<Record<PointMember, number | string>>>(unscaled);
  const numbers = { torque: Number(factors.torque), speed: Number(factors.speed), time: Number(factors.time) };
  const all = Object.values(numbers);
  const canScale = all.every((factor) => factor > 0 && Number.isFinite(factor)) && all.some((factor) => factor !== 1);
  const scale = () => {
    onScale(numbers);
    setFactors(unscaled);
  };
  return (
    <fieldset className={styles.scale}>
      <legend>Scale all points</legend>
      {columns.map(({ member, field }) => (
        <NumberInput
          key={member}
          label={`${field.label} ×`}
          hideControls
          min={0}
          decimalScale={6}
          value={factors[member]}
          onChange={(factor) => setFactors({ ...factors, [member]: factor })}
          classNames={{ root: styles.factor ?? "" }}
        />
      ))}
      <Button variant="default" disabled={!canScale} onClick={scale}>
        Scale
      </Button>
    </fieldset>
  );
}
