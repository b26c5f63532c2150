/** Groups that users run. The wording is ours. */
export const teamMessages = {
  "in-a-group": "You are in a group already. Leave it first: a person is in one group.",
  "not-group-owner": "Only an owner of the group may do this.",
  "last-group-owner": "A group needs an owner. Make someone else an owner first.",
  "not-a-member": "There is no such member in your group.",
  "invitation-gone": "This invitation was answered or withdrawn.",
  "member-already": "This person is in your group already.",
  "too-many-invitations": "Too many invitations wait for an answer. Withdraw some first.",
  "group-made": "Group {name} is made.",
  "group-left": "You have left {name}.",
  "invitation-sent": "{address} is invited.",
} as const;
