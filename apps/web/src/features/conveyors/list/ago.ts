const units = [
  { unit: "year", seconds: 31_557_600 },
  { unit: "month", seconds: 2_629_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" });

/** How long ago a moment was, as one would say it: `2 hr. ago`, `yesterday`. */
export function ago(time: number, now: number): string {
  const seconds = (now - time) / 1000;
  const fitting = units.find((candidate) => seconds >= candidate.seconds);
  return fitting === undefined ? "just now" : words.format(-Math.floor(seconds / fitting.seconds), fitting.unit);
}
