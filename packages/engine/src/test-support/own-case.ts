import { asDesigned, type OwnCase } from "../design/own-case.ts";

/** A case that says nothing but what is asked for. */
export function anOwnCase(change: Partial<OwnCase> = {}): OwnCase {
  return { ...asDesigned, name: "own-1", ...change };
}
