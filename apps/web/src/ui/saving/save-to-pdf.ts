import { create } from "zustand";
import { keep, readKept } from "../kept-text.ts";

const key = "beltwright.saveReportsToPdf";

/** The specification's "Save reports to pdf": reports are saved as a file instead of being shown. Off until checked. */
export function readSaveToPdf(storage: Pick<Storage, "getItem">): boolean {
  return readKept(key, storage) === "true";
}

export function writeSaveToPdf(storage: Pick<Storage, "setItem">, isOn: boolean): void {
  keep(key, String(isOn), storage);
}

const useSetting = create<{ readonly isOn: boolean | undefined }>(() => ({ isOn: undefined }));

export function useSaveToPdf(): boolean {
  return useSetting(({ isOn }) => isOn ?? readSaveToPdf(localStorage));
}

export function setSaveToPdf(isOn: boolean): void {
  writeSaveToPdf(localStorage, isOn);
  useSetting.setState({ isOn });
}

/** What pressing the button of the reports does; a browser that cannot view a report can only save it. */
export function reportAct(isSaved: boolean, isLegacyBrowser: boolean): "save" | "show" | "refuse" {
  if (isSaved) return "save";
  return isLegacyBrowser ? "refuse" : "show";
}
