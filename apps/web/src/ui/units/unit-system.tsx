import type { UnitSystem } from "@beltwright/model";
import { create } from "zustand";
import { keep, readKept } from "../kept-text.ts";

const storageKey = "beltwright.units";

/** Anything but a remembered "imperial" is metric, the unit system of the stored values. */
export function readUnitSystem(storage: Pick<Storage, "getItem">): UnitSystem {
  return readKept(storageKey, storage) === "imperial" ? "imperial" : "metric";
}

export function writeUnitSystem(storage: Pick<Storage, "setItem">, system: UnitSystem): void {
  keep(storageKey, system, storage);
}

const useChoice = create<{ readonly system: UnitSystem }>(() => ({ system: "metric" }));

/** Takes up the remembered choice and follows changes made in other tabs. */
export function watchUnitSystem(): () => void {
  const follow = () => useChoice.setState({ system: readUnitSystem(localStorage) });
  follow();
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

export function useUnitSystem(): UnitSystem {
  return useChoice((choice) => choice.system);
}

/** Shows a system for as long as something is open, without remembering it; whoever opened it calls the way back. */
export function showUnitSystem(system: UnitSystem): () => void {
  useChoice.setState({ system });
  return () => useChoice.setState({ system: readUnitSystem(localStorage) });
}

export function setUnitSystem(system: UnitSystem): void {
  writeUnitSystem(localStorage, system);
  useChoice.setState({ system });
}
