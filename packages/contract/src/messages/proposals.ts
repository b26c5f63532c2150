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
    "This conveyor is shared with you to edit: your changes are saved as a proposal, which its owner can take over.",
  "proposal-goes-on": "{reason} Your changes go into a new proposal.",
  "proposal-saved": "Proposal saved. The owner can see it now.",
  "proposal-taken": "Changes taken: revision {revision} of the design. Versions has the one before.",
  "proposal-declined": "Proposal declined. Its author is told.",
  "proposal-withdrawn": "Proposal withdrawn.",
  "no-proposals": "No proposals yet. People it is shared with to edit can make them.",
  "save-before-deciding": "Save or undo your changes to the design before you take a proposal over.",
} as const;
