import { type ReactNode, useId } from "react";
import styles from "./segmented.module.css";

/** One of the things to choose from. */
interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentedProps<Value extends string> {
  readonly data: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A pointer or the focus has come to it. */
  readonly onNear?: () => void;
  readonly size?: "xs" | "sm";
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly "aria-label"?: string;
  readonly "aria-labelledby"?: string;
}

/** One of a few, all of them in sight. What is chosen is coloured by CSS alone: nothing is measured to show it. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const {
    data,
    value,
    onChange,
    size = "sm",
    fullWidth = false,
    disabled = false,
    className = "",
    onNear,
    ...named
  } = props;
  const group = useId();
  return (
    <div
      role="radiogroup"
      className={`${styles.segments} ${className}`}
      data-size={size}
      data-full={fullWidth || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...named}
    >
      {data.map((one) => (
        <label key={one.value} className={styles.segment} data-active={one.value === value || undefined}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={one.value}
            checked={one.value === value}
            disabled={disabled}
            onChange={() => onChange(one.value)}
          />
          {one.label}
        </label>
      ))}
    </div>
  );
}
