import { formatNumber } from "@beltwright/model";
import { ActionIcon, NativeSelect, Slider } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useDynamicRun, useDynamicRunner } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";

const paces = ["0.25", "1", "4", "10"] as const;

/** The moment that is shown: drag it, step it with the arrow keys, or let it run. */
export function TimeSlider() {
  const { show } = useDynamicRunner();
  const frame = useDynamicRun((state) => state.frame);
  const count = useDynamicRun((state) => state.frames?.count ?? 0);
  const interval = useDynamicRun((state) => state.interval);
  const isRunning = useDynamicRun((state) => state.phase === "running");
  const [pace, setPace] = useState<string>("4");
  const { isPlaying, toggle } = usePlay(Number(pace));
  const seconds = (at: number) => `${formatNumber(at * interval, 4)} s`;
  return (
    <div className={styles.time}>
      <ActionIcon
        variant="default"
        size={28}
        aria-label={isPlaying ? "Pause" : "Play"}
        disabled={isRunning}
        onClick={toggle}
      >
        {isPlaying ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
      </ActionIcon>
      <Slider
        thumbLabel="Time"
        size="sm"
        min={0}
        max={Math.max(1, count - 1)}
        value={frame}
        label={seconds}
        disabled={isRunning}
        thumbProps={{ "aria-valuetext": seconds(frame) }}
        onChange={show}
      />
      <output className={styles.clock} aria-label="Time shown" aria-live="off">
        {seconds(frame)}
      </output>
      <NativeSelect
        size="xs"
        aria-label="Pace"
        data={paces.map((value) => ({ value, label: `× ${value}` }))}
        value={pace}
        onChange={(event) => setPace(event.currentTarget.value)}
      />
    </div>
  );
}

/** Lets time go by at a pace, from the begin again when it was at the end. */
function usePlay(pace: number) {
  const { store, show } = useDynamicRunner();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    let [request, last, shown] = [0, performance.now(), store.getState().frame];
    const tick = (now: number) => {
      const { frames, interval, phase } = store.getState();
      const end = (frames?.count ?? 1) - 1;
      shown += ((now - last) / 1000 / interval) * pace;
      last = now;
      show(Math.min(end, Math.floor(shown)));
      if (shown >= end || phase !== "done") setPlaying(false);
      else request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [isPlaying, pace, store, show]);
  const toggle = () => {
    const { frames, frame } = store.getState();
    if (!isPlaying && frame >= (frames?.count ?? 1) - 1) show(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle };
}
