/** Sentences about comments and about others at the same design; our own words. */
export const commentMessages = {
  "comment-failed": "This comment is no longer there. Reload the comments to see what is.",
  "comment-not-yours":
    "Only the author changes or deletes a comment; the design's owner and whoever began it resolve it.",
  "too-many-comments": "This design has as many comments as it can hold.",
  "comment-deleted": "Comment deleted.",
  "newer-version": "{name} saved revision {revision} of this design.",
  "newer-version-nobody": "Revision {revision} of this design was saved elsewhere.",
  "newer-version-unsaved": "Your changes are not saved yet; none is lost whatever you choose.",
  "design-deleted":
    "This design was deleted. Its owner can take it back from the bin; your changes are kept in this browser.",
  "design-closed": "You no longer have access to this design. Your changes are kept in this browser.",
} as const;
