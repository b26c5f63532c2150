/** The specification's wording where libraries have messages of their own. */
export interface LibraryMessages {
  readonly added: string;
  readonly addFailed: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly saved: string;
  readonly loadFailed: string;
  readonly editFailed: string;
  readonly deleteFailed: string;
  readonly listFailed: string;
  readonly categoriesFailed: string;
}

/** The wording most libraries share; `differing` holds what the specification words otherwise for this one. */
export function libraryMessages(
  names: { readonly plural: string; readonly singular: string },
  differing: Partial<LibraryMessages> = {},
): LibraryMessages {
  const { plural, singular } = names;
  return {
    added: "Data added",
    addFailed: "Failed to add data",
    copied: "Data copied to user's list",
    copyFailed: "Failed to copy data",
    saved: "Saved",
    loadFailed: `Failed to load ${singular}`,
    editFailed: `Failed to edit ${singular}`,
    deleteFailed: `Failed to delete ${singular}`,
    listFailed: `error getting ${plural}`,
    categoriesFailed: `error getting ${singular} Categories`,
    ...differing,
  };
}
