import type { FormText } from "./form-text.ts";

export const designForms: Readonly<Record<string, FormText>> = {
  general: {
    about: "Title block, site, sharing, pictures.",
    text: `
Number, project, client and designer appear in lists, reports and drawings. The **lowest temperature** drives the cold factor of
idlers and belt (the button beside it works it out), and together with the highest the [travel of the take-up](take-up#travel). Height
and heat of the site lower the rating of motors.

The logo is printed on reports. The list of people is the one of [sharing](sharing).
`,
  },
  calculation: {
    about: "Which method, and how far the calculation goes around.",
    text: `
The method finds the friction of each section; see [choosing a method](methods-compared). Tensions and components are repeated until
they settle; the number of rounds is limited, and a finding says if it was not enough, which in practice means that two components
alternate. Set one of them to Manual.
`,
  },
  material: {
    about: "What is carried: densities, angles, lumps, friction.",
    text: `
Choose a row of the material library or type. **Low density** decides area and fill, **high density** the flooded load. The **surcharge
angle** is that of the moving load: 5° for very free-flowing, 10 to 15° usual, 20 to 25° for sluggish material. **Lumps** limit belt
width and roll diameter. Friction on belt and skirts decides the acceleration zone; 0.6 is usual, 0.5 for smooth grain.
`,
  },
  capacity: {
    about: "Tonnage, speed, width, edge distance, pipe diameter.",
    text: `
Tonnage here is the design tonnage. Each section carries the tonnage typed at its point, so that a conveyor fed at two places carries
less before the second. Typing a new speed changes load per metre, roll speed, gearbox ratio and start times at once. See
[capacity](capacity) for areas and a worked example.
`,
  },
  loadCases: {
    about: "Cases of your own beside the ten: winter, worn belt, blocked chute, drive out, part loads.",
    text: `
Ten cases are always there: full, empty, inclines and declines loaded while running; full and empty while starting, braking and
coasting. A case of your own says what is otherwise: what hoppers feed, the load of single sections, a stretch of load from one
distance to another along the carry strand, speed, density, friction, temperature, belt wear, a blocked chute, drives that are out.
Whatever it does not say is as the design says.

Every **checked** case that is **switched on** counts: motors, belt, take-up, traction, sag, pulleys, curves and idlers must pass in
it, and findings and results name it where it decides. A case that is not checked is only shown. **Normal** cases keep the limits of
running; **occasional** and **exceptional** ones those of starting. A case takes the friction it says: the ends of friction of the
form [Resistances](form-resistances) act on the ten.

- **Normal year** runs with 0.7 and 1.25 of the friction: indicative ends of what is measured on belts of one design.
- **Winter** runs at the lowest temperature with 1.25 of the friction.
- **Lean** has a worn belt that runs easily: what makes a downhill conveyor regenerate most and a brake hottest.
- **Blocked chute** carries the flooded section at the high density from that hopper on.
- **One drive out** leaves the pull to the other drives, by their shares.

**Worst place of the load** finds the stretch that is worst for the pull, a tension, traction, or lift-off in an empty concave curve. In
*Layout*, *Stream*, drag the load along the belt or stretch it by its ends, see the tension follow, and keep it as a load case.

The table lays all cases side by side and marks which decides in each column. Every number opens. The chart above draws the tension of
each case; those of your own have dots.
`,
  },
  duty: {
    about: "Hours, loads and speeds of a year.",
    text: `
Say for how many **hours a year** the conveyor runs with which **load** and **speed**, as shares of the design. Without any state it is full
whenever it runs. Bearings live by the load that tires them as all states do together, motors are heated by the square of their torque over
states and starts; strength is checked in the worst case as before. The report *Duty* lists it.
`,
  },
  belt: {
    about: "The belt, its choice and its limits.",
    text: `
Auto takes the lightest belt that is strong enough, stiff enough for the width and bendable enough for the pulleys; see [belts](belts).
Covers and carcass give mass and thickness. **Modulus** decides stretch, curves, transitions and wave speed: steel cord about 72 times
its strength per width, polyester about 8 to 10 times. **Allowed rise** is what starts and stops may use of the rating.
`,
  },
  carryIdlers: {
    about: "Sets under the load: rolls, trough, spacing, checks.",
    text: `
Number of rolls and trough angle shape the cross-section. **Spacing** is nominal; a point may have its own. Required life, allowed shaft
slope and resonance tolerance are what the checks use. Mode Manual is the default, since idlers are usually a site standard. See [idlers](idlers).
**Work out zones** offers close idlers where the belt is slack and wider ones where it is tight, with sets, mass and power beside those of
now; taking it adds points on the belt where a zone ends, and **Undo** brings all of it back.
`,
  },
  returnIdlers: {
    about: "Sets under the empty belt.",
    text: `
Usually one flat roll or two in a shallow V, at two to three times the carrying spacing. V sets guide the belt and are needed in
horizontal curves. Wide spacing saves rolls, but look at [belt flap](idlers#belt-flap).
`,
  },
  points: {
    about: "The loop, point by point.",
    text: `
Rows are in the direction of travel; the one after the last is the first. x runs along, y to the side, z up. **Type** says what happens:
tail, pulley and bend turn the belt; drive and brake have forces; the take-up fixes the level of tension; hopper loads; an
intermediate point only changes slope, spacing or curve.

- The **section** from a point to the next belongs to it: strand, tonnage, spacing, friction, adjustment.
- **Spacing 0** means no idlers, as around a vertical take-up.
- **Rotation** is how the pulley turns seen with x to the right. A wrap above 270° is almost always a wrong rotation.
- A **tension adjustment** adds a force of yours: a tripper, a long skirt, a feeder.

Paste from a spreadsheet, import x y z from CSV or a polyline from DXF.

**Linked strands.** The return strand follows the carry strand at the strand distance of [Calculation](form-calculation), square to the
belt. A return point marked ↳ is computed from its carry point: inserting, deleting, dragging, pasting or importing points on the carry
strand carries the return strand along. Pulleys of head and tail stay with their end, the take-up and its bends keep their places on the
line, and both strands share the radius of a horizontal curve. **Unlink point** gives a return point a place of its own, **Link point**
takes it back; **Link strands** finds the pairs of an older design and says which points have none.
`,
  },
  hoppers: {
    about: "Loading points and their skirts.",
    text: `
Where tonnage rises from one section to the next, material is brought to belt speed: a force of mass flow times speed gained, and
friction at the skirts over the same stretch. Skirts that go on further rub as well. Long skirts on slow, deep belts can be the
largest single resistance: rubbing grows with the square of the depth.

Loading idlers **By rule** put impact idlers under the load where lumps are above 75 mm, above 25 mm and fall more than 1 m, or
where more than 1.6 t/m³ fall more than 1.5 m, and closer idlers under the skirts: half the spacing, at most 0.6 m. Numbers and
spacings that are typed win. Both are in the bill, and turn with the belt.
`,
  },
  drives: {
    about: "Each drive with motor, couplings, gearbox and holdback.",
    text: `
Choose the drive at the top. **Load share** splits the pull among drives; shares are taken relative to their sum. Wrap is computed from the
layout when the point is linked, else typed. Friction depends on [lagging and condition](traction#friction-to-use).

Each component has its card with Auto or Manual, what was chosen, and the value each limit asks for. See [drives](drives).
`,
  },
  brakes: {
    about: "Brakes at pulleys and in drives.",
    text: `
A brake in a drive acts on its high-speed or low-speed shaft; a brake at a point on that pulley. **Design stopping time** decides its
torque. Disc, pads, air gap, wear, stops in a row and stops per hour decide [heat](starting-stopping#brakes).
`,
  },
  takeup: {
    about: "Kind, mass, travel, friction.",
    text: `
Type 0 as mass and the program uses the mass that is needed, rounded up to the step. Type a mass and it is checked. For fixed take-ups the
setting is made for the worst case and kept. See [take-up](take-up).
`,
  },
  pulleys: {
    about: "Shell, shaft, bearings and material of each pulley.",
    text: `
Choose the point at the top. Auto chooses width, shell and shaft in turn, because a heavier shell changes the load. **Safety factor**,
starts per year and reversals choose the formula of [AS 1403](pulleys-shafts#shaft-diameter). Hub centres decide the bending arm: short
arms make slender shafts.
`,
  },
  curves: {
    about: "Factors and limits for all curves.",
    text: `
The high factor multiplies tension where high tension harms, the low factor where low tension harms. The edge factor is how far the edge
may exceed the rating while running. See [curves](curves).
`,
  },
  verticalCurves: {
    about: "Rounding of vertical radii.",
    text: `Radii themselves are typed at the [points](form-points). 0 keeps a corner and reports the radius that would be needed in every case.`,
  },
  horizontalCurves: {
    about: "Banking, drift, model.",
    text: `
Largest banking, allowed drift and the force balance: **full** (default), **projected** (least cautious), **conventional** (most cautious).
The view **Part** shows each curve as it is set out on site. Horizontal curves need the Professional plan. See [curves](curves#horizontal-curves).
`,
  },
};
