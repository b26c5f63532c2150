import type { FormText } from "./form-text.ts";

export const toolForms: Readonly<Record<string, FormText>> = {
  resistances: {
    about: "Friction adjustment, loading, skirts, cleaners, CEMA options.",
    text: `
The **adjustment** multiplies automatic friction: 1.1 for a site you know to be rough. Tilt of wing rolls, cleaners and ploughs are the
special resistances of [ISO 5048](method-iso). Under CEMA choose whether Ky comes from the table or from the mean tension of each section.
`,
  },
  visco: {
    about: "Rubber, rotation, flexure, misalignment.",
    text: `
How roll drag is found, which rubber the covers are of and at what temperature, and the coefficients of flexure and scuffing. See
[VISCO](method-visco). The shipped rubber curves are illustrations: put in the measured ones of your belt before you promise power.
`,
  },
  starting: {
    about: "Start factor, ramps, break-away, stopping.",
    text: `
A start factor above 0 overrides starters and couplings. Ramp kind and time apply to controlled drives. **Break-away** multiplies friction at
rest, 1.2 to 1.5 after a cold night. The stop time of the belt upstream checks the transfer. See [starting and stopping](starting-stopping).
`,
  },
  uncertainty: {
    about: "How sure the results are: uncertain inputs, samples, chances.",
    text: `
No input is known for sure. Say which ones, and how likely each value is; the program then draws thousands of conveyors and calculates
each of them **with the parts held as they were chosen**. So the answer is how the chosen machine fares, not what else would be chosen.

**Inputs.** *Add the usual inputs* offers friction, tonnage, bulk density, temperature, pulley friction, efficiency, take-up mass, belt
modulus and surcharge angle with indicative spreads; any other number of the design can be added. A number drawn is a factor on the value
of the design, an addition to it, or the value itself. A number that the design leaves to the program cannot be varied by a factor.

**Samples** are a Latin hypercube: each input takes every part of its range once. The same seed gives the same samples on every machine.
The study stops early where P95 of the power is known as well as *Precise enough* asks for; 0 takes all samples.

**What it says.** P5, P50 and P95 of each result: one conveyor in twenty lies below P5, one in twenty above P95. The interval beside P95
holds its true value in 95 of 100 studies. The chance to miss a limit and the chance of each finding are counted in the samples; a finding
leads to its field. The bars show the result with one input alone at its P10 and P90; the share of variance says how much of the scatter an
input brings. Samples that cannot be calculated are counted with their reason.

Print it with the report *Uncertainty*.
`,
  },
  cost: {
    about: "Prices, structure, tariff, wear, carbon and trucks.",
    text: `
What the conveyor costs to build and to run, what energy it takes and what carbon dioxide it stands for. **Every figure is indicative**:
prices come from the size of each part and from a few published anchors, and an estimate without quotes is of class 5 after AACE, −30 to
+50 % for each line. It serves to compare designs, not to order from.

**Prices.** A price in a library row and a sum under *Typed prices* always count as they are. Everything else is priced in US dollars of
2024 and brought to your money by the **plant cost index** and the **currency**; the **market factor** goes on what is bought, the
**location factor** on civil work and erection. With 30 % of the direct cost typed the estimate is of class 4, with 70 % of class 3.
Indicative prices never change what Auto chooses.

**Structure.** Say which stretches stand on the ground and which on trusses, with span and height; chutes, walkways, hoods and towers
beside them. Structure and erection are usually half of the money, parts with a library row a seventh.

**Energy** follows each state of the yearly duty through gearbox, couplings, motor and converter at part load; without a duty 6000 hours at
the design tonnage are taken. **Speed control** slows the belt at part load so that it stays full: it saves what the empty belt takes, and
pays on flat, lightly loaded belts. The bill counts energy, the highest power of each month and what is fed in.

**Wear.** A point of the belt wears where it is loaded, so a belt lives the longer the longer it is. Without the speeds of the stream a
usual chute is taken; a measured wear goes before every estimate, which may be off by a factor of 2.5.

**Carbon** is that of making the parts, of renewing belts and rolls, and of the electricity of each year in the **country** chosen.

**Trucks** carry the same over the same distance, to compare with. The cost of a tonne is that of capital, energy, maintenance and
renewals over the **horizon** at the **discount rate**, without inflation.

Charts show where money, energy and carbon go, the report *Cost estimate* lists every line. Formulas and sources stand behind each number.
`,
  },
  dynamic: {
    about: "Case, time, elements, belt model.",
    text: `
Choose what happens, which sections are loaded, how long to run and how finely. Start with 300 elements to see the picture and end with 1000.
Trip time is for aborted starts. Locking the take-up on a stop is worth trying before anything expensive. See [dynamic analysis](dynamic-analysis).
`,
  },
  feeder: {
    about: "Loads of a hopper on a feeder belt.",
    text: `
Outlet length and width, bin, half angle of the hopper (0 takes it from the sizes), wall friction and inner friction give the load when filled and when flowing, the force to pull material out,
and power. Enter the forces as tension adjustments of the section under the hopper. See [calculators](calculators#feeder).
`,
  },
  turnover: {
    about: "Length and guidance of a belt turnover.",
    text: `Type the length you have; the tensions of edge and centre, the sag and the length needed come back. See [turnovers](transitions#turnover).`,
  },
  trajectory: {
    about: "Stream of material off the head pulley.",
    text: `
Lower radius is pulley, lagging and belt; upper adds the depth of material. Positive angle: the belt arrives uphill. CEMA's rule is the
default; Booth and Korzen add slip on the belt and adhesion and leave earlier or later. See [trajectory](calculators#discharge-trajectory).
`,
  },
  tube: {
    about: "A pipe belt: diameter, overlap, fill.",
    text: `
Six rolls in two planes close the belt. The overlap should be at least 0.3 of the diameter, fill at most 75 %, lumps a third. Transition 25
diameters for fabric and 50 for steel cord; curves 300 and 600 diameters.
`,
  },
  hopper: {
    about: "Volume, mass and wall angles of a hopper.",
    text: `Any rectangular top and bottom. The valley angle decides whether corners clean themselves; 55° and more for sticky material.`,
  },
  transition: {
    about: "Length from pulley to full trough.",
    text: `Full, half or third trough says how high the pulley stands. All four methods are shown; see [transitions](transitions#transition).`,
  },
  inertia: {
    about: "Mass and inertia of a pulley.",
    text: `
Shell, lagging, discs, hubs and shaft as rings. The mass at the belt is inertia over radius squared, and that is what a start has to
accelerate: an 800 mm pulley of 1.1 t counts 570 kg.
`,
  },
  drawings: {
    about: "Grid, scales and what drawings show.",
    text: `Snap size for dragging, scales of long section and plan, labels and dimensions. Drawings in reports use the same settings.`,
  },
};
