/** Conveyor files: lists, batch actions, quota, sharing, upload and download. Wording of the specification. */
export const conveyorMessages = {
  "signed-in-elsewhere": "Error getting conveyors or User not Authenticated - did you sign-in on another device?",
  "conveyor-categories-failed": "error getting conveyor Categories",
  "not-in-user-group": "User is not in a UserGroup or has been logged out. Did you sign in on another device?",
  "conveyor-added": "Conveyor Added",
  "conveyor-add-failed": "Failed to save new conveyor",
  "conveyor-copy-failed": "Failed to copy conveyor",
  "conveyors-copy-failed": "Failed to Copy conveyors",
  "conveyors-delete-failed": "Failed to Batch Delete conveyors",
  "some-conveyors-delete-failed": "Failed to Batch Delete some conveyors",
  "conveyor-categories-edit-failed": "Failed to edit conveyor category names",
  "conveyor-load-failed": "Failed to load conveyor",
  "conveyor-save-failed": "Failed to save conveyor",
  "conveyor-delete-failed": "Failed to delete conveyor",
  "conveyor-download-failed": "Failed to download conveyor file",
  "no-conveyors-selected": "No Conveyors have been selected.",
  "category-name-needed": "Enter a category name.",
  "subscription-needed-to-add-conveyor":
    "You need a current subscription to add data - please buy a subscription, see Subscribe menu in your user name / email menu",
  "subscription-needed-to-copy-conveyor":
    "You need a current subscription to copy data - please buy a subscription, see Subscribe menu in your user name / email menu",
  "subscription-needed-to-download":
    "You need a current subscription to download data - please buy a subscription, see Subscribe menu in your user name / email menu",
  "file-quota-used":
    "Not authorised to add conveyors or you have used up the number of files allowed under your subscription. You can purchase additional file space by using the Manage My Subscription menu under your login user name.",
  "file-storage-short": "Not enough conveyor File storage...",
  "conveyor-copy-view-only": "Not authorised copy conveyor. View Permissions only.",
  "conveyors-copy-view-only": "Not authorized to copy one or more conveyors. View Permissions only.",
  "conveyor-delete-not-owner": "Not authorized to batch delete conveyor {convNo}, only the document owner can delete.",
  "conveyor-categories-view-only": "Not authorized to change conveyor categories. View Permissions only.",
  "conveyor-save-not-owner": "Not authorised to Save this conveyor. Copy it first.",
  "upload-file-failed": "Error Uploading Conveyor file",
  "upload-failed": "Not Authorised or Error uploading file",
  "upload-wrong-file": "File is null or the wrong fileType",
  "upload-error": "Error uploading: {error}",
  "curve-regression-failed":
    "A curve co-ordinate regression error has occurred. The first co-ordinate must be larger than 0. Regression calc has been aborted",
} as const;
