import type { Link } from "@beltwright/contract";
import { formatDay, formatTime } from "../../../../ui/time.ts";

type Shows = Link["shows"];

/** The four boxes, in the order they are shown. */
export const shownThings: readonly { readonly name: keyof Shows; readonly label: string }[] = [
  { name: "drawings", label: "Drawings" },
  { name: "results", label: "Results" },
  { name: "reports", label: "Reports" },
  { name: "downloads", label: "Downloads" },
];

/** What a link shows: "Drawings, results and reports of the newest version". */
export function showsText({ shows, revision }: Pick<Link, "shows" | "revision">): string {
  const things = shownThings.filter(({ name }) => shows[name]).map(({ label }) => label.toLowerCase());
  const listed = new Intl.ListFormat("en-GB").format(things);
  const version = revision === null ? "the newest version" : `revision ${revision}`;
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} of ${version}`;
}

/** Whether it opens, and until when. */
export function stateText({ expiresAt, revokedAt }: Pick<Link, "expiresAt" | "revokedAt">, now: number): string {
  if (revokedAt !== null) return `Revoked ${formatTime(revokedAt)}`;
  if (expiresAt === null) return "Open without an end";
  return expiresAt <= now ? `Ended ${formatDay(expiresAt)}` : `Open until ${formatDay(expiresAt)}`;
}

export function openedText({ openedTimes, openedAt }: Pick<Link, "openedTimes" | "openedAt">): string {
  if (openedAt === null) return "Never opened";
  return `Opened ${openedTimes === 1 ? "once" : `${openedTimes} times`}, last ${formatTime(openedAt)}`;
}

/** The last moment of a day that was typed as 2026-12-31, where the person is; null for no day. */
export function endOfDay(day: string): number | null {
  const time = Date.parse(`${day}T23:59:59.999`);
  return Number.isNaN(time) ? null : time;
}

/** The day as it is typed. */
export function dayOf(time: number | null): string {
  if (time === null) return "";
  const at = new Date(time);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
