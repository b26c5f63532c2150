import type { HelpPage } from "../help-page-definition.ts";

export const loopPages: readonly HelpPage[] = [
  {
    name: "load-cases",
    title: "Load cases",
    group: "Engineering",
    about: "Ten states of loading and motion, and why the full belt is not always the worst.",
    text: `
A conveyor is calculated in every state it can be in. Loading decides which sections carry material; motion decides
which forces accelerate or stop it.

| Case | Material on | Motion |
| Running full | every section with tonnage | steady |
| Running empty | none | steady |
| Inclines loaded | sections that rise, and level ones | steady |
| Declines loaded | sections that fall, and level ones | steady |
| Starting full, starting empty | all, none | the drives accelerate |
| Braking full, braking empty | all, none | brakes and friction stop the belt |
| Coasting full, coasting empty | all, none | friction alone stops the belt |

## Why the partial cases exist
Take a profile that falls 10 m over 100 m, runs level for 100 m and rises 15 m over 150 m, with 167 kg/m of load on a belt
of 25 kg/m and friction 0.02. Full, the falling load helps the rising one and Te is 24.5 kN. If only the rise is loaded,
as happens minutes after the feed stops, Te is 37.6 kN, half as much again. If only the fall is loaded, Te is -4.9 kN: the
belt drives the motor and something must brake it. Motors are therefore sized on the largest power of the four steady
cases and brakes on the most negative.

## Which case decided
Results name the case they come from. The limiting case for slip is the first with the smallest surplus in the order
running full, running empty, starting full, starting empty, braking full, braking empty.

## What moves with the belt
In starting and stopping each section adds the mass of belt, load and turning idler parts; each pulley its inertia as a
mass at the belt; each drive the inertia of motor, couplings and gearbox multiplied by the square of the ratio over the
pulley radius. The drive's own inertia is often a quarter of the whole and takes its share of the motor torque before
the belt sees any.
`,
  },
  {
    name: "tensions",
    title: "Tensions around the loop",
    group: "Engineering",
    about: "How tension is found at every point, and what fixes its level.",
    text: `
Resistances only tell how tension **changes** along the belt. The take-up decides its **level**.

## The walk around the belt
Begin at the take-up, where the tension is known, and walk in the direction of travel. Each section adds its resistance
(friction, lift, skirts, acceleration); each pulley adds the bending of the belt and its bearings; each drive takes its
force away. Back at the take-up the sum must be what it was. The program repeats the walk until tensions settle, because
friction depends on sag and sag on tension.

$ T_in = T_out + R
$ T_out = T_in + P - F

## Worked example
A belt 1200 mm wide, 1800 t/h at 3 m/s, 300 m long, rising 30 m in its second part, take-up mass 9000 kg:

| Point | T in, kN | Change, kN | T out, kN |
| Take-up | 43.98 | pulley +0.30 | 44.28 |
| Tail | 41.82 | pulley +0.29 | 42.11 |
| Hopper | 42.14 | loading +2.06 | 44.20 |
| Foot of the rise | 47.02 | | 47.02 |
| Drive | 113.55 | losses +0.95, drive -68.26 | 46.23 |

Te is 68.26 kN: 49.0 of lift, 13.9 of main friction, 2.1 of loading, 1.0 of skirts, 1.6 of pulleys and 0.7 of cleaners.
Lift dominates, as it does for most in-plant conveyors; on overland conveyors friction does, and there the choice of
[method](methods-compared) matters.

## Sag
Between idlers the belt hangs in a shallow curve. Relative sag is the hanging depth over the spacing:

$ s = (q_B + q_G) * g * a / (8 * T)

At 1.2 m spacing and 192 kg/m, 2 % of sag needs 14.1 kN. Where tension is lower than that, the load works over every
idler: friction rises and material spills.

::formula-list mechanics/sag/relative-sag mechanics/sag/sag-tension mechanics/loop-balance/section-resistance
`,
  },
  {
    name: "capacity",
    title: "Capacity and cross-section",
    group: "Engineering",
    about: "How full the belt is, how deep and wide the load lies, and how much it could carry.",
    text: `
The load lies in the trough that belt and rolls form. Its surface is an arc that meets the belt at the surcharge angle of
the moving material, which is flatter than its angle of repose.

::drawing cross-section The load of the design tonnage on a new conveyor: 1200 mm belt, 35° trough.

## Edge distance
The load must stay away from the belt edge. CEMA asks for 0.055 of the width plus 23 mm on each side, ISO for 0.05 of the
width plus 25 mm. At 1200 mm that is 88.9 and 85 mm. CEMA's is the default; the form [Capacity](form-capacity) changes it.

## Areas
- **Required area** follows from tonnage, speed and the **low** density: light material needs more room.
- **Available area** is the trough filled to the edge distance.
- **Flooded area** is filled to the belt edge. With the **high** density it gives the heaviest load a blocked chute can put on the belt, which idlers and drives must survive.

$ A_req = Q / (3.6 * v * rho_lo)

## Worked example
1800 t/h at 3 m/s of gravel with 1400 kg/m³: required area 0.1190 m². A 1200 mm belt on three equal rolls at 35° with 20°
surcharge offers 0.1621 m². The belt is 73 % full and would carry 2451 t/h. Flooded with material of 1600 kg/m³ it would
carry 3970 t/h, more than twice the design load.

## How many rolls
One flat roll carries least; two rolls at 20° carry about 85 % of three at 35°; five-roll garlands at 45° carry slightly
more and centre the load. Steeper than 45° gains little and needs longer [transitions](transitions).

## Pipe belts
Trough angle 360 closes the belt to a pipe on six rolls. Fill at most 75 %, lumps at most a third of the diameter.

::drawing pipe A pipe belt of 375 mm diameter.

See the findings on [capacity](findings-capacity) and the formulas of [ISO 5048](formulas-iso-5048-1989), [CEMA](formulas-cema-5) and [DIN 22101](formulas-din-22101-2011).
`,
  },
  {
    name: "belts",
    title: "Belts",
    group: "Engineering",
    about: "Strength, safety, allowed tension, smallest pulleys, mass, stretch, selection.",
    text: `
## Strength and safety
A belt is named by its breaking strength per width: ST1000 breaks at 1000 kN/m. What it may carry for years is far less.
Steel cord belts are rated at strength over 6.7, fabric belts at strength over 10, unless the row says otherwise. The
safety factor shown is strength times width over the largest running tension.

Starting and braking may pull harder for a moment. The allowed rise is 150 % of the rating by default, field
\`beltAllowTensionRise\`. The required rating is the larger of running tension and momentary tension over the rise.

## Worked example
Largest running tension 113.5 kN on 1.2 m: 94.6 kN/m. ST1000 is rated at 150 kN/m: used to 63 %, safety 10.6. A start at
147.3 kN is 122.7 kN/m, below 150 · 1.5 = 225. The belt could be weaker; its smallest pulleys and its cover decide then.

## Automatic choice
Rows that may be chosen are taken in order of strength, then mass, then price. A row fits when its rating is enough, the
width lies in what its stiffness allows for the trough and the density, and every pulley is as large as it wants.

## Smallest pulleys
Bending fatigues a belt more, the harder it is pulled. Makers give diameters for drive pulleys (A), tails and main bends
(B) and snubs (C), each for more than 60 %, 30 to 60 % and below 30 % of the rating. Where a row has none, 145 times the
carcass for steel cord and 108 times for polyester, rounded up to the standard series, stands in.

## Stretch
$ dL = T * L / (M * B)

Mean tension over modulus and width. 619 m of ST1000 at 58.7 kN stretch 0.42 m. Fabric belts stretch several times more
and keep some of it; see [take-up travel](take-up#travel).

::formula-list mechanics/belt/belt-mass-per-metre mechanics/belt/required-rating mechanics/belt/safety-factor din-22101-2011/belt-strength/required-nominal-strength mechanics/take-up/elastic-stretch
`,
  },
  {
    name: "take-up",
    title: "Take-up",
    group: "Engineering",
    about: "What it must hold, kinds of take-up, travel.",
    text: `
The take-up sets the level of every tension. It has two duties: enough slack-side tension at the drive that the belt does
not **slip**, and enough tension everywhere that the belt does not **sag** too far. The larger decides.

## Kinds
- **Gravity**, vertical or horizontal: a mass holds the tension constant in every case. A mass m on a pulley wrapped 180° gives half its weight in each strand.
- **Winch** or **hydraulic**: holds a set tension; automatic ones follow during starts, others act as fixed. A winch may have a higher setting for starts, usually 1.2 to 1.4 times: starts are computed with it, and runs begin with it and go to the other once the belt has 98 % of its speed, no faster than the rope. Within its band it does not move.
- **Winch locked**, **screw**, **fixed**: the belt keeps its length. When tension rises in the carrying strand it falls elsewhere, so the setting must be made for the worst case and is too high in all others.

## Worked example
The conveyor of [tensions](tensions) needs 45.5 kN behind its drive when running full (Te 68.3 kN, 210° wrap, friction
0.25). That takes 43.4 kN at the take-up: 8848 kg, rounded up to 9000 kg. With 7000 kg the surplus is -8.8 kN: it slips.

## Travel
Travel is half the change of belt length, for a take-up pulls in two strands: elastic stretch between the lowest and
highest tension, heat expansion, permanent stretch (about 0.25 % steel cord, 1 % polyester, 2 % polyamide) and one spare
splice, plus ten percent. Published rules of thumb are 2 % of the conveyor length for fabric and 0.5 % for steel cord.

A first design builds as much as is needed, in half metres, and says so in *Available travel*: what you change later is held
against it. Up to 8 m the pulley **hangs** between two bends; before a driven tail above, up to 10 m. For more it stands on
**rails**: a lead takes the return belt down, it turns round the take-up pulley and back round a bend, and goes on in its line.
A mass on a rope pulls such a carriage on conveyors up to 2 km, a winch on longer ones. *Add take-up* and *Change layout*
build the same.

## Carriage friction
A carriage that sticks holds the belt between two tensions. The lower is calculated with, because slip and sag are the
danger; a note says so.

::formula-list take-up-travel/travel/total-travel mechanics/take-up/gravity-take-up-tension mechanics/take-up/required-take-up-mass
`,
  },
];
