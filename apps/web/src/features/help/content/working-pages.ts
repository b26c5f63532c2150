import type { HelpPage } from "../help-page-definition.ts";

export const workingPages: readonly HelpPage[] = [
  {
    name: "conveyor-files",
    title: "Conveyor files",
    group: "Working",
    about: "The list of your designs: categories, batch edits, copying, deleting and taking back.",
    text: `
A conveyor file is one design. [My conveyors](/conveyors) lists yours by category, ten to a page, with a small profile
of each. Click a heading to sort, press **/** to search number, project, client and material.

## Categories
A category is a word you choose: a project, a client, an area of the plant. The chosen category is remembered. To rename
the category of many files select them and use **Edit selected**.

## Copying and deleting
**Copy** makes an independent design with you as its owner. **Delete** is done at once and offers Undo; a deleted file
stays in the [Bin](/conveyors/bin) for 30 days and is then removed for good. Only the owner or an administrator may
delete, one by one or in a batch. A batch stops before it begins if one file in it may not be touched.

## How many files
Any subscription allows 100 files, each unit of storage adds 100. The count stands in the top bar. When all are used, adding,
copying and saving are refused until you delete a file or buy [storage](subscriptions#changing-add-ons). When a subscription
lapses the same holds, and downloads wait as well; nothing is hidden or deleted, and you can open, calculate and look at everything.
`,
  },
  {
    name: "sharing",
    title: "Sharing, groups and demos",
    group: "Working",
    about: "Who sees a design, who may change it, and what a group is.",
    text: `
A design is seen by its owner, by administrators, by people it is shared with, and by members of its group.

| Right | What the other person can do |
| view only | open and calculate; nothing they change can be saved, and they may not copy it |
| can copy | make a copy of their own |
| can edit | change it in the editor and save that as a [proposal](proposals); saving over the original is for its owner |

## Sharing with a person
Choose **Share** in the menu of a row, add the person's user name (their e-mail address) and tick what they may do. An
address without a confirmed account is invited and sees the design once it is registered and confirmed. Whoever is new to a
design gets one mail with the way to it, unless they turned that off under Office preferences. Who may only look downloads
no file unless you tick **May download**, and sees versions from the sharing on unless you tick **Sees earlier versions**. The
same list stands in the document under [General](form-general) as \`docUsers\`, so it travels with JSON and XML files.

## Sharing without an account
A [link](links) shows a design to whoever has its address.

## Groups
Make one, or be invited to one, under [Group](/group). A design joins it when you tick the project group in the form General.
[Group conveyors](/conveyors/group) lists what colleagues have put there.

## Demo conveyors
[Demo conveyors](/conveyors/demos) ship with the program: overland, in-plant, downhill, pipe, stacker boom, tripper,
feeder and more, several of them from published cases. Everyone may open and copy them; a copy is yours.
`,
  },
  {
    name: "links",
    title: "Links without an account",
    group: "Working",
    about: "Show a design to someone without an account: what a link shows, until when, and how to end it.",
    text: `
A link lets someone without an account look at one design, also on a phone. Open **Share** and choose **New link**.

| Box | What the holder gets |
| Drawings | every drawing, and the conveyor in 3D |
| Results | values and findings |
| Drawings and results | the whole design in the viewer: inputs, drawings, 3D, charts, numbers that open, replay |
| Reports | the full report as PDF or XLSX |
| Downloads | the design as JSON or T6 XML, drawings and charts as files |

Reports and downloads need a current subscription, when the link is made and when it is opened.

## Version and date
**The newest** shows every later save too; **Revision … for good** stays as it is. The link ends after the day you choose.

## The address
It is shown once. Copy it then; if it is lost, or reached the wrong person, choose **New address**: the old one opens nothing
any more. **Revoke** closes the link. The list says how often each link was opened and when last.

## What is left out
Your name and address, the designer, the group, whom the design is shared with, its category and its versions. Company,
client, project and comments are shown, as on drawings and reports. Nothing can be changed or saved through a link.
`,
  },
  {
    name: "proposals",
    title: "Proposals",
    group: "Working",
    about: "Changes by people a design is shared with to edit: proposing, comparing, taking over, declining.",
    text: `
Only the owner of a design and administrators save over it. Whoever it is [shared with](sharing) to edit changes it in the
same editor, and **Save as proposal** (Ctrl S) puts the changes before the owner. The design stays as it is.

## Proposing
The first save makes a proposal, each further one is a version of it. Give it a name and a remark under **Proposals** in the
header. **Continue** opens it again later, **Withdraw** takes it back. Ten of your proposals may be open for one design. They
count as no files and need no subscription. When a proposal is decided while you work, your next save makes a new one.

When the owner saves meanwhile, **Compare** offers **Bring up to date**: a new version of the proposal with what the owner
changed; you choose where both of you changed. **Earlier versions** are there to compare.

## Comparing and deciding
The owner finds the number of open proposals in the list of conveyors and in the header of the editor, and is told by mail.
**Compare** lists every input that differs, with the value of the design and the proposed one, the main results that move and
the findings that come or go. What both of you changed is marked **both changed** and stays as the owner has it until chosen
otherwise. **Look at it** opens the proposal in the whole editor, read only.

| Button | What it does |
| Take chosen | saves the design with the chosen changes as its next version |
| Take all | takes every change, also where both changed |
| Decline | leaves the design as it is; a reason is needed |

The proposer is told by mail and reads the note under Proposals. [Versions](versions) names the proposal a version was taken
from; restoring the version before takes the decision back.

## Who sees them
The proposer, the owner, administrators, and others who may edit. When the sharing ends or the account is deleted, the proposal
stays with the owner. Work that may no longer be proposed is kept in your browser and can be saved as a copy.
`,
  },
  {
    name: "trade-studies",
    title: "Trade studies",
    group: "Working",
    about: "Many designs tried at once: choices, objectives, conditions, the front that none other beats and its knee.",
    text: `
A trade study answers which combination of width, speed, trough, spacing, drives and other choices is best by the results
that matter to you. Open **Trade study** in the group Analyse of the editor.

## What is asked
**Choices** are lists such as 1000, 1200, 1400 or ranges such as 2:5:0.5 (from, to, step). Suggested are the widths and speeds
that carry the tonnage 50 to 95 % full. Any field of the conveyor may be added, also the layout of the drives, the place
of the take-up, the starter and the type of belt. **Objectives** are results to be as small or as large as possible.
**Conditions** are limits of results; no candidate with an error counts in any case.

## How it is answered
Candidates that overfill the belt, are too narrow for the lumps, too fast or too steep for the material go first, without
tensions. Of the rest every one is solved with its parts chosen, as long as they are 20 000 at most; beyond that a search
(NSGA-II) goes through generations of 100 candidates and says how many it tried. The same study gives the same answer
each time, whatever the number of processors.

## What it shows
| Mark | Meaning |
| grey | meets all conditions |
| front | no other candidate is at least as good in every objective and better in one |
| knee | the point of the front farthest from the line through its ends: where giving up a little of one objective gains most of the other |
| today | the design as it is open |

**What fails** counts the candidates by the limit they do not meet. **Compare** opens a candidate beside today's design; taking it
over is one step that can be undone, or is saved as a [version](versions) at once. The CSV has every candidate that was solved.
`,
  },
  {
    name: "versions",
    title: "Versions",
    group: "Working",
    about: "Every save is kept. Name one, compare two, go back.",
    text: `
Each accepted save keeps the one before it. **Versions** in the menu of a conveyor shows the timeline: revision, time,
person and, if you gave one, a name such as "issued for tender". A version that was [released](review) says so, with its
label and date, and whether a later revision supersedes it; that line opens the release.

## What changed between two
Choose two versions. You see the inputs that differ, with old and new value, and the results that moved, largest
relative change first.

## Going back
**Restore** makes an old version the newest one. Nothing is lost: what you had becomes a version itself. Library rows
keep their history in the same way.

## At a full quota
When all files of your plan are used, saving is refused, but your work is kept as a draft on top of the timeline, for you
alone. Delete conveyors you no longer need or buy file space, then restore the draft or save again.
`,
  },
  {
    name: "comparison",
    title: "Comparing designs",
    group: "Working",
    about: "Several designs as columns, differences marked, best values in bold.",
    text: `
Select two or more rows in a list and choose **Compare** (key **c**). Each design is a column; rows are grouped by
subject. Rows without a difference can be hidden. The best value of a row is bold where better has a direction: less
power, lower tension, smaller take-up, longer idler life.

Results are calculated anew for every design with the program as it is today, so a comparison never mixes old numbers
with new ones. **Download CSV** writes the same table for a spreadsheet.
`,
  },
  {
    name: "goal-seek",
    title: "Goal seek",
    group: "Working",
    about: "Which value of an input gives a result the value you want.",
    text: `
Which speed fills the belt to 75 %? Which take-up mass leaves 5 kN of surplus? Click a number of the results or of the summary and
choose **Goal seek** above [how it was calculated](trace), or press **Ctrl K** and type *goal seek*.

Choose the result and its goal, the input to change, and between which values; without any the bounds of the field hold. Each value
is tried by a whole calculation, at most 100 of them. Of several answers you get the one nearest to today's value.

## Parts
**Chosen anew** lets Auto choose belt, drives and pulleys for each value, so the answer is a design of its own. **Held as they are**
asks how the machine of today behaves; when you apply the answer these parts stay until the next change.

## Jumps
Where a part changes, a result may jump past the goal. The answer is then the last value that keeps it at or below the goal, or at or
above it as you choose, with what changes there. A result with a limit begins with the side on which it is allowed.

## Out of reach
Where no value meets the goal you see the one that comes nearest and what it gives, or that the input does not change the result at all.

Results are compared with all their digits, before they are rounded for the screen. **Apply** is one step; undo takes it back.
From the command line: \`seek FILE --change beltSpeed --until percentBeltCapacity=75\`.
`,
  },
  {
    name: "libraries",
    title: "Libraries",
    group: "Working",
    about: "Catalogues of components, materials and method profiles, shipped and your own.",
    text: `
There are sixteen: belts, brakes, fluid couplings, gearboxes, holdbacks, idlers, materials, method profiles, motors, pulleys, pulley
shafts, pulley shells, pulley widths, shaft couplings, starters and cover rubbers. All are the same kind of list: a category, a search,
sortable columns, ten rows to a page, and a form beside the list.

## Whose rows
Shipped rows belong to the program; you may use and copy them. Rows you add or copy are yours: you may change and delete
them, with or without a current subscription. Adding and copying need a subscription. Administrators may change any row.

## How a design uses a row
Choosing a row **copies** it into the design, together with the identity and revision it came from. A later change of
the library does not change your design: it computes the same next year. Where the row has changed since, the component says so and offers the new values.

## Which rows fit
Open from a component of the editor, the library says of each row whether it fits the duty, and what it misses:
"Torque 5100 Nm of 6300 Nm needed". Rows that fit come first; **Fits only** hides the others. You may pick any row: what it
misses becomes a finding.

## Automatic choice
A component on Auto looks at the rows that may be chosen (the field \`allowSelection\`), of its category, and takes the
first that meets every limit in a fixed order: a motor by power, a gearbox by price and then torque, a pulley shaft by
diameter. If no row fits, a finding names the limit that the nearest row misses. See [components](findings-components).

Which rows those are depends on the owner of the design. Auto uses rows that came with the product, rows an
administrator has verified, rows of your user group and rows of your own. Rows that others made public are used only
where you switch them on. You can still choose any row by hand.

## Parts stay as saved
Saving writes what Auto has chosen into the design. A saved design opens and computes with those parts, even if the
libraries change or a row is deleted. When Auto would choose otherwise now, a line above the design says so: **Accept**
lets it choose again, **Keep** leaves everything as it is, **Compare** shows the parts and the results that would move.
Auto chooses anew as soon as you change an input. The menu of the editor has **Freeze all parts**, which sets every chosen part to
Manual, and **Choose parts again**.

## Few sizes
Auto gives every pulley the smallest shaft and shell that pass. **Standardise parts…** in the same menu lets them share
sizes where the spare and the drawing that are saved are worth more than the steel, or than the price where your libraries
have one for every part. Tick the families: shafts with their bearings, shells of equal diameter, diameters of bends and
take-up, faces, and whole drives, which then have one motor, gearbox, couplings, brake and voltage. Beside each stands how
many sizes there are as calculated and as standardised, and below them what is added in mass and cost. Parts only grow to
others of the conveyor; every check is made again, and a part that would fail keeps its own size. **Most sizes of a family**
of your [office preferences](office-preferences) limits each family. Parts on Manual stay. Undo takes it back.

## Import and export
**CSV** holds the rows as a spreadsheet shows them; the import previews what would be added, changed or refused before
anything is stored. Lists can be changed in place: click a cell, type, Enter.
`,
  },
  {
    name: "starter-curves",
    title: "Starter curves",
    group: "Working",
    about: "Drawing and typing how a drive starts and stops.",
    text: `
A starter is a list of points of one of two kinds.

- **Torque-Speed**: torque in percent of full-load torque against speed in percent of full-load speed. For wound-rotor motors, soft starters, fluid couplings as measured. The belt then accelerates as the surplus of torque allows.
- **Speed-Time**: speed in percent against time. For drives that control speed. The torque follows from the acceleration and is checked.

::drawing starter The curve of a starter as the editor draws it.

## Editing
Drag points, type them in the table, add, copy or delete rows. Scaling factors multiply time, torque or speed of all
points. Paste from a spreadsheet: three tab-separated columns are torque, speed, time; two columns are torque and speed,
or speed and time, by the kind of the starter. Points are sorted after every edit.

## How a curve is read
Between points the value is interpolated on a straight line; before the first and after the last it stays constant.
Above full-load speed the torque falls to zero at synchronous speed and becomes negative beyond it: the motor brakes.
With fewer than two points the starter counts as absent and the fluid coupling, or the motor itself, decides.

## Worked example
Points (0, 100 %), (20, 140 %), (80, 140 %), (100, 100 %) on a conveyor of 176 t moving mass at 3 m/s, Te 96.8 kN, rated
force 112.4 kN. In each stretch the surplus is a straight line, so its time is mass times speed gained over the
logarithmic mean of the surplus. The three stretches take 3.19, 5.24 and 3.19 s: the full belt reaches speed in 11.6 s,
the empty one in 2.0 s. Such a difference is why empty starts, not full ones, often show the largest acceleration.
`,
  },
  {
    name: "file-formats",
    title: "Upload and download",
    group: "Working",
    about: "JSON and T6 XML: what they hold, what is accepted, why a file is refused.",
    text: `
A conveyor is exchanged as **JSON** or **T6 XML**. Both hold the same names and values: the fields of the conveyor, its
records (\`matl\`, \`belt\`, \`csIdler\`, \`rsIdler\`), its lists (\`docUsers\`, \`pulls\`, \`drives\`) and, beside the inputs, the
results that were computed when the file was written. Downloads are for subscribers.

## What holds for both
- Values are metric, in the unit the form shows in metric, exactly as typed. \`metric: false\` only says how a design is shown.
- Inputs are the truth. Results in a file are shown and compared with ours, never believed.
- Missing inputs take the value a new conveyor starts with. \`null\` is not missing and is refused.
- Unknown fields survive reading and writing, also from one format to the other.
- Numbers you type keep every digit a double can hold; results have 12 significant digits. Decimal commas, numbers as
  text, NaN and infinity are refused.
- \`contactAngle\`, \`departAngle\` and \`wrapAngle\` of a pulley follow from the belt path, and so does the wrap of a drive,
  unless you type one: then its mode is Manual. A typed wrap counts for grip, resistance and belt length, the other two
  angles for the direction of the pulley's load. The belt is drawn as the points lie.

## T6 XML
The root is \`<conveyor>\`; each field is an element of its name; rows of a list stand inside it, such as
\`<pulls><pull>…</pull></pulls>\`. Any order is read, also the roots \`T6\` and \`Conveyor\`. Document type declarations and
entities are refused for your safety.

~ <conveyor>
~   <schemaVersion>1</schemaVersion>
~   <convNo>CV-104</convNo>
~   <pulls>
~     <pull><noID>1</noID><no>1</no><pType>Tail</pType></pull>
~   </pulls>
~ </conveyor>

## JSON
One object in UTF-8 with \`schemaVersion\` first. Field names are those shown in the last column of every
[form page](form-general).

## Workbook
**Download workbook** in the File menu writes every input into cells: *Inputs* what stands once, *Points*, *Drives* and the
other lists a row each, in the units you work in. Change cells in any spreadsheet program, formulas included, save, and choose
**Take over a workbook…**: changed cells are listed with what the design has now, you tick what to take, and it is one step to
take back. Cells nobody touched keep every digit. Rows may be sorted; add and delete points and drives in the editor. The whole
design travels in a hidden sheet, so do not delete it.

## When a file is refused
A file is read whole or not at all, and the list names the place of every mistake, such as \`drives[0].motor.power\`.

| What is said | What to do |
| The file is too large | a conveyor holds at most 20 MB; pictures are usually the reason |
| The file is not UTF-8 text | save it again as UTF-8 |
| The file is broken or was cut short | download or export it again |
| The file does not hold a conveyor | it needs points (\`pulls\`) and one of number, width or capacity |
| Some values of the file are wrong | correct the places named; limits stand on the form pages |
| Written by a newer version | update the program that reads it |

Old files are migrated on reading, and the report after the upload says what was changed.
`,
  },
];
