/** Review and release. The wording is ours. */
export const releaseMessages = {
  "release-not-yours": "Your role does not allow this step. The rules of the group say who checks and who approves.",
  "release-open": "A revision of this design is in review already. Finish or withdraw it first.",
  "release-label-used": "This revision label is used already. Choose the next one.",
  "release-moved-on": "Someone took this step before you. Look at the revision again.",
  "release-findings-open": "Some errors are not accepted yet. Accept each with a reason, or send the revision back.",
  "finding-not-found": "This revision has no such finding.",
  "release-not-calculated": "This version cannot be calculated, so there is nothing to review.",
  "hash-not-known": "No revision with this hash was released here.",
} as const;
