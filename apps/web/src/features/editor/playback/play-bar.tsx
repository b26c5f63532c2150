import { ActionIcon, NativeSelect, Slider } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import styles from "./play-bar.module.css";

interface PlayBarProps {
  /** What goes by, such as "Time", and what its reading is called. */
  readonly of: string;
  readonly reading: string;
  readonly range: readonly [from: number, to: number];
  readonly value: number;
  readonly text: (value: number) => string;
  readonly onChange: (value: number) => void;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly pace: {
    readonly label: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly chosen: string;
    readonly onChoose: (value: string) => void;
  };
  readonly isDisabled?: boolean;
}

/** Play and pause, where it is, and how fast it goes. */
export function PlayBar({ of, reading, value, text, onChange, isPlaying, onToggle, pace, ...rest }: PlayBarProps) {
  const {
    range: [from, to],
    isDisabled = false,
  } = rest;
  return (
    <div className={styles.bar}>
      <ActionIcon
        className={styles.play}
        variant="default"
        size={28}
        aria-label={isPlaying ? "Pause" : "Play"}
        disabled={isDisabled}
        onClick={onToggle}
      >
        {isPlaying ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
      </ActionIcon>
      <Slider
        className={styles.slider}
        thumbLabel={of}
        size="sm"
        min={from}
        max={Math.max(from + 1, to)}
        value={value}
        label={text}
        disabled={isDisabled}
        thumbProps={{ "aria-valuetext": text(value) }}
        onChange={onChange}
      />
      <output className={styles.reading} aria-label={reading} aria-live="off">
        {text(value)}
      </output>
      <NativeSelect
        size="xs"
        aria-label={pace.label}
        data={[...pace.choices]}
        value={pace.chosen}
        onChange={(event) => pace.onChoose(event.currentTarget.value)}
      />
    </div>
  );
}
