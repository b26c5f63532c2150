import { formatNumber } from "@beltwright/model";
import { useEffect, useState } from "react";
import { PlayBar } from "../playback/play-bar.tsx";
import { useDynamicRun, useDynamicRunner } from "./dynamic-run.ts";

const paces = ["0.25", "1", "4", "10"].map((value) => ({ value, label: `× ${value}` }));

/** The moment that is shown: drag it, step it with the arrow keys, or let it run. */
export function TimeSlider() {
  const { show } = useDynamicRunner();
  const frame = useDynamicRun((state) => state.frame);
  const count = useDynamicRun((state) => state.frames?.count ?? 0);
  const interval = useDynamicRun((state) => state.interval);
  const isRunning = useDynamicRun((state) => state.phase === "running");
  const [pace, setPace] = useState("4");
  const { isPlaying, toggle } = usePlay(Number(pace));
  const seconds = (at: number) => `${formatNumber(at * interval, 4)} s`;
  return (
    <PlayBar
      {...{ of: "Time", reading: "Time shown", value: frame, text: seconds, onChange: show, isPlaying }}
      range={[0, count - 1]}
      onToggle={toggle}
      pace={{ label: "Pace", choices: paces, chosen: pace, onChoose: setPace }}
      isDisabled={isRunning}
    />
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
