/** Links that open a conveyor without an account. The wording is ours. */
export const linkMessages = {
  "link-closed":
    "This link opens nothing: it has expired, was revoked, or part of it is missing. Ask whoever sent it for a new one.",
  "too-many-links": "This conveyor has 100 links. Make one of them anew instead.",
  "link-not-found": "There is no such link.",
  "link-made": "Copy the address now; it is not shown again.",
  "link-revoked": "The link no longer opens.",
  "link-changed": "Link changed.",
  "link-view": "You are looking at a design through a link. Nothing can be changed here.",
  "links-load-failed": "Failed to load the links",
  "link-whole-design":
    "Drawings and results together open the whole design, its inputs included; one alone sends only pictures or only figures.",
  "link-private": "Names of people, your group and whom the design is shared with are left out.",
} as const;
