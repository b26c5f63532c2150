import type { FiveNumbers } from "@beltwright/model";
import { type Draft, keptKeys, readDraft } from "./kept-drafts.ts";

/** In whose name drafts are kept of designs that no account has yet. */
export const localOwner = "this-browser";

/** What a design of the try-out begins from: a demo by its number, or five numbers; nothing: the newest there is. */
export interface LocalStart {
  /** A design that was begun before, by its name. */
  readonly id?: string | undefined;
  readonly demo?: string | undefined;
  readonly five?: (Omit<FiveNumbers, "material"> & { readonly material?: string | undefined }) | undefined;
}

/** One design for each beginning, so that coming back to it goes on with it. Without spaces, as keys of drafts end by one. */
export function localId({ id, demo, five }: LocalStart): string | undefined {
  if (id !== undefined) return id;
  if (demo !== undefined) return `demo-${encodeURIComponent(demo)}`;
  if (five === undefined) return undefined;
  const { capacity, length, lift, width, material = "", isReversible } = five;
  return ["five", capacity, length, lift, width, material, isReversible ? "both-ways" : ""]
    .map((part) => encodeURIComponent(part))
    .join("_");
}

interface LocalDesign extends Draft {
  readonly id: string;
}

/** All designs of this browser that no account has yet, the newest first and one for each beginning. */
export async function localDesigns(): Promise<readonly LocalDesign[]> {
  const found = await Promise.all((await keptKeys(localOwner)).map(readLocal));
  const newest = found.flatMap((one) => one ?? []).toSorted((one, other) => other.at - one.at);
  return newest.filter(({ id }, at) => newest.findIndex((one) => one.id === id) === at);
}

async function readLocal(key: string): Promise<LocalDesign | undefined> {
  const draft = await readDraft(key);
  const [, id = ""] = key.split(" ");
  return draft && { ...draft, id };
}

/** The design kept under this name; without a name, the newest. */
export async function findLocal(id: string | undefined): Promise<LocalDesign | undefined> {
  return (await localDesigns()).find((one) => id === undefined || one.id === id);
}
