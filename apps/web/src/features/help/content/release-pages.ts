import type { HelpPage } from "../help-page-definition.ts";

/** Groups that users run, review and release. */
export const releasePages: readonly HelpPage[] = [
  {
    name: "groups",
    title: "Groups",
    group: "Working",
    about: "Make a group, invite colleagues, give roles, and say who checks and approves designs.",
    text: `
A [group](/group) is an office: its members see the designs that are filed under it, share library rows of scope Group,
report templates and [office preferences](office-preferences). A person is in one group.

## Make one, invite, leave
Under your name choose Group. Whoever makes a group is its owner. An owner invites people by e-mail address; they accept or
decline on the same page once they are signed in with that address. Nobody joins a group by knowing its name. You may leave
at any time; the last owner names another owner first.

| Role | What it adds to being a member |
| Owner | invites, gives roles, takes people out, sets the rules and the preferences of the group |
| Engineer | what every member has |
| Checker | checks designs of others, unless the rules say otherwise |
| Viewer | what every member has, and usually no step of a [review](review) |

## Who checks and approves
The rules of the group say which roles may check and which may approve. Nobody checks what they designed themselves. Groups
that an administrator made have engineers only, until the administrator names an owner.
`,
  },
  {
    name: "review",
    title: "Review and release",
    group: "Working",
    about:
      "Send a revision to review, accept findings with a reason, release it, and prove later that it is unchanged.",
    text: `
Review, in the head of the editor, takes a saved version through three names: designed, checked, approved. Without a
[group](groups) you take all three steps yourself, and the report shows your name three times.

## The steps
1. The owner of the design sends what is saved to review, with a revision label such as A or 0 and a remark.
2. The checker goes through the findings and accepts each with a reason. Errors must be accepted, or mended in a new
   version. Then the checker signs.
3. The approver releases it. The revision released before is superseded.

The start page lists the revisions that wait for your check or approval.

At each step the revision can be sent back with a reason; the owner can withdraw it until it is released. The design itself
can be edited on: the head of the editor says how many fields changed since the release.

## What a release fixes
A released revision never changes. Its file and its PDF carry the names, the times, the accepted findings with their
reasons, and a content hash. The hash stands in short at the foot of every page of the PDF and whole on its cover. The
revision table of every report is filled from the releases.

## Prove it
\`npm run cli -- verify FILE.pdf\` or \`FILE.json\` says whether a released file is unchanged; one changed digit is found. The
PDF has the released file inside. Anyone can make a file with a hash of its own, so ask the server that released it:
\`/api/releases/verify/HASH\` says whether it knows the hash, and whether that revision is superseded.
`,
  },
];
