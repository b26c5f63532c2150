import type { HelpPage } from "../help-page-definition.ts";

export const nationalMethodPages: readonly HelpPage[] = [
  {
    name: "method-din",
    title: "DIN 22101",
    group: "Methods",
    about: "The German standard: ISO 5048 strand by strand, with skirts of its own and the lump C where wanted.",
    text: `
**What it is for.** Any stationary conveyor for loose bulk material, of any profile and with any number of drives, whose client works
to German practice. Most overlands in Europe are proved by it.

**Where it comes from.** DIN 22101, edition of December 2011, clauses 5 to 11. Loading, skirts and cross-section have been read in a
public library written to it; bending, bearings and cleaners are those of ISO 5048.

## What differs from ISO
- **Skirts** feel only the load that stands above the line of the trough edges. Between wide skirts that is a tenth of what ISO finds.
- **Cleaners** are secondary resistances, so the lump C holds them.
- **The lump.** Set *Secondary resistances* to Length coefficient and loading, pulleys and cleaners become (C − 1) of the main
  resistance: 1.92 at 80 m, 1.31 at 300 m, 1.09 at 1 km. The lump is shared out over the same points in the same proportions, found on
  the full running belt and kept in every other case.

$ F_W = C * F_H + F_St + F_S

- **The belt** must also carry its joints: the largest edge tension, in the transitions at head and tail, times the safeties of joint
  making and operation over the endurance of the joint, 0.45 for steel cord and 0.30 for textile. A start or stop may go 1.5 times as far.

$ k_N = c_K * k_max * S_0 * S_1 / k_trel

## Worked example
The 300 m conveyor of [tensions](tensions), f 0.02: main 13.86, lift 49.03, loading 2.06, pulleys 1.64, cleaners 0.72, skirts 0.14 kN: 67.4 kN
one by one. C is 1.3086 at 302 m, so the lump is 4.28 kN, each part 0.967 times its own value: 67.3 kN.

## Where it is weak
One factor f for everything that happens between belt and idlers: 0.010 to 0.040, and the choice is yours. f holds for 70 to 110 % of
the design load. C presumes one loading point and at least 80 m; with more the program warns, with less it counts one by one.

::formula-list din-22101-2011/skirt-resistance din-22101-2011/skirt-resistance/skirted-area iso-5048-1989/length-coefficient adopted-1/secondary-lump/secondary-share din-22101-2011/belt-strength/required-nominal-strength

All of them: [formulas of DIN 22101](formulas-din-22101-2011).
`,
  },
  {
    name: "method-cema-7",
    title: "CEMA 7",
    group: "Methods",
    about: "The universal method of the seventh edition: seals, load, indentation, trampling and misalignment apart.",
    text: `
**What it is for.** Conveyors of any length and profile, flight by flight, where American practice is asked for and Kx and Ky stop.

**Where it comes from.** CEMA, Belt Conveyors for Bulk Materials, 7th edition, chapter 6. The structure of the sum is public. The tables of
idler torque, the regression for the cover and that for the shape of the load are not.

## The terms
Seals turn with speed, temperature and rolls; idler load with the weight carried; indentation is that of [VISCO](method-visco);
trampling follows the sag; misalignment is a share of the weight. Accessories are those of the [5th edition](method-cema).

## Where it is weak
The coefficients belong to makers. Those used here are indicative, and every result says so. Compare it with another method before you
buy a motor by it, and add 10 to 20 %: it tells the drag to be expected, not the drag to be sure of.

::formula-list cema-7/universal/seal-tension cema-7/universal/idler-load-tension cema-7/universal/misalignment-tension cema-7/universal/trampling-tension

All of them: [formulas of CEMA 7](formulas-cema-7).
`,
  },
  {
    name: "method-gb",
    title: "GB/T 17119",
    group: "Methods",
    about: "Chinese practice: ISO 5048 as the DTII(A) design handbook applies it, with the lump C.",
    text: `
**What it is for.** Conveyors of DTII(A) parts, 400 to 2400 mm wide and up to about 18°, for Chinese clients and design institutes.

**Where it comes from.** GB/T 17119-1997 is ISO 5048 in Chinese. What designers follow is the DTII(A) handbook, 2nd edition; its equation
numbers stand in the trace. Resistances, powers and tensions of its charging belt, 310 m and 1700 t/h, come out as printed.

## What differs from ISO
- **Friction** from a table instead of from sag: 0.022 where you type none, 0.020 for the best sites, 0.023 to 0.030 for dusty, cold or wet ones.
- **Secondary resistances** as the lump C from 80 m on, unless you ask for components.
- **Skirts** rub over their whole length; the clear width is that of the standard parts, 0.73 m on a 1200 mm belt.
- **Cleaners** press with 0.1 MPa, twice as hard as by ISO: 720 N each on a 1200 mm belt.
- **Forward tilt**: the trough factor is 0.43 at 35°, where ISO interpolates 0.4333.
- **Motors** are chosen for P / (η η′ η″): 0.95 for a low supply, 0.90 for several motors that do not share evenly, 1 for one.
- **Downhill** brakes are sized with f 0.012.

$ F_U = C * F_H + F_S1 + F_S2 + F_St

## Worked example
The 300 m conveyor of [tensions](tensions): main 15.24, the lump 4.70, skirts 1.09, cleaners 1.44, lift 49.03 kN, together 71.5 kN
against 68.3 by ISO with f 0.02.

## Where it is weak
Friction and skirt widths are known without a copy of the handbook at hand and marked in the trace: read them against yours before a
certified use. The handbook's own tension sheet raises the tension by 2 to 4 % at every pulley; with many bends that gives more than
the lump. It is not printed here. Start factor and belt safety n₁ remain what you type.

::formula-list gb-17119/special/tilt-factor gb-17119/special/usual-skirt-width gb-17119/power/motor-power iso-5048-1989/length-coefficient

All of them: [formulas of GB/T 17119](formulas-gb-17119).
`,
  },
  {
    name: "method-is",
    title: "IS 11592",
    group: "Methods",
    about: "The Indian code: ISO 5048 with its own names, and the drive pulley counted in the power.",
    text: `
**What it is for.** Conveyors 300 to 3000 mm wide for Indian clients and tenders.

**Where it comes from.** IS 11592:2000, the first revision, brought in line with ISO 5048, with its amendment of July 2010.

## What differs from ISO
- **Friction** 0.022 where you type none. Indian tenders often fix 0.022 or 0.030: type what yours says.
- **The drive pulley.** Bending the belt round it is no part of T_E. It comes on top, with the bearings, in the power the motors give.
- **Downhill** brakes are sized with f 0.012.
- **Secondary resistances** one by one, or by C if you ask for it.

$ P_A = P_DP + (R_wd + R_bd) * V

## Worked example
500 m rising 50 m, 1500 t/h at 3 m/s: T_E 94.3 kN, so 282.8 kW at the belt. The drive pulley takes 305 N to bend the belt and 229 N in its
bearings: 284.4 kW, and 302.5 kW at a motor behind an efficiency of 0.94.

## Where it is weak
As ISO: one factor for everything. The figures of friction and efficiency are known without a copy at hand and marked so. The code's
choice of speed by lump, dust and abrasion needs tables that are not public.

::formula-list is-11592/power/drive-pulley-power iso-5048-1989/main-resistance iso-5048-1989/pulley/fabric-wrap-resistance

All of them: [formulas of IS 11592](formulas-is-11592).
`,
  },
  {
    name: "method-jis",
    title: "JIS B 8805",
    group: "Methods",
    about: "Japanese practice: a longer conveyor instead of single resistances, or ISO 5048 as of 1992.",
    text: `
**What it is for.** Short and medium in-plant conveyors in Japan, Korea and South-East Asia, where belt makers still print the classic form,
and a quick second opinion anywhere.

**Where it comes from.** JIS B 8805. The edition of 1992 names ISO 5048 as its counterpart: set *JIS form* to 1992 and you get that, to the last
digit. The classic form is older and the default.

## The classic form
Everything but friction and lift is a length l₀ added to the level length l of the conveyor. There are no pulleys, cleaners, skirts or loading
to add: they are in it.

| Installation | f | l₀ |
| easy-running rolls, good installation | 0.022 | 66 m |
| ordinary rolls, not so well installed | 0.030 | 49 m |
| downhill, for the brake | 0.012 | 156 m |

$ F = f * (1 + l_0 / l) * g * x * (q_R + q_B + q_G)

Here l₀ is spread along both strands in proportion to their level length x, so that tensions along the belt come out as well as power.

## Worked example
The 300 m conveyor of [tensions](tensions): f 0.022 · (1 + 66 / 300) = 0.0268. Friction 18.6 kN, lift 49.0 kN, Te 67.6 kN.

## Where it is weak
l₀ is the same for two pulleys and for twelve, for one cleaner and for ten. Below 100 m it decides the result: at 40 m it makes friction
2.65 times as large. Curves, trippers and long skirts are not in it.

::formula-list jis-b-8805/main-resistance/lengthened-friction jis-b-8805/main-resistance/section-resistance

All of them: [formulas of JIS B 8805](formulas-jis-b-8805).
`,
  },
];
