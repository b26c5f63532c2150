/** Changes to a design by people who may not save it. The wording is ours. */
export const proposalMessages = {
  "proposal-not-allowed":
    "Proposals are for people the design is shared with to edit; its owner and administrators save the design itself.",
  "proposal-decide-not-owner": "Only the owner of the design and administrators decide on proposals.",
  "proposal-not-own": "Only the person who made a proposal can change, name or withdraw it.",
  "proposal-load-failed": "There is no such proposal, or it is not for you to see.",
  "proposal-decided": "This proposal has been decided.",
  "proposal-changed": "The proposal was saved again since you opened it.",
  "proposal-base-missing": "The version these changes began from cannot be found. Save them as a copy.",
  "too-many-proposals": "You have {most} open proposals for this design. Withdraw one before you add another.",
  "proposal-nothing-chosen": "Tick the changes to take, or decline the proposal.",
  "proposes-changes":
    "This conveyor is shared with you to edit. Only its owner can save over it: your changes are saved as a proposal, which the owner can take over.",
  "proposal-goes-on": "{reason} Your changes go into a new proposal.",
  "proposal-saved": "Proposal saved. The owner of the design can see it now.",
  "proposal-taken": "Changes taken. This is revision {revision} of the design; Versions has the one before.",
  "proposal-declined": "Proposal declined. The person who made it is told.",
  "proposal-updated": "Proposal brought up to date. It begins from revision {revision} of the design now.",
  "proposal-behind":
    "The design is at revision {revision} by now; this proposal began from revision {base}. Bringing it up to date makes a new version of the proposal: what the owner changed alone comes in, what both changed is as chosen here.",
  "save-before-updating": "Save your changes to the proposal before you bring it up to date.",
  "proposal-earlier-version": "It is an earlier version; the newest is version {newest}.",
  "proposal-withdrawn": "Proposal withdrawn.",
  "no-proposals": "No proposals yet. Someone the design is shared with to edit can propose changes.",
  "save-before-deciding":
    "The design has changes that are not saved. Save or undo them before you take a proposal over.",
} as const;
