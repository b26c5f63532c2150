const key = "beltwright.saveReportsToPdf";

/** The specification's "Save reports to pdf": reports are saved as a file instead of being shown. */
export function readsSaveToPdf(storage: Pick<Storage, "getItem">): boolean {
  try {
    return storage.getItem(key) === "true";
  } catch {
    return false;
  }
}

export function keepSaveToPdf(storage: Pick<Storage, "setItem">, isOn: boolean): void {
  try {
    storage.setItem(key, String(isOn));
  } catch {
    // Then the choice lasts as long as the page.
  }
}
