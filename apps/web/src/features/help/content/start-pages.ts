import type { HelpPage } from "../help-page-definition.ts";

export const startPages: readonly HelpPage[] = [
  {
    name: "getting-started",
    title: "Getting started in five minutes",
    group: "Start",
    about: "From nothing to a conveyor with tensions, power, a belt and a list of what still needs your attention.",
    text: `
You need an account to keep designs. Everything below also works on a demo conveyor, which you can open and change
freely; only saving needs a design of your own.

## Minute one: open something
1. Sign in. The start page offers three large choices: open a demo, start from five numbers, upload a file.
2. Choose [five numbers](five-numbers) if you have a job in hand, or open one of the [demo conveyors](/conveyors/demos) to look around.
3. The [editor](editor) opens: groups of forms at the left, a view and the open form in the middle, results at the right.

::drawing profile A first design: head drive with snub, gravity take-up on the return strand, one loading point at the tail.

## Minute two: say what is carried
Open the form **Material** and choose a row of the library. Two densities matter: the low one decides how much room the
material takes on the belt, the high one how heavy a flooded belt can become. Then open **Capacity** and type the design
tonnage and belt speed. The strip above shows at once how full the belt is. Between 70 and 85 % is a healthy first choice;
above 100 % the load no longer fits inside the [edge distance](capacity#edge-distance) and a finding appears.

## Minute three: lay the conveyor out
Open **Points**. Each row is a point of the belt loop in the direction of travel: tail, hopper, intermediate points,
drive, bends, take-up. Type or paste x (along) and z (height). You can also drag points in the drawing; the grid snaps.
The section from a point to the next belongs to that point: its tonnage, idler spacing, skirts and curve radius.

## Minute four: read the answer
Every change is calculated within milliseconds. Look at three things first.

- **Te**, the effective tension: the sum of everything that resists the belt. Te times belt speed is belt power.
- **Tmax** and the belt safety factor: whether the belt is strong enough while running and while starting.
- **Findings**, the list of errors, warnings and notes. Each leads to the field that caused it and to its explanation here.

Any number underlined with dots opens into its [trace](trace): formula, clause, values put in, down to what you typed.

## Minute five: let the program choose
Belt, motors, couplings, gearbox, holdback, brake, pulleys and idlers each carry a chip **Auto** or **Manual**. Auto
chooses from the [libraries](libraries) at every change; Manual keeps what you picked and only checks it. Picking a row
yourself switches that component to Manual, and so does the switch: it holds on to what Auto has chosen.

Save with **Ctrl S**. What next: [the load cases](load-cases), [drives and slip](traction), [starting and stopping](starting-stopping).
`,
  },
  {
    name: "five-numbers",
    title: "A design from five numbers",
    group: "Start",
    about: "Tonnage, length, lift, belt width and material give a complete first design.",
    text: `
The page [New conveyor from five numbers](/conveyors/new) asks for what a client usually knows in the first telephone
call and answers with a conveyor that calculates without errors. It is a start, not a proposal: change anything.

| You type | What is made of it |
| Tonnage, t/h | load on every carrying section; also decides belt speed together with width and material |
| Length, m | distance along the ground from tail to head |
| Lift, m | head above tail; negative for a conveyor that runs downhill |
| Belt width, mm | idlers, rolls, pulley faces; until typed, the narrowest usual one for tonnage, lumps and pull |
| Material | densities, surcharge angle, lump size, highest speed and slope |
| Runs in both directions | every case is checked both ways, one take-up holds in both, and no holdback is chosen |

## How the rest is chosen
- **Belt speed** is the lowest preferred speed that fills the belt to at most 80 %, within what the material allows.
- **Layout** follows from the pulls: one drive at the head; two drive pulleys or a drive at the tail as well where one would need a stronger belt; boosters beyond what one belt bears. A belt that its load drives downhill gets drive and brake at the tail, its upper end. One sentence below the results says which and why.
- **Take-up** is a screw at the tail up to 40 m, a carriage at the tail of short inclines, a mass that hangs behind the drive up to about 2 km, and a winch beyond.
- **Idlers, belt kind and lagging** follow practice: closer idlers inside plants and wider ones overland, fabric belts on short conveyors and steel cord on long or heavy ones, ceramic lagging above 500 kW on a pulley. Rolls are large enough to turn at 600 rev/min or less.
- **Drives** of one conveyor are equal: the same motor, gearbox, pulley diameter and lagging, whatever their share.
- **Belt, motor and pulleys** are sized in turn, because each changes the other: a heavier belt needs more power, more tension needs a stronger belt.
- Components stay on **Auto**, so they follow when you change the numbers.

## Worked example
720 t/h of coal over 400 m, rising 35 m, on a belt 1000 mm wide. Lifting alone takes 720/3.6 · 9.81 · 35 ≈ 69 kW.
Friction of a well kept belt of this length adds roughly a third of that, so expect a motor near 110 to 132 kW. If the
first design says something very different, look at the [resistances](method-iso) before you trust either number.
`,
  },
  {
    name: "editor",
    title: "The editor",
    group: "Start",
    about: "Where everything stands, how selection works, how to save, undo and merge.",
    text: `
## Arrangement
- **Above**: counts of findings, then Te, Tmax, power, fill, belt safety factor and take-up tension, each with its limit and how much of it is used. A tick passes, a triangle is within a tenth of the limit, a cross is beyond it. After a change the old value stands beside the new one; ▲ and ▼ compare with the saved version.
- **Left**: the forms in the order of the work: Project, Duty, Route, Belt & idlers, Drives, Pulleys, Analyse. A cross or a triangle says where an error or a warning leads. **Tools** opens the [calculators](calculators).
- **Middle, above**: one of five views, Layout, Section, Part, Charts or Dynamic. It follows the form; the pin holds it, and F gives it the whole screen until Escape. The profile is a tool: choose a mode of the toolbar to add or delete points, drag them, or link a pulley to a drive.
- **Middle, below**: the open form with its findings on top, each with the fields that may mend it.
- **Right**: results, those of the open form first, findings, traces, the methods side by side. It folds away.

Selecting a row, a pulley in a drawing or a finding selects it everywhere. Panes can be resized and are remembered. On a
small screen the groups are a rail of icons, and **All results** opens the results over the form.

## Fields
A number field takes units and arithmetic: \`48 in\`, \`1200+50\`, \`0.5*3\`. It shows the unit it understood and refuses,
with the reason, what lies outside its limits. Arrow keys step the value. Values are stored in metric units exactly as
typed; [imperial](units) is a way of showing and typing them. What the program finds itself stands in grey after *Auto*;
type over it, and ↺ goes back.

## Toolbar of the profile
Each mode does one thing at the point you click: add a tail, a pulley, a bend, a drive, a take-up, an intermediate point
or a hopper; delete; move; link a point to a drive. Points snap to the grid of the form [Drawings](form-drawings).

**Add drive**, **Add brake** and **Add take-up** bring all that belongs to them, in one step to take back. On the return
strand a drive hangs between two bends and is wrapped by about 210°; on the carry strand it is a booster with its climb,
bend and chute; on an end pulley that pulley becomes the drive and gets a snub. A brake goes on the low-speed shaft of the
pulley you click, or of the upper end. A take-up hangs between two bends of the return strand, or is the tail; a conveyor
has one, so you are asked before it moves. Where there is no room, a sentence names the point and what to do.

## Changing the layout
**Change layout…** in the File menu, or by **Ctrl K**, shows five places for the drives: head, two at the head, head and
tail, tail with brake, and boosters, each with the number of drives, take-up mass, largest tension, power and errors
beside those of now. One click lays the ends, drives, take-up and brakes anew. Carry points, loads and what you typed of
pulleys with the same role stay; **Undo** brings all of it back.

## Where a default came from
A value that a rule of practice gave says so under its field, with the numbers the rule looked at: **By rule: allowed sag
by length (length 1800 m)**. Type another value and the field says what the rule gives; **Back to the rule** takes it again.
The report **Design choices** lists all of them with the values that were passed over.

## Saving, undo and drafts
**Ctrl Z** and **Ctrl Y** go through every edit. Unsaved work is kept as a draft in the browser, so a closed tab or a
broken connection loses nothing. Saving writes over the revision you began from. If somebody saved in between, you are
shown both and choose field by field; nothing is overwritten silently.

## When a result is grey
Grey means stale: the newest change is still being calculated, or it was refused. The findings panel then says which
value cannot be calculated with, and the last good results stay visible until it is mended.
`,
  },
  {
    name: "using-help",
    title: "Using this help",
    group: "Start",
    about: "Search, links from screens, printing.",
    text: `
- Press **/** and type. Search looks at titles, headings, text, every field, every finding and every formula; it runs in your browser and needs no connection once help is open.
- The question mark at the top of a screen leads to its page here; the one beside a form leads to the page of that form.
- Every heading has an address. Point at it and copy the link behind the **#**.
- **Print this page** leaves out tree and navigation.

The [form pages](form-general), the [finding pages](findings) and the [formula pages](formulas) are made from the
program's own definitions. A formula you read here is the formula that is calculated.
`,
  },
];
