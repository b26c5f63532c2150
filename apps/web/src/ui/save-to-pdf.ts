import { create } from "zustand";

const key = "beltwright.saveReportsToPdf";

/** The specification's "Save reports to pdf": reports are saved as a file instead of being shown. Off until checked. */
export function readSaveToPdf(storage: Pick<Storage, "getItem">): boolean {
  try {
    return storage.getItem(key) === "true";
  } catch {
    return false; // Storage may be forbidden by the browser's privacy settings.
  }
}

export function writeSaveToPdf(storage: Pick<Storage, "setItem">, isOn: boolean): void {
  try {
    storage.setItem(key, String(isOn));
  } catch {
    // Then the choice lasts as long as the page.
  }
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
