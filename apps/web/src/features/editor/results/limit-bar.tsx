import { shownText, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import { type ResultLimit, type Verdict, verdictOf } from "@beltwright/results";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useLive } from "../document/editor-context.ts";
import styles from "./results.module.css";

/** The limit of a result of the newest whole calculation; undefined where it has none. */
export function useLimit(path: string): ResultLimit | undefined {
  return useLive(({ answer }) => (answer?.kind === "calculated" ? answer.limits[path] : undefined));
}

const icons = { passing: IconCircleCheck, near: IconAlertTriangle, failing: IconCircleX } as const;
const words = { passing: "within its limit", near: "near its limit", failing: "beyond its limit" } as const;

/** Passing, near and failing by shape as well as by colour. */
export function VerdictIcon({ limit }: { readonly limit: ResultLimit }) {
  const verdict: Verdict = verdictOf(limit);
  const Icon = icons[verdict];
  return (
    <span className={styles.verdict} data-verdict={verdict} role="img" aria-label={words[verdict]}>
      <Icon size={13} aria-hidden />
    </span>
  );
}

/** How much of the limit is used; full at the limit, and no fuller beyond. */
export function LimitBar({ limit }: { readonly limit: ResultLimit }) {
  const share = Math.min(1, Math.max(0, limit.utilisation));
  return (
    <span className={styles.limitBar} data-verdict={verdictOf(limit)} aria-hidden>
      <span style={{ inlineSize: `${100 * share}%` }} />
    </span>
  );
}

/** How much of a limit is used, and the limit: `82 % of 4240 kW`. */
export function limitWords(of: ResultLimit, unit: UnitCode, system: UnitSystem): string {
  const { utilisation, limit, must, isAtLowFriction } = of;
  const share = `${shownText(100 * utilisation, "%", system, 3)} %`;
  if (limit === undefined) return `${share} of the rating`;
  const text = `${shownText(limit, unit, system)} ${unitLabel(unit, system)}`.trim();
  if (must === "least") return `${share}, min. ${text}`;
  // Of another power than the one beside it; there is no room for the limit as well.
  return isAtLowFriction ? `${share} at low friction` : `${share} of ${text}`;
}
