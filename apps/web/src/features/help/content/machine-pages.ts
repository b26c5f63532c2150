import type { HelpPage } from "../help-page-definition.ts";

export const machinePages: readonly HelpPage[] = [
  {
    name: "pulleys-shafts",
    title: "Pulleys and shafts",
    group: "Engineering",
    about: "Forces on a pulley; shaft, bearings, shell, discs and locking elements.",
    text: `
::drawing pulley The drive pulley of a new conveyor with shaft, bearings, hubs and shell.

## Load
Two belt pulls and the weight add up as arrows. For equal pulls T and wrap θ the belt part is 2 T sin(θ/2). Half of it goes to
each bearing. Running loads decide life and slope, starting and braking loads strength.

## Shaft diameter
AS 1403 is the rule: bending moment at hub and shoulder, torque, a size factor, and a factor for what raises stress there: 1.5
at a bearing seat, 3.2 at a keyless locking element. More than 600 starts a year is the usual case; tick reversals for
pulleys between drive and brake. CEMA B105.1 and Goodman are shown beside it.

$ D ^ 3 = 10000 * F_s / F_R * sqrt((K_s * K * M) ^ 2 + 3 / 16 * ((1 + K_s * K) * T) ^ 2)

**Example.** Bearing centres 1900 mm, hubs 1250 mm apart: the arm is 325 mm. At a start the resultant is 263.4 kN, so 42.8 kN·m
of bending and 57.8 kN·m of torque. K1040 (fatigue limit 243 MPa), safety 1.2: 243 mm at the hub. 250 mm is chosen, with 180 mm seats.

## Slope at the hub
A bent shaft works the hub at every turn. The slope stays below 0.0015 rad for keyless hubs, 0.0023 otherwise. It falls with
the fourth power of the diameter: 250 mm gives 0.00056 here.

## Bearings
Rated by ISO 281, 65 000 hours unless you ask for more. Twice the load is a tenth of the life. 110 kN at 69.5 rev/min needs a
rating of 591 kN; a 22226 with 630 kN lasts 80 500 hours.

## Shell and discs
The belt presses on part of the shell; between the discs it bends like a curved plate. Thickness is the cure: 12, 16 and 20 mm
give 36, 24 and 17 MPa in the example. Disc and shaft share the moment at the hub by stiffness: thicker discs take a larger
share and yet less stress. Limits: 50 MPa welded, 70 MPa cast.

## Diameter and lagging
See [belts](belts#smallest-pulleys) for the smallest diameter. Mean pressure on the lagging, the sum of pulls over diameter
times width, stays below 0.6 MPa for rubber and 0.8 for ceramic.

::formula-list pulley-loads/resultant/half-resultant as-1403-2004/shaft-diameter/often-started-shaft as-1403-2004/shaft-diameter/reversing-shaft shaft-bending/deflection/hub-slope iso-281/bearing-life/basic-life
`,
  },
  {
    name: "idlers",
    title: "Idlers",
    group: "Engineering",
    about: "Load of each roll, bearing life, shaft slope, spacing, speed, belt flap.",
    text: `
::drawing carry-idler A carrying set of three rolls.

## Load
A set carries belt and load over one spacing; lumps at speed add a factor. In a trough the centre roll takes most of it: 0.5
plus 0.005 per degree of trough (VDI 2341), so 67.5 % at 35°. Convex curves add tension times spacing over radius.

**Example.** 1.2 m spacing, 167 + 25 kg/m, 35°: centre roll 1436 N, each wing 409 N straight down.

## Life
Bearing life falls with the cube of the load. Roll 152 mm at 3 m/s turns 377 times a minute; 757 N on each 6205 gives 330 000
hours. Dirt and poor care take more than half of that; the second value shown includes usual factors.

## Shaft slope
Ball bearings stand about 8 minutes of arc. A 25 mm shaft over a 441 mm roll at 1436 N slopes 3.8 minutes, a 20 mm one 9.2.

## Spacing
The shortest of three: what life allows, what the shaft allows, and what sag allows where the belt is loosest. Here 2.1, 2.5 and 5.1 m.

## Speed
Rolls above 600 rev/min are noted, above 750 refused. A faster belt wants larger rolls: 4.78 m/s is 600 rev/min on 152 mm.

## Belt flap
The belt between two idlers is a string with a frequency; each turn of a slightly eccentric roll plucks it. Where both lie
within the tolerance, 2 Hz, the belt may flap. Return strands, empty, are the usual place. Change the spacing by 10 to 15 % or vary it.

::drawing return-idler A return set.

::formula-list vdi-2341/roll-load/centre-roll-share idler-shaft/deflection/roll-shaft-slope iso-281/bearing-life/basic-life iso-281/bearing-life/equivalent-ball-load idler-resonance/flap/flap-frequency idler-resonance/flap/roll-frequency
`,
  },
  {
    name: "curves",
    title: "Vertical and horizontal curves",
    group: "Engineering",
    about: "Radii that keep belt on idlers, edges tight and load in place.",
    text: `
## Concave vertical curves
Tension lifts the belt off the idlers where the slope increases. Weight holds it down, and weight is least when the curve is
empty while the belt before it is loaded: that is the deciding case, at a start.

$ R = 1.1 * T / (q_B * g * cos_theta)

**Example.** A start with the load just before the curve gives 126 kN; a belt of 24.9 kg/m then needs 573 m, taken as 580 m. With
the curve loaded 74 m would do.

Edges go slack, and the centre is stretched, because the edges of a trough lie nearer to the centre of the curve.

## Convex vertical curves
The edges are stretched and the centre goes slack; idlers carry tension times spacing over radius on top. Keep at most 2° from
set to set; halve the spacing where the load of a set passes 1.5 times that of the loaded belt on the straight. Short arcs of
fewer than three sets are left alone as long as they turn no more than 6°.

::drawing curve-set-out Points of a curve for setting out on site.

## Horizontal curves
The tight belt wants to cut the corner. Raising the inner ends of the idlers (banking) and the belt's own climb up the wing roll
push back. Empty belts move inward, loaded ones outward; the banking must suit both. The program looks for the smallest radius
where one banking keeps every case within the allowed drift, and for the window of bankings at yours. Carry and return
strand turn at one corner with one radius: that of the strand that asks for more. How far the belt may drift is typed, or
0 for what the wing rolls leave: a starting or stopping belt may go to their end, a running one four fifths of the way.
Where a curve fails, its finding names the banking that would hold the belt or else the radius that would.

**Example.** 1200 mm belt, 52 kN empty and 88 kN full: R 2500 m at 5° moves between 48 mm outward and 40 mm inward. 2490 m is the
smallest; at 2000 m no banking serves both.

Three published force balances differ by up to 45 % in radius; you choose one in the form [Horizontal curves](form-horizontalCurves).
Flat return idlers cannot guide a belt in a curve: use V sets.

## Room, and turns that are no curves
The arc of a curve begins and ends a tangent length from its point. Where that reaches beyond the pulley beside it, or over the
arc of the next curve, the curve is not met and has no points to set out; a finding names both points. A radius on Auto is no
larger than there is room for, as long as a smaller one meets every need.

A turn below 0.1° at which no radius is typed is no curve: it comes of rounded co-ordinates.

## Factors
Tension counts 1.1 times where high tension harms and 0.9 times where low tension harms. Radii are rounded up to 10 m vertical
and 5 m horizontal. A radius of 0 keeps a sharp point and reports what would be needed.

::formula-list belt-curves/lift-off/lift-off-radius belt-curves/arc/tangent-length
`,
  },
  {
    name: "transitions",
    title: "Transitions and turnovers",
    group: "Engineering",
    about: "From flat to trough, and turning the belt over.",
    text: `
## Transition
Between a pulley and the first full trough the edges travel a longer way than the centre and are stretched. Too short, and the
edges are overloaded while the centre may buckle. Raising the pulley by half or a third of the trough depth shortens the way.

**Example.** 1200 mm ST1000 belt, 35°, 120 kN: by fibres 4.0 m (edge at 1.3 times the rating), ISO 5293 3.6 m, the CEMA table 6.2 m.
The longest of fibres, ISO and CEMA is recommended, rounded up to 0.1 m; DIN's lower steel cord value is shown only.

Intermediate idlers stand closer near the pulley: for two of them at 1/6 and 1/2 of the length.

## Turnover
Turning the return belt by 180° keeps the dirty side away from the idlers. The edges of the twist are stretched and the centre
is relieved, twice as much at the edge as at the centre. Rules of thumb: 10 widths unguided fabric up to 1200 mm, 12.5 guided
fabric, 22 guided steel cord, 15 supported steel cord. Low tension lets the centre go slack at any length: raise the take-up.

::drawing turnover A belt turned over along its length.

::formula-list iso-5293/transition-distance/transition-distance belt-turnover/twist/twist-edge-tension belt-turnover/twist/twist-centre-tension
`,
  },
];
