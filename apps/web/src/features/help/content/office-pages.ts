import type { HelpPage } from "../help-page-definition.ts";

export const officePages: readonly HelpPage[] = [
  {
    name: "reports",
    title: "Reports and drawings out",
    group: "Working",
    about: "What leaves the office: summaries, tables, drawings, files.",
    text: `
Reports are made from the design and its results by the same code in the browser, on the server and at the command line,
so that a printed number equals the number on screen.

## What a report holds
Title block with company, client, project, designer and date from the form [General](form-general), the sketch, the
company logo, then the chosen parts: input echo, stations and sections, tensions per case, power, resistances by
component, pulleys, shafts, idlers, drives, starting and stopping, curves, take-up, findings, and an appendix that prints
the formulas with the values put in. Units are those you work in.

## Drawings
Profile, long section, plan, cross-section, idlers, pulleys, starter curves, curve set-out, trajectory, turnover, feeder
and hopper are drawings in real units. DXF opens in CAD with layers; SVG and PNG go into documents; the 3D conveyor is
glTF. Text heights are fixed on paper, so a drawing stays readable at any scale.

## Company logo and sketch
Copy a picture into the logo field of the form General. PNG, JPEG, GIF and WebP are taken.
`,
  },
  {
    name: "units",
    title: "Units",
    group: "Working",
    about: "Metric inside, metric or imperial on screen, exact conversion.",
    text: `
Documents, files and the API hold metric engineering units: m, mm, t/h, kg/m³, kN, kW, degrees. The engine calculates in
SI base units. The switch in the top bar shows and takes imperial units instead; key **U** in the editor. Nothing stored
changes when you switch.

## Typing units
Any length field takes \`48 in\`, \`4 ft\`, \`1.2 m\`; forces \`5000 lbf\` or \`22 kN\`; tonnage \`2000 tph\` (metric) or \`2204 stph\`.
Arithmetic works: \`1200+2*25\`.

| Quantity | Metric | Imperial | Exactly |
| length | m | ft | 1 ft = 0.3048 m |
| force | kN | lbf | 1 lbf = 4.4482216152605 N |
| mass | kg | lb | 1 lb = 0.45359237 kg |
| tonnage | t/h | short ton/h | 1 short ton = 907.18474 kg |
| power | kW | hp | 1 hp = 745.6998… W |
| tension per width | kN/m | lbf/in | 1 lbf/in = 175.1268… N/m |

Four significant digits are shown; hover or copy for all of them. Gravity is 9.80665 m/s² throughout.
`,
  },
  {
    name: "shortcuts",
    title: "Keyboard shortcuts",
    group: "Working",
    about: "Every screen lists its keys when you press the question mark.",
    text: `
| Keys | Where | What |
| Ctrl K | everywhere | search screens, libraries, help and actions |
| ? | everywhere | keys of this screen |
| Esc | everywhere | close a panel or dialog |
| / | lists, help | search |
| Arrow down, Arrow up | lists | next row, row before |
| Alt Page Down, Alt Page Up | lists | next page, page before |
| Enter | lists | open the row |
| x | conveyor lists | select the row |
| Delete | lists | delete the row |
| n | libraries | new entry |
| u | My conveyors | upload a file |
| e | My conveyors | edit selected |
| c | conveyor lists | compare selected |
| Ctrl S | editor, library forms | save |
| Ctrl Z | editor | undo |
| Ctrl Y or Ctrl Shift Z | editor | redo |
| R, F, M | editor | results, findings, methods |
| U | editor | metric or imperial |
| 1, 2, 3 … | editor | drawings above the form |

## In the table of points
Arrow keys move, Shift extends the selection, Enter edits, Ctrl C and Ctrl V copy and paste blocks from and to a
spreadsheet, Delete clears. Pasting more rows than there are asks whether to add points.
`,
  },
  {
    name: "account",
    title: "Account, sign-in and profile",
    group: "Working",
    about: "Registering, passwords, one session at a time, personal tokens.",
    text: `
Register with your e-mail address, which becomes your user name, and confirm it with the link you are sent. A forgotten
password is reset the same way.

## One active session
A newer sign-in ends the older one. The older window says so, keeps what you had not saved as a draft and lets you sign
in again without leaving the page.

## Profile
Your [profile](/profile) holds name, company and address (which invoices print), the password, the record of sign-ins
and your [API tokens](api).
`,
  },
  {
    name: "subscriptions",
    title: "Subscriptions and invoices",
    group: "Working",
    about: "Plans, add-ons, what each allows, billing, cancelling, invoices.",
    text: `
::plans

Add-ons are support for the plan you chose and storage in units of 100 files; both follow the billing cycle of the plan.
Each add-on is bought once, storage in a quantity. Changing add-ons in the middle of a period is charged for the days
that are left.

## What a limit does
A limit never hides or deletes a design. A Standard plan refuses to save a design beyond it and says which value is
beyond; you may still open, change and look at the results. The server checks, not only the screen.

## Days left
The last day counts: on the day a subscription ends one day is left. Days are whole days in UTC.

## Buying by days
Instead of a plan that renews you can buy a number of days, 180 by default, at 1.9 AUD a day. If something is still
running the new days begin when it ends.

## Cancelling
A cancelled subscription runs to the end of what was paid. After that, lists, libraries and designs stay readable.

## Invoices
Each payment has an invoice as PDF under **Transactions**. Customers in Australia get a TAX INVOICE: the GST contained in
the total is one eleventh of it. Others get an INVOICE without tax.

> In sandbox mode a banner says that no money moves, and lists cards to test with.
`,
  },
  {
    name: "support",
    title: "Support tickets",
    group: "Working",
    about: "Asking us, with the file that shows the problem.",
    text: `
Open a ticket with a subject and a description; attach a file, ideally the conveyor as JSON and a picture of the screen.
You and the support team are told by e-mail of every answer. A ticket can be replied to, closed and reopened; your list
shows all of yours.

A good ticket says what you did, what you expected and what you saw, and names the point, drive or load case. If a
number looks wrong, open its [trace](trace) and quote the step you doubt.
`,
  },
  {
    name: "administration",
    title: "Administration",
    group: "Working",
    about: "Users, groups, subscriptions, libraries, outbox: for administrators.",
    text: `
Administrators see these screens in the navigation; for others they do not exist.

- **Users**: sorted by registration date, ten to a page. Before a user is deleted you are told what happens to their files.
- **Groups**: create one, add and remove members. Members see the conveyors put into the group.
- **Subscriptions**: add or change one by hand, for customers who pay outside the program.
- **Libraries**: any row may be changed; owners are kept.
- **Outbox**: mail that was written to a folder because no mail server is configured.
- **Audit log**: every act of an administrator with time, person and what was changed.
`,
  },
  {
    name: "api",
    title: "API and tokens",
    group: "Working",
    about: "The same calls the screens use, for scripts.",
    text: `
Everything the screens do goes through HTTP calls under \`/api\`. They are described, with shapes and examples, in the
[API reference](/api/docs).

## Tokens
Make a personal token on your [profile](/profile). It is shown once; keep it like a password. Send it with each call:

~ curl -H "Authorization: Bearer YOUR_TOKEN" https://your-server/api/conveyors
~ curl -H "Authorization: Bearer YOUR_TOKEN" https://your-server/api/downloadJson/ID -o conveyor.json

A token has your rights, no more. Delete it on the profile and it stops working at once.

## Saving
A write carries the revision it began from. If the document changed in between you get status 409 and the current
revision: fetch, merge, try again. Refusals are JSON with a \`code\` for programs and a \`message\` for people.

## Lists
\`page\`, \`sort\` and \`search\` work alike for all fourteen libraries and the conveyor lists: \`/api/belts?page=1&sort=beltStrength&search=ST\`.

## Without a server
The command line calculates files on your own machine: \`solve FILE --method all\`, \`solve FILE --trace te\`,
\`dynamic FILE --scenario start-full\`. It prints the same numbers as the editor.
`,
  },
];
