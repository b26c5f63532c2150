import type { HelpPage } from "../help-page-definition.ts";
import { nationalMethodPages } from "./national-method-pages.ts";

export const methodPages: readonly HelpPage[] = [
  {
    name: "methods-compared",
    title: "Choosing a method",
    group: "Methods",
    about: "Eight methods: what each knows, where each is at home, why they differ.",
    text: `
All of them find the resistance of each section; lift, take-up, traction and everything after are the same for all.

| Method | Friction comes from | At home |
| [ISO 5048](method-iso) | one artificial factor per section, typed or from sag | any conveyor; experience with factors |
| [CEMA](method-cema) | idler rotation and belt flexure by table | in-plant conveyors up to about 900 m, American practice |
| [VISCO](method-visco) | idler rotation, rubber indentation, flexure, misalignment, each by physics | long conveyors, cold sites, low rolling resistance covers |
| [DIN 22101](method-din) | as ISO; skirts of its own, the lump C if wanted | overlands and plants to German practice |
| [CEMA 7](method-cema-7) | seals, load, indentation, trampling, misalignment | long conveyors, American practice; coefficients indicative |
| [GB/T 17119](method-gb) | one factor by table, the lump C | DTII(A) parts, Chinese practice |
| [IS 11592](method-is) | one factor by table | Indian tenders |
| [JIS B 8805](method-jis) | one factor over a longer conveyor | short conveyors, Japanese practice |

Choose one at the top of the editor or in the form [Calculation](form-calculation): it governs tensions, parts and reports.

**Example.** The 300 m conveyor of [tensions](tensions) has a Te of 68.3 kN with f = 0.02, 66.1 with ISO and automatic friction, 67.7
with CEMA, 63.9 with VISCO, 67.4 with DIN, 71.5 with GB, 69.4 with IS and 67.6 with JIS. Three quarters of it is lift, which no method
changes. On a level 10 km overland the same methods may differ by a third, and the right answer is worth a drive station.

In the editor **M** shows the methods side by side, with the difference of totals broken down by cause.
`,
  },
  {
    name: "method-iso",
    title: "ISO 5048",
    group: "Methods",
    about: "Main, secondary, special and slope resistances with one friction factor.",
    text: `
**What it is for.** Any belt conveyor on idlers. It is the common ground: DIN, GB, IS and JIS of 1992 are children of it.

**Where it comes from.** ISO 5048, edition of 1989. The rule that finds f from the sag is ours and passes through the standard's values.

$ F_U = F_H + F_N + F_S1 + F_S2 + F_St

- **Main** F_H: idlers turning, belt and load flexing, all in one factor f.
- **Secondary** F_N: loading, skirts where material gets up to speed, belt bending around pulleys, pulley bearings.
- **Special** F_S: tilted idlers, skirts further along, cleaners, ploughs.
- **Slope** F_St: lifting belt and load.

$ F_H = f * L * g * (q_R + (q_B + q_G) * cos_delta)

## The friction factor
| Conditions | f |
| well aligned, easy idlers, free-flowing material | 0.016 to 0.018 |
| normal | 0.020 |
| dusty, sticky, poorly aligned, small idlers, large sag | 0.023 to 0.030 |
| conveyor that runs downhill, for sizing its brake | 0.012 |

Type a factor for a section, or leave 0: then it follows from sag, 0.015 plus half the relative sag, with corrections for
temperature, speed above 5 m/s, roll diameter and trough angle. Sag of 0.2, 1 and 3 % give the 0.016, 0.020 and 0.030 of the table.

## Worked example
Section of 252 m rising 30 m, f 0.02, q_R 16, q_B 24.9, q_G 166.7 kg/m: main 0.02 · 251.8 · 9.807 · (16 + 191.5 · 0.993) = 10.2 kN, slope
191.5 · 9.807 · 30 = 56.3 kN. Loading 500 kg/s to 3 m/s: 1.5 kN plus 0.56 kN at the skirts.

## Its limits
Valid for 70 to 110 % of the design load. Half-loaded or flooded belts, cold and very long conveyors deserve [VISCO](method-visco).

::formula-list iso-5048-1989/main-resistance iso-5048-1989/main-resistance/slope-resistance iso-5048-1989/loading/acceleration-force iso-5048-1989/loading/acceleration-skirt-force iso-5048-1989/pulley/fabric-wrap-resistance iso-5048-1989/pulley/bearing-resistance iso-5048-1989/special/cleaner-resistance

All of them: [formulas of ISO 5048](formulas-iso-5048-1989) and [the rules for automatic friction](formulas-adopted-1).
`,
  },
  {
    name: "method-cema",
    title: "CEMA",
    group: "Methods",
    about: "The historical method of the fifth edition: Kx, Ky, Kt and accessories.",
    text: `
**What it is for.** In-plant conveyors to American practice, up to about 900 m, for which the table of Ky was made.

**Where it comes from.** CEMA, Belt Conveyors for Bulk Materials, 5th edition, chapter 6. Later editions keep it as the historical method.

$ T_e = L * K_t * (K_x + K_y * W_b + 0.015 * W_b) + W_m * (L * K_y + H) + T_p + T_am + T_ac

- **Kx**: turning idlers; a part that grows with load and a drag per set over the spacing.
- **Ky**: flexing of belt and load over idlers; a table by length, load and slope, 0.016 to 0.035. Longer, steeper conveyors are tighter and flex less.
- **Kt**: cold. Grease and rubber stiffen below 10 °C: 1.02 at 0, 1.06 at -10, 1.40 at -20 °C. It multiplies idler and belt terms, not the load's. Below -26 °C ask the maker of the idlers.
- **Accessories**: skirts, cleaners (5 lbf per inch of blade), ploughs, trippers.
- **Forward tilt** of idlers is no term of the book. Its drag, up to 12 % of Te, is shown apart and left out unless you switch on *Count forward tilt*.

## Worked example
3300 ft, lift 115 ft, 1000 short tons an hour at 600 ft/min, belt 11 lb/ft. Load 1000 · 2000 / (60 · 600) = 55.6 lb/ft; Kx 0.556, Ky 0.0214.
Idlers 1836, carrying flexure 777, return 545, load flexure 3923, lift 6389, pulleys 850, loading 173, skirts 114: Te 14 606 lbf, 266 hp.

## Notes
The table of Ky is transcribed and marked provisional until it has been read against the book; the trace says so. For long and rolling
profiles Ky can follow the mean tension of each section instead: form [Resistances](form-resistances). Idler drag is left out when
sizing a brake, because it would help.

::formula-list cema-5/idler-friction/kx-factor cema-5/belt-resistance/idler-tension cema-5/belt-resistance/carry-belt-tension cema-5/belt-resistance/load-tension cema-5/belt-resistance/return-belt-tension cema-5/accessories/cleaner-drag cema-5/accessories/skirt-material-drag

All of them: [CEMA 5](formulas-cema-5), [CEMA 7](formulas-cema-7).
`,
  },
  {
    name: "method-visco",
    title: "VISCO",
    group: "Methods",
    about: "Four causes of friction, each by its own physics.",
    text: `
**What it is for.** Long conveyors, cold sites and low rolling resistance covers, where one factor for everything is too coarse.

**Where it comes from.** No standard. Each cause has its own source: CEMA for rotation, Jonkers or a layer of springs for indentation,
VDI 2341 for the loads of the rolls. Weak where the rubber is not measured: the shipped curves are illustrations.

Each idler set resists by the sum of four causes; divided by the spacing it is a force per metre.

$ F_set = F_rot + F_ind + F_flex + F_scuff

## Rotation
Seals, grease and bearings: the CEMA drag of a set, a torque per roll, or the figure of your maker.

## Indentation
A roll presses into the cover; rubber comes back more slowly than it was pressed and gives back less. On long level conveyors this is
the largest part, often 60 %. It grows with load to the power 4/3 and falls with roll diameter to the power 2/3 and with stiffness to 1/3.

**Example.** 3186 N/m on a 152 mm roll, 3 mm cover, E 10 MPa, loss factor 0.24: 30.4 N/m, friction 0.0095. A low-resistance cover at 20 °C
halves it; at -20 °C the advantage can be gone, which is why covers are measured.

The rubber is a pair of numbers or a curve over frequency and temperature. The library of rubbers keeps what a laboratory tells: a
master curve (moduli by relaxation time, with the shift of temperature), the drag of a large belt sample (a w^b, taken to your cover by
the third root of its thickness and to your roll by its diameter to the power 2/3), or one pair. Choose one for each cover in the form. Two contact models: Jonkers (default), and a layer of
springs after Lodewijks, Rudolphi and Reicks, which gives about three quarters of it.

## Flexure
Belt and load bend over each idler. Loss grows with sag: tighter belts flex less.

## Scuffing
Rolls are never quite square to the belt. A mean misalignment of 0.25° drags with friction 0.35.

## Worked example
The rising section of [tensions](tensions), per metre: indentation 16.2, rotation 6.8, flexure 3.3, scuffing 1.2, together 27.6 N/m. That is
an ISO factor of 0.0137, shown as combined friction factor.

::formula-list cema-5/idler-friction/rotation-drag jonkers-1980/indentation/indentation-drag adopted-1/flexure-and-scuffing/flexure-drag adopted-1/flexure-and-scuffing/scuffing-drag adopted-1/flexure-and-scuffing/equivalent-friction-factor vdi-2341/roll-load/centre-roll-share

All of them: [Jonkers](formulas-jonkers-1980), [Winkler layer](formulas-winkler-maxwell), [belt sample](formulas-belt-sample), [flexure and scuffing](formulas-adopted-1), [roll loads](formulas-vdi-2341).
`,
  },
  ...nationalMethodPages,
  {
    name: "trace",
    title: "Opening a number",
    group: "Methods",
    about: "From any result down to the fields you typed.",
    text: `
Results are underlined with dots. Click one: the trace shows symbol, formula, the values put in, the result, the source with clause, and
warnings. Each value that was itself computed opens further; each that was typed leads to its field.

- A value outside the range a source was written for is computed and **reported**, never clamped silently.
- Where a value had to be replaced, the replacement is a step of its own.
- A step found by searching, such as a take-up tension, says what was searched and how.

The formulas here are the same data: see [all formulas](formulas).
`,
  },
  {
    name: "formulas",
    title: "All formulas",
    group: "Methods",
    about: "Every formula of the engine, by source, made from the engine itself.",
    text: `
What is printed on these pages is what is calculated: they are made from the engine when the program is built, and a test compares the
printed form of every formula with its computation and checks that the units balance.

::formula-index
`,
  },
];
