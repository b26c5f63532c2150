import type { HelpPage } from "../help-page-definition.ts";

export const officePages: readonly HelpPage[] = [
  {
    name: "comments",
    title: "Comments and others at the same design",
    group: "Working",
    about: "Say something about a number where it stands, and see what others do with the design.",
    text: `
Whoever sees a design may comment on it: its owner, those it is shared with, and members of its group. Demo conveyors,
which everyone sees, have no comments.

## Comment on something
Point at a field, a result or a finding and choose the speech bubble; in a field, Ctrl Alt M does the same. The trace of a
result has **Comment**, the table of points **Comment on point**. On a drawing, a chart or the
curves of a dynamic run, **Comment on a place** takes the next click. A comment on a run leads back to it as long as the
browser has that run; else run the scenario again. **Comments** above the work lists everything and has the whole design.

A comment stays with what it is about: with its point when others are put before it, with a drive as long as it drives the
same point, and across all versions. Where a point was deleted or a finding mended, it is listed under **No longer there**.

## Mention, answer, resolve
Type @ and choose a name; only others who see the design are offered. Whoever is mentioned or answered gets one mail with
all of it, some ten minutes after the first, unless they turned that off under Office preferences. The author edits and
deletes a comment, and can take the deletion back; the owner of the design and whoever began a thread resolve it. An answer
opens it again.

## Who else is here
Initials beside the buttons say who has the design open. When someone saves, you are told at once: **Show the difference**
opens the versions, **Take it over** puts the newer one on the screen. With unsaved changes of your own, **Bring both
together** compares field by field, and **Keep mine** leaves everything as it is.
`,
  },
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

## Choose, order, keep
Tick the reports you want; drag them into order or move them with the arrows. They are bound into one file: PDF, XLSX with
real numbers and the series of every chart, CSV, or a page of HTML. Starts and stops to simulate, other conveyors and
earlier versions of this one open further reports. Long work shows how far it is, and **Stop** ends it.

**Keep** stores the choice and its order as a template, for you or, with **For my group**, for everyone of your user group.
Colleagues choose from it and may keep a copy of their own; only who made a template renames, changes or deletes it, and
administrators those of a group.
Reports of a template that have nothing to say about a conveyor are left out.

## Drawings
Profile, long section, plan, cross-section, idlers, pulleys, starter curves, curve set-out, trajectory, turnover, feeder
and hopper are drawings in real units. DXF opens in CAD with layers; SVG and PNG go into documents; the 3D conveyor is
glTF. Text heights are fixed on paper, so a drawing stays readable at any scale.

## Save reports to pdf
Reports are shown on the screen. Check **Save reports to pdf** in the form [Drawings](form-drawings), or on the page of the
reports, to have them saved as a PDF file instead. The choice is remembered in this browser.

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
| Arrow up, Arrow down | number fields | step the value |
| Ctrl Z | editor | undo |
| Ctrl Y or Ctrl Shift Z | editor | redo |
| R, E, M | editor | results, findings, methods |
| T | editor | tools: calculators with what the design has |
| F, Escape | editor | view on the whole screen, and back |
| P | editor | pin the view |
| U | editor | metric or imperial |
| Alt 1 … Alt 5 | editor | layout, section, part, charts, dynamic |
| 1 … 8 | editor | toolbar: select, delete point, add pulley, drive, brake, take-up, intermediate point, hopper |
| 9, 0, N | editor | toolbar: drag points on the long section, on the plan, of the sketch |

## On a drawing of the points
| Keys | What |
| Arrow keys | choose the next point or the one before; in a drag mode, move the chosen point by the grid snap |
| Enter | with an adding mode: add the item after the chosen point |
| Delete | delete the chosen point |

## In the table of points
| Keys | What |
| Arrow keys, Page Up, Page Down, Home, End | move; with Shift extend the selection, with Ctrl to the end |
| Enter or F2 | edit the cell; on a result, show how it was calculated |
| any letter or figure | type over the cell |
| Ctrl Enter | type into all selected cells |
| Ctrl D | fill down |
| Ctrl C, Ctrl V | copy and paste blocks from and to a spreadsheet |
| Ctrl A | select all |
| Alt ↓ | sort by this column: up, down, as they stand |
| Delete | clear |
| Tab | next cell; leaves the table at its end |

Pasting more rows than there are asks whether to add points.
`,
  },
  {
    name: "account",
    title: "Account, sign-in and profile",
    group: "Working",
    about: "Registering, passwords, one session at a time, personal tokens.",
    text: `
Register with your e-mail address, which becomes your user name, and confirm it with the link you are sent. Until then
you see nothing that was shared with that address. A password has at least 12 characters and is none of those that anyone
would try first. A forgotten one is reset by a link in a mail.

## Second factor
On your [profile](/profile) you can set up an authenticator app or a passkey. Signing in then needs it besides the
password. Keep the recovery codes: each stands in once for a lost app or passkey. Whoever has lost these too asks an
administrator to reset the second factor. Administrators need one.

## One active session
A newer sign-in ends the older one. The older window says so, keeps what you had not saved as a draft and lets you sign
in again without leaving the page. After 30 days, or 14 without use, you sign in again.

## Profile
Your [profile](/profile) holds name, company and address (which invoices print), the password, the record of sign-ins
and your [API tokens](api).
`,
  },
  {
    name: "office-preferences",
    title: "Office preferences",
    group: "Working",
    about: "Allowed makers, belt kinds, voltages, spacings and the report template, for you and for your group.",
    text: `
[Office preferences](/office-preferences), in the menu under your name, say what your office wants of every new design.
They are stored with your account and with your user group. Your group's are changed by its owners and by administrators.

| Preference | What it does |
| Makers | Auto chooses from these categories of a library only |
| Belt kinds | Auto chooses fabric or steel-cord belts only; a first design takes the kind you use |
| Motor voltages | Auto chooses motors of these voltages only |
| Idler spacings | a new design begins with them; a first design goes closer where sag or rolls ask for it |
| Most sizes of a family | the most shafts, shells and other parts of one family when parts are standardised |
| Report template | the page of reports begins with it |
| Drawing frame | downloaded drawings, and the profile, long section and plan in reports, stand on a sheet with a title block: your company and logo text, project, drawing number, revision, scale and date |

## Yours and your group's
What you say goes before what your group says, and what neither says is left to practice. Makers are the exception: the
list of a company follows its contracts and spares, so that only makers on both lists are chosen from. Where no maker is on
both lists, your group's list holds.

## Where they act
A design follows the preferences of its owner, whoever looks at it. Parts that are kept, and parts on Manual, stay what they
are. Beside a part on Auto, and on the page of [five numbers](five-numbers), a line says what the office leaves to choose
from. Any row of a library can still be chosen by hand. Where the preferences leave no row that fits, the design has an
error finding, and the finding names the preference.
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
Each add-on is bought once, storage in a quantity.

## Buying
On [Subscribe](/subscribe) choose plan and cycle, then add-ons, who pays, and card or wallet. The total stands beside it all
the time. A payment that the bank declines leaves nothing behind; try another card. If the connection breaks while you pay, send the
form again: it is the same order and is charged once. One plan is active at a time; a second purchase is refused and leads to
[Manage subscriptions](/manage-subscriptions). Nobody pays for a day twice: while bought days or a cancelled plan still run, the page says what is
running and asks whether the new plan may start when it ends; nothing is charged before.

## Changing the plan
Under **ManageSubs** a dearer plan of the same billing cycle counts at once: you pay the difference for the days that are left, today included. A
cheaper plan, or one of the other cycle, follows when what is paid for ends, and can be taken back until then. Support moves to the new plan.

**Example.** Standard costs 20 AUD a month, Professional 39. Changed with 21 of 30 days left, 19 · 21/30 = 13.30 AUD are due.

## Changing add-ons
Under **ManageSubs** you add or remove support and storage while the plan runs. More is charged at once, for the days that are left; less is
kept as credit, which pays for later changes and is taken off the next renewal. The dialog says what is due before you agree.

**Example.** Storage costs 10 AUD a month. Three units added on the 16th day of a period of 30 days cost 30 · 15/30 = 15 AUD now and 30 AUD at
each renewal.

## What a limit does
A limit never hides or deletes a design. A Standard plan refuses to save a design beyond it, and to write its reports, and says
which value is beyond; you may still open, change and look at the results. Dynamic runs on the server need the Dynamic Analysis plan,
except on demo conveyors. The server checks, not only the screen.

## Days left
The last day counts: on the day a subscription ends one day is left. Days are whole days in UTC.

## Buying by days
Instead of a plan that renews you can [buy days](/buy-days): 30, 60, 90, 180, 360 or 720 at 1.9 AUD a day, 342 AUD for 180. If something
is still running the new days begin when it ends, otherwise when you pay. Beside a plan that renews they are sold only if you agree that its renewal ends. Until it is paid an order is *Pending* and can be paid or given up. Days have
the limits of the Professional plan, which is none; dynamic analysis is bought by name.

## Cancelling
A cancelled subscription runs to the end of what was paid and does not renew. Until then you can resume it. Nothing is paid back, and credit is
lost with it. After that, lists, libraries and designs stay readable.

## When a renewal fails
The bank may decline a renewal. The subscription is then *Past Due*: what was paid for has ended, adding and saving wait, and as soon as the provider
gets the money everything is as before. **Replace card** under ManageSubs tries again with another card.

## Invoices
Each payment has an invoice as PDF under **Transactions**. Customers in Australia get a TAX INVOICE: the GST contained in
the total is one eleventh of it. Others get an INVOICE without tax. An invoice is issued with the payment, carries the next number and never changes
afterwards. The first one goes to the address given when buying, later ones to the invoice address under **ManageSubs**, with your order number, or
else to the address of your [profile](/profile). A renewal that credit reduced shows the full price less the credit. A payment that is not plan
plus add-ons is called a prorated once-off payment.

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
Up to five files, 5 MB together. You get an acknowledgement, and you and the support team are told by e-mail of every answer. A ticket can be
replied to, closed and reopened; an answer to a closed one opens it again. Your list shows all of yours, and nobody else's.

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

- **Users**: sorted by registration date, ten to a page; click a heading to sort otherwise. Open one to correct name and address, confirm an e-mail address, give or take administration, or put it into a group. **Reset second factor** helps someone who lost the phone and the recovery codes; make sure first that it is really them who asks.
- **Groups**: create one, add and remove members. Members see the conveyors put into the group; a person is in one group at most.
- **Subscriptions**, on the page of a user: enter or correct one by hand, for customers who pay outside the program. A new one starts as program DeltaQ, 30 days from yesterday, 1.9 AUD a day, 57 AUD, Pending. What the payment provider holds is changed at the provider only.
- **Libraries**: what people added to the shared catalogues, newest change first. Correct a row, delete it with Undo, or take it over: then it stays for everyone and only administrators change it.
- **Support**: all tickets, open and closed ones; see [tickets](support).
- **Outbox**: mail that was written to a folder because no mail server is configured.
- **Audit log**: every act of an administrator with time, person and what was changed, also on the conveyors, library rows and tickets of others. Nobody can change it.

## Deleting a user
You are told first what changes hands. Conveyors, also those in the bin, become yours under the category *From* and the user's name; library rows become yours,
and so do the report templates that the user's group goes on using; what others shared with the user stays with its owners. A running subscription is cancelled at the payment provider before anything else, so that nobody is charged
for an account that is gone. Tickets stay. You cannot delete yourself, and the last administrator stays one.
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

A token does what its scopes allow (read, write, calculate) with your rights, until it ends. Delete it on the profile and
it stops working at once; changing your password ends all of them unless you keep them. The token of an administrator
needs the scope admin, and even then neither changes people and roles nor reads the outbox.

## Saving
A write carries the revision it began from. If the document changed in between you get status 409 and the current
revision: fetch, merge, try again. Refusals are JSON with a \`code\` for programs and a \`message\` for people.

## Lists
\`page\`, \`sort\` and \`search\` work alike for all libraries and the conveyor lists: \`/api/belts?page=1&sort=beltStrength&search=ST\`.

## Assistants
An assistant that speaks the Model Context Protocol works with your designs by the tools list_designs, open_design,
change_design, solve_design, list_findings, explain_number and make_report. Over HTTP its address is \`/api/mcp\` of your server,
with a token as above; it sees and does what the token may. For files on your own machine let it run

~ node /path/to/beltwright/apps/cli/src/main.ts mcp /path/to/designs

Only change_design changes anything: a new version, or a file beside the one there was. Every other tool takes changes to try.

## Without a server
The command line calculates JSON and T6 files on your own machine with the code of the editor, so it prints the same numbers. From the folder of the program:

~ npm run cli -- solve conveyor.json --method all
~ npm run cli -- solve conveyor.json --trace drives[0].t2Surplus
~ npm run cli -- dynamic conveyor.json --scenario start-full --out frames.csv
~ npm run cli -- dynamic conveyor.json --events "0 start, 8 trip, 9 brake"
~ npm run cli -- report conveyor.json --out design.pdf --language de --units imperial
~ npm run cli -- workbook conveyor.json --out conveyor.xlsx
~ npm run cli -- calculator traction friction=0.35 wrapAngle=210deg driveForce=97kN

| Command | Options |
| solve | \`--method\` ISO, CEMA, VISCO, DIN, CEMA-7, GB, IS, JIS or all; \`--json\`; \`--trace NAME\`; \`--as-stored\` keeps parts in Auto as the file holds them |
| dynamic | \`--scenario\` start, stop, brake, emergency-stop, power-failure or aborted-start, each -full or -empty; \`--events\`; \`--time\`, \`--interval\`, \`--elements\`; \`--out\` JSON or CSV |
| report | \`--reports\` names or all, \`--list\`; \`--out\` PDF, XLSX, CSV or HTML; \`--scenarios\`, \`--compare\`, \`--earlier\` |
| workbook | \`--out\` XLSX writes every input; \`--from\` XLSX lists changed cells and, with \`--out\`, takes them |
| mcp | folder of designs for an assistant |
| calculator | name and inputs, in the units of the list or with another; \`--json\`; without a name it lists them. What is left out is that of a worked example |

It ends with 0 when all is well, 1 when the conveyor has errors, 2 when it could not be calculated: a build server can watch a folder of designs.
`,
  },
];
