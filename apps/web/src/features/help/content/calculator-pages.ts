import type { HelpPage } from "../help-page-definition.ts";

export const calculatorPages: readonly HelpPage[] = [
  {
    name: "calculators",
    title: "Calculators",
    group: "Engineering",
    about: "Twenty small tools that need no conveyor, from the discharge trajectory to the flywheel.",
    text: `
## Using them
Choose **Calculators** in the navigation: no conveyor is needed. Each begins with a worked example; results follow every key. Press a number to
open its formula, clause and inputs; a number on a drawing opens likewise, or leads to the field it was typed in. **Copy results** puts inputs and results on the clipboard for a spreadsheet, and the arrow on a drawing
saves it as SVG, DXF or PNG. Inputs that seldom change wait under *Further inputs*.

In an open design choose **Tools** below the forms, or press T. Inputs marked *from the design* follow it until you type over them; ↺ beside one, or **Back to the design**,
forgets what you typed. Trajectory, feeder, hopper, pipe, transition, turnover and inertia keep their inputs in the document; **Take from the
design** fills them with its sizes, as one step to undo. Most of them also run at the [command line](api#without-a-server).

## Discharge trajectory
At low speed material is carried past the top of the head pulley and leaves where its weight no longer holds it on the circle;
at high speed it leaves where the belt meets the pulley. The parameter is v² / (g r) at the middle of the stream.

::drawing trajectory Lower and upper edge of the stream.

**Example.** r 0.60 m to the middle of the stream, 3 m/s: 1.99, above 1, so it leaves at the tangent. At 2 m/s: 0.88, leaves 28° past the top.

## Feeder
Material standing in a hopper presses on the feeder far more when it was just filled than once it flows: 231 kN against 19 kN in a
slot 1.2 x 4 m below a bin 4 m wide. The start decides the drive: the belt force is 194 kN to break the column loose and 25 kN to go on.

::drawing feeder Loads on a feeder below a hopper.

The half angle of the hopper follows from its widths and height, or is typed; then the height only shows in the drawing. The flowing load is what the
stresses in the hopper hold, less the weight of the virtual apex below the outlet: B² / (4 tan α) of material for each metre of slot. A well-known
program leaves out that factor 1 / (4 tan α), so its running load is 4 tan α times ours: 41 instead of 19 kN in the example, and equal at 14°. Ours
follows from the balance of forces on the apex.

The rule of thumb with a head factor (4 when starting, 1 when running) stands beside it. Enter the belt forces as tension adjustments of the
section under the hopper. Inputs: form [Feeder](form-feeder); formulas: [hopper and feeder](formulas-feeder-loads).

## Hopper
Volume of a frustum with any rectangular top and bottom, wall angles, and the valley angle, which is always flatter than both
walls and decides whether material hangs in the corners.

::drawing hopper The hopper with its walls.

**Example.** 4 x 4 m above, 1.2 x 3 m below, 2.6 m high: walls of 61.7° and 79.1°, but a valley of only 60.2°. See the form [Hopper](form-hopper).

## Pipe belt
How full a belt closed to a tube runs, how far its edges overlap, and the makers' rules: transition 25 diameters for fabric and 50 for steel cord,
curves 300 and 600 diameters. A belt 1460 mm wide makes a pipe of 375 mm with 170 mm of overlap; 1000 t/h of 0.8 t/m³ at 5.2 m/s fill it to 77 %, a
little more than the 75 % that lumps allow. See the form [Pipe](form-tube).

## Transition
Edges travel a longer way than the middle between the pulley and the first full trough. All methods stand side by side, because they differ: for
1200 mm, 35°, steel cord and 120 kN the exact fibres ask for 3.95 m, ISO 5293 for 3.63 m, CEMA's table for 6.24 m. The recommended length covers
them all. Watch the centre tension as well: negative means the middle buckles. See [transitions](transitions#transition).

## Belt turnover
Length to turn the return belt by 180° so that its clean side meets the idlers. Edges are stretched, the middle goes slack; both limits are shown
with the sag of the belt standing on edge. A fabric belt of 1200 mm at 50 kN needs 34 m, and it is the middle that decides. See [turnovers](transitions#turnover).

## Curve
Sizes of an arc (tangent, arc, chord, external distance, middle ordinate), its points to set out on site, and the least radius the belt needs:
against lift-off where the curve is concave, for the middle and the edges where it is convex. A concave curve with 52 kN in a bare belt of 24.9 kg/m lifts off
below 236 m; the edges need 318 m. Starting tension, not running tension, belongs here. See [curves](curves).

## Radius as built
A string of known length held against the belt line and the height in its middle give the radius that was really built. 71.61 m of chord
and 1.069 m of height: 600 m. An error of 10 mm in the height moves it by 6 m, so measure long chords.

$ R = c^2 / (8 * h) + h / 2

## Take-up travel
Elastic stretch between rest and running, warmth, permanent stretch over the years and half of a spare splice, since a metre of belt moves the
carriage half a metre. 2020 m of steel cord: 0.36 + 0.53 + 2.53 + 0.50 m, together and rounded up 4.4 m. For fabric, permanent stretch of 1 to 2 % rules everything.
See [the take-up](take-up).

## Belt roll
Diameter of a belt wound on a core, and the length that a given roll holds, which is what the lorry and the crane ask. 300 m of 14.8 mm belt on a core
of 600 mm: 2.45 m and 7.5 t. With a limit of 2.4 m only 287 m fit.

$ L = pi * (D^2 - d^2) / (4 * t)

## Belt on two pulleys
Length of an open belt round two pulleys, for shop conveyors and feeders. 1000 m between centres, 1000 and 800 mm: 2002.8 m. A whole loop with bends
and take-up has its length among the results of the [design](tensions).

## Power, kW
A whole conveyor from a few numbers by ISO 5048 with the length coefficient C, which stands for all secondary resistances. 1000 m, 30 m of lift, 1800 t/h at 3 m/s,
f 0.022: C 1.09, Te 104.5 kN, 314 kW at the belt, 330 kW at the motor, so choose 363 kW or more. Below 80 m C is not normative: ISO 5048 and DIN 22101
give no value there, ours come from a maker of drum motors, and the calculator says so. Lay out the conveyor instead where it matters. See [ISO 5048](method-iso).

## Motor torque
Full-load torque is 9550 times power over speed, at the pulley shaft times the gear ratio; a holdback takes three times that; the current follows from voltage,
efficiency and power factor. 355 kW at 1485 rev/min: 2283 N·m, behind a gear of 21.77 49.7 kN·m, holdback 149 kN·m, 594 A at 415 V.

## Wrap and traction
Slack-side tension a drive pulley needs, what is left of what it has, and the wrap or friction that would just do. 0.35 and 240° give a
drive factor of 0.30: 50 kN of drive force need 15 kN on the slack side. With 30 kN there, 161° would be enough. See [traction](traction).

## Pulley inertia
Shell, lagging, discs, hubs and shaft as rings. An 800 mm pulley of 1.1 t has 97.5 kg·m² and counts as 574 kg at the belt. Pulleys are a small part of a long
conveyor and a large one of a short feeder. See the form [Inertia](form-inertia).

## Brake
Force and torque to stop moving mass in a given time, the number of calipers, and the heat in the disc. 382 t at 3 m/s in 8 s against
101 kN of friction: 42 kN more are needed, 17.8 kN·m at the pulley, 0.82 kN·m at the motor, one caliper. Three stops in a row warm a disc of 600 x 30 mm from 40 to 90 °C. Without a brake it
coasts 11.4 s. Compare the two strands: a brake that stops the full belt in time stops the empty one much faster. See [starting and stopping](starting-stopping).

## Flywheel
The other direction: inertia on the motor shaft that lets a conveyor coast long enough for the one behind it, or softens a power failure. The same conveyor coasts 15 s
with 45.5 kg·m², which is 122 t more at the belt. The start has to accelerate it, too.

## Air and altitude
Pressure and density of the air by altitude and temperature, and the derating of motors, which are cooled by it.
At 2000 m and 40 °C the air weighs 0.88 kg/m³ and a motor gives 94 %: who needs 303 kW orders 323 kW. See [air](formulas-air) and [derating of motors](formulas-motor-derating).

## Quadratic regression
The parabola y = a + b x + c x² that fits points best, such as those of a starter curve or a measured friction. Points (1, 4.5), (2, 5), (4, 3), (7, -7.5) give
exactly 3 + 2 x - 0.5 x². The first x must be larger than 0: at 0 it is moved a little and you are told; where the points do not suffice for a parabola, the calculation is given up and says so.

## Unit conversion
A value in every unit of its quantity, by the exact definitions of inch, pound and gravity. See [units](units).
`,
  },
];
