import type { Conveyor } from "@beltwright/model";
import type { Opening } from "./opening.ts";

/** One change a person can take back. Documents share whatever an edit left alone, so keeping both ends costs little. */
export interface Change {
  readonly label: string;
  readonly before: Conveyor;
  readonly after: Conveyor;
  /** Changes of one drag carry the same name and become a single step. */
  readonly gesture?: string | undefined;
  /** Where a file was put in place of the document. */
  readonly opening?: Opening | undefined;
}

export interface History {
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

export const noHistory: History = { past: [], future: [] };

/** More steps than anyone takes back; the oldest go first. */
const mostSteps = 1000;

export function withChange({ past }: History, change: Change): History {
  const last = past.at(-1);
  if (last && change.gesture !== undefined && last.gesture === change.gesture) {
    return { past: [...past.slice(0, -1), { ...change, before: last.before }], future: [] };
  }
  return { past: [...past, change].slice(-mostSteps), future: [] };
}

interface Moved {
  readonly history: History;
  readonly document: Conveyor;
  readonly label: string;
}

export function undone({ past, future }: History): Moved | undefined {
  const last = past.at(-1);
  if (!last) return undefined;
  return { history: { past: past.slice(0, -1), future: [last, ...future] }, document: last.before, label: last.label };
}

export function redone({ past, future }: History): Moved | undefined {
  const [next, ...rest] = future;
  if (!next) return undefined;
  return { history: { past: [...past, next], future: rest }, document: next.after, label: next.label };
}
