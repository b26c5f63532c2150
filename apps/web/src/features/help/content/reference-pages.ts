import type { HelpPage } from "../help-page-definition.ts";
import { correctionsText } from "./corrections-text.ts";

export const referencePages: readonly HelpPage[] = [
  {
    name: "corrections",
    title: "Corrections of the calculation",
    group: "Reference",
    about: "Why results of earlier files move, and what to look at.",
    text: correctionsText(),
  },
  {
    name: "glossary",
    title: "Glossary",
    group: "Reference",
    about: "Words of the trade as this program uses them, with their symbols.",
    text: `
| Word | Symbol | Meaning |
| Absorbed power | $P_abs$ | power at the motor shafts |
| Artificial friction factor | $f$ | all main friction of ISO 5048 in one number |
| Banking | $beta$ | angle by which the inner end of an idler set is raised in a horizontal curve |
| Belt modulus | $M$ | tension per width over strain |
| Breakdown torque | $m_bd$ | largest torque of an induction motor |
| Bulk density, low and high | $rho_lo$ | mass of loose material per volume; low decides room, high weight |
| Coasting | | stopping by friction alone |
| Concave, convex | | centre of curvature above, below the belt |
| Design time | $t_d$ | time in which brakes shall stop the belt |
| Drift | $y$ | sideways movement of the belt on its idlers; positive towards the centre of the curve |
| Edge distance | $e$ | from belt edge to load, along the belt |
| Effective tension | $T_e$ | sum of all resistances; what the drives pull |
| Flooded | | filled to the belt edges |
| Full-load torque | $T_fl$ | torque of a motor at its rated power and speed |
| Gravity take-up | | a mass that keeps tension constant |
| Holdback | | lets a shaft turn one way only |
| Idler set | | rolls on one frame |
| Indentation | | rubber pressed in by a roll |
| L10h | | hours that nine of ten bearings reach |
| Lagging | | rubber or ceramic on a pulley |
| Load share | $s_i$ | part of the pull a drive takes |
| Sag | $s$ | hanging depth over spacing |
| Slack side, tight side | $T_2$ | belt leaving, arriving at a drive pulley |
| Slip | | belt sliding on a pulley; also motor or coupling turning slower than its driver |
| Snub pulley | | small pulley that increases the wrap of another |
| Starting factor | | start force over rated force of all motors |
| Surcharge angle | $theta$ | slope of the moving load at its edges |
| Take-up | | keeps the belt tight |
| Transition | | from flat at a pulley to full trough |
| Trough angle | $lambda$ | slope of the outer rolls |
| Wrap angle | $theta$ | angle over which the belt touches a pulley |
| Wrap factor | $C_w$ | slack-side tension needed per drive force |

## Symbols of mass and force
| Symbol | Meaning | Unit |
| $q_B$ | belt per metre | kg/m |
| $q_G$ | load per metre | kg/m |
| $q_RO$ | turning parts of carrying idlers per metre | kg/m |
| $q_RU$ | turning parts of return idlers per metre | kg/m |
| $F_H$ | main resistance | N |
| $F_N$ | secondary resistances | N |
| $F_St$ | slope resistance | N |
| $M$ | moving mass at the belt, or bending moment at a shaft | kg, N·m |
| $v$ | belt speed | m/s |
| $a$ | acceleration, or idler spacing | m/s², m |
| $g$ | 9.80665 | m/s² |
`,
  },
  {
    name: "sources",
    title: "Sources and validation",
    group: "Reference",
    about: "Which books stand behind the numbers, and how they are checked.",
    text: `
Formulas name document and clause. Main sources: ISO 5048, DIN 22101, CEMA's Belt Conveyors for Bulk Materials (5th and 7th edition), VDI 2341,
ISO 5293, ISO 3684, ISO 281, AS 1403, CEMA B105.1, Jonkers (1980), Lodewijks, Rudolphi and Reicks, Grimmer and Kessler (1987), Booth and Korzen.

Where sources are silent or differ, a choice was made and is marked as Beltwright rule; each can be opened and most can be changed by a field.

## Checks
Published conveyors are calculated and every printed intermediate value compared with the book, to the digits it prints. Laws are checked on
random conveyors: energy put in equals work done, more wrap never needs more tension, a mirrored profile changes only the sign of lift.

> A calculation does not replace an engineer. Look at the findings, open the numbers that decide, and compare with what you know.
`,
  },
];
