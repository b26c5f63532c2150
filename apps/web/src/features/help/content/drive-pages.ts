import type { HelpPage } from "../help-page-definition.ts";

export const drivePages: readonly HelpPage[] = [
  {
    name: "drives",
    title: "Drives",
    group: "Engineering",
    about: "Power, motors, couplings, gearboxes, holdbacks: what each is asked for.",
    text: `
## Power
Belt power is Te times speed. The motor must also feed the losses between its shaft and the belt:

$ P_abs = T_e * v / eta

When the belt drives the motor (Te negative) the losses help and the motor gets belt power times efficiency. Motors are
sized on the largest of the four steady [load cases](load-cases) times the selection factor, shared among the drives by
their load shares and among the motors of a drive.

## Worked example
Te 96.85 kN at 3 m/s is 290.5 kW at the belt, 305.8 kW at the motor shaft with 95 %, 351.7 kW with a selection factor of
1.15: a motor of 355 kW. As two drives sharing two to one: 250 and 132 kW.

## Ratio
Pulley speed follows from belt speed and the diameter at the middle of the belt. The ratio is motor speed, less coupling
slip, over pulley speed. A gearbox within 5 % of it fits; the speed the belt then runs at is shown.

A pulley of 800 mm with 12 mm lagging under a 9.8 mm thick lower half of the belt turns 68.7 times a minute at 3 m/s. A
motor at 1488 rev/min behind a coupling with 2.5 % slip needs 21.11; of 19.56, 20.00, 21.46 and 22.40 only 21.46 fits.

## What each component must hold
| Component | Asked for |
| Motor | power, poles, frequency; breakdown torque where the belt drives it; rating at the height and heat of the site |
| Fluid coupling | power and poles of the motor, slip at most 6 %, torque to start the full belt, its longest start |
| Gearbox | ratio within 5 %, 1.5 times full-load torque at its output, twice its rating at a start, input speed |
| Shaft couplings | 1.5 times full-load torque (or the row's own factor), both bores, speed |
| Holdback | 3 times full-load torque at the pulley shaft, bore, speed; and 1.5 times the torque of the load running back |
| Brake | torque to stop in the design time and to hold the loaded belt; see [stopping](starting-stopping#brakes) |

Full-load torque is 9550 · kW / (rev/min). 355 kW at 1488 rev/min gives 2278 N·m, at the pulley 48.1 kN·m; so the gearbox
needs 72.2 kN·m and the holdback 144.3 kN·m.

## Auto and Manual
Auto chooses anew at every change, in the order motor, fluid coupling, gearbox, couplings, holdback, then start and
stop, then brake, and goes around until nothing changes. Manual only checks. **Direct drive** leaves the fluid coupling out.

## Running downhill
A conveyor that drives its motors needs motors that hold it: breakdown torque at least twice the torque given back, and a
brake that works without power, because coasting never stops it.

::formula-list mechanics/power/belt-power mechanics/power/absorbed-power mechanics/power/required-motor-power mechanics/motion/reflected-mass
`,
  },
  {
    name: "traction",
    title: "Traction and slip",
    group: "Engineering",
    about: "Why a drive pulley slips and what helps.",
    text: `
A pulley pulls only as hard as friction lets it. Along the wrap, tension can fall from the tight side to the slack side at
most by a factor that grows with friction and angle. This is the rope around a bollard, after Euler and Eytelwein:

$ T_1 / T_2 = exp(mu * theta)

So the slack side must keep at least the drive force times the wrap factor:

$ T_2 = F / (exp(mu * theta) - 1)

## Worked example
Friction 0.25 and 210° of wrap give a wrap factor of 0.667. A drive force of 68.3 kN needs 45.5 kN on the slack side. With
46.2 kN there the surplus is 0.7 kN: it holds, barely. Lagging with friction 0.35 lowers the factor to 0.384 and the need
to 26.2 kN; the take-up could weigh little more than half.

| Wrap | friction 0.25 | 0.30 | 0.35 | 0.40 |
| 180° | 0.838 | 0.638 | 0.499 | 0.398 |
| 210° | 0.667 | 0.499 | 0.384 | 0.300 |
| 240° | 0.541 | 0.398 | 0.300 | 0.230 |
| 380°, two pulleys | 0.235 | 0.158 | 0.109 | 0.076 |

## Friction to use
Bare steel, dry: 0.35 to 0.40; wet: 0.10. Grooved rubber: 0.40 dry, 0.35 wet, 0.25 with wet clay. Ceramic keeps 0.35 even
then. CEMA designs with 0.25 bare and 0.35 lagged. Running and braking are judged by the run value, starting by the start value.

## What helps against slip
1. More wrap: a snub pulley brings 180° to 210 or 220°.
2. Better lagging, which is cheap.
3. A heavier [take-up](take-up); costs belt strength everywhere.
4. Two drive pulleys, or a drive at the tail.
5. A gentler start, if only starting slips.

The finding is [The belt slips on the drive pulley](findings-drives#drive-slips). The formulas:

::formula-list cema-5/wrap-factor mechanics/traction/required-slack-tension mechanics/traction/traction-surplus mechanics/traction/required-friction
`,
  },
  {
    name: "starting-stopping",
    title: "Starting and stopping",
    group: "Engineering",
    about: "Times, distances and tensions with a belt taken as rigid; brakes, holdbacks, interlocking.",
    text: `
Here the belt is taken as rigid: everything moves with one speed. That is right where a start lasts much longer than a
wave takes along the belt (a few seconds per kilometre). Above 500 kW or 2 km use the [dynamic analysis](dynamic-analysis).

## Starting
$ a = (F_start - T_e) / M

The start force is a factor times the rated force of all motors at the belt. The factor comes from, in this order: the
start factor you type, the [starter curve](starter-curves), the peak torque of the fluid coupling, the motor itself.

**Example.** Rated force 112.4 kN, factor 1.4: 157.4 kN. Te 96.8 kN, moving mass 176.3 t: 0.343 m/s², 3 m/s after 8.7 s and
13 m. Empty (9.9 kN, 92.7 t): 1.59 m/s², 1.9 s. The belt itself feels less than the start force, because the drive's own
49.7 t are accelerated first: the pull at the drive rises from 96.8 to 140.3 kN.

Limits that are watched: 0.3 m/s² for loaded long belts (0.1 above 1 km), sliding of material, the longest start of coupling and motor.

A star-delta start has a third of torque and current in star, none for the change-over gap and all in delta. It changes over
at a share of speed, or after its time where one is typed; the line currents of one motor before and after it are results; without a time, a belt that a third of the locked-rotor torque does
not move stays where it is, and a finding says so. Gearbox and belt still meet the torque of delta.

## Speed ramps
Controlled drives follow a ramp. The cosine ramp (Harrison) has its greatest acceleration in the middle, 1.57 times that of
a straight ramp, and none at the ends; the parabolic one (Nordell) 2 times. Both avoid the jerk that sets a long belt swinging.
A short dwell at 5 to 10 % speed takes the slack out first. Choose a ramp at least five times as long as a wave needs for the length.

Beside the forms *Drives* and *Starting and stopping* the start and the stop are drawn while you type: the reference and
the belt, its acceleration, and the force of every drive and of the brakes within their limits. A line above says what
decides the start, and which drive leads. Where the belt leaves its reference, a limit is reached.

## Several drives, and belts that run downhill
Under speed control one drive leads: Auto takes the strongest, and the others give their load share of its torque. Each stays
within its torque limit; where one is at its limit, the others take the rest. Drives without a link share by droop. Beside
drives under control, a motor switched on directly or through a coupling gives what the speed of the belt makes it give, and
the others take the rest. With load shares of
0 for all drives, as new drives have them, drives under control give the same torque over full load, and drives switched on
directly or through couplings take what slip, gear ratio, diameter and belt stretch give them. Typed shares are calculated
with; where such drives will not hold them, a warning tells how far they part. Results and the report *Drives* give the share
of every drive.

Where friction may let the conveyor drive its motors, drives under control hold it back, in a start
most at both ends of the ramp. With braking by drive set to None they cannot: the belt overruns, and there is no start time.
A typed start factor with a ramp is a torque limit; without a ramp it is the force of the start and hides starter and coupling.

## Stopping
$ t = M * v / (T_e + F_b)

Same mass, same resistances. **Example.** Coasting full: 5.5 s and 8.2 m. Empty: 28 s and 42 m, for there is little to stop
it. With a brake of 20 kN·m at the pulley: 3.6 and 4.8 s.

## Brakes
The brake must stop the belt in the design time, 10 s unless you say otherwise, in the worst loading, and then hold it with 1.5
times the standing pull. A caliper gives twice clamping force times friction times the effective radius; clamping force
falls with air gap and wear. Stopping energy becomes heat in the disc: the program adds cooling between stops, several stops
in a row, and compares with what organic (300 °C) or sintered pads stand.

**Example.** Downhill, Te -79.2 kN, 176.7 t, 10 s: brake force 132.2 kN, 54.5 kN·m at the pulley, 2538 N·m at the motor shaft,
three calipers of 848 N·m. Energy per stop 1.98 MJ heats a 600 x 30 mm disc by 64 K; six stops an hour and three in a row
bring it to 415 °C: too hot, so take a larger or second disc. With *Brake disc* on Auto the program does:
the smallest preferred disc with room for its calipers, a rim speed within its material and pads that stay cool, mean and
surface; here 800 x 30 mm with three calipers.

A belt that its load drives is held by its brakes alone when power is lost. *Brakes that may fail*, set to 1, asks that the
rest hold and stop it with one out: brakes on Auto become as many and as strong as that takes, typed ones are checked. With 0 a
note says that the case is not checked. A first design that brakes such a belt by its drives sets 1 itself, so that it has two
discs at least.

## A brake can slacken the belt
A brake at the head of a conveyor with its take-up behind the drive holds the belt back while its load runs on: tension in
front of the pulley falls, and a belt cannot push. The strongest brake that keeps every point above its sag tension is shown.
Brake at the tail, lock the take-up, or stop more slowly.

## Holdbacks
A loaded incline runs back when lift exceeds half its friction; half, because friction may be better than thought. A holdback
is rated three times motor full-load torque at the pulley.

## Belts in a row
A belt that stops before the one that feeds it collects material in the transfer. Half the mass flow times the difference of
stopping times has to fit into the chute. Lengthen the stop with a flywheel or a ramp, or brake the upstream belt.

::formula-list mechanics/motion/starting-acceleration mechanics/power/start-force mechanics/motion/change-time quick-estimates/brake/stopping-brake-force disc-brake/torque/holding-force holdback/runback/runback-force holdback/runback/holdback-rating
`,
  },
  {
    name: "dynamic-analysis",
    title: "Dynamic analysis",
    group: "Engineering",
    about: "The belt as an elastic ring: waves, peaks, slack, take-up travel in time.",
    text: `
A long belt is a spring with mass. When the drive pulls, the tail does not know for a second or more; when a drive trips, a
wave of low tension runs ahead and comes back. Peaks 10 to 30 % above the rigid estimate are common. The analysis is advised above 500 kW or 2 km.

## The model
The loop is divided into some hundred to some thousand elements, each a spring with inner damping and sag, between nodes that
carry belt, load, idlers, pulleys and drives. Friction holds a node that stands still exactly at zero until it is overcome.
Tensions at rest, drives by their curves, brakes with delay and ramp, holdbacks, and take-ups that move, are locked or meet
their stops all take part.

$ c = sqrt(E_A / m)

Speed of a wave: stiffness over moving mass per metre. For an ST1000 belt of 1.2 m it is about 650 m/s loaded and 1700 m/s on
the return: 1500 m take 2.3 and 0.9 s. A jump of 1 m/s in speed is a jump of 134 kN in tension on the loaded side.

## Scenarios
Start full or empty, stop by coasting or by brake, aborted start (the drive trips while the belt is at its tightest), emergency stop,
power failure. Sequences of events can be put together, such as a trip after 8 s and a brake one second later.

*Run all twelve* runs every start and stop by name, a few at a time, and sets them side by side: largest and smallest
tension, how long a drive slips, where the belt hangs slack, travel of the take-up, time to speed or to rest, and how far the
drives part from their shares, over full load. The worst of each is in bold. *Replay* opens any of them.

## What a run means for the design
What a run finds stands among the findings of the design and counts in the strip above, with the scenarios it was found in.
Change an input, and it is told as *of an earlier calculation* and no longer counted; take the change back, and it counts
again. Runs are kept with the version you save, and come back with it. In the reports each scenario has a box.

## Worked example
1500 m, rise 15 m, 1800 t/h at 3 m/s, 355 kW, gravity take-up 12.7 t:

| Run | Highest T1, kN | Lowest tension, kN | Take-up moves, m |
| rigid start estimate | 215.5 | | |
| start full, 140 % at once | 241.5 | 33.7 | 1.5 |
| start empty, 140 % at once | 227.2 | 3.4 | -0.9 to 2.0 |
| start empty, 20 s ramp | 122.2 | 58.6 | 0.5 |
| coasting full | 163.0 | 15.2 | -1.2 |
| coasting full, take-up locked | 163.0 | 45.2 | 0 |

Two lessons. The empty start is as hard as the full one, unless it is ramped. And locking the take-up when the drives stop
triples the lowest tension: the cheapest cure for slack in a stop.

## Reading the result
Move the time slider: tension and speed travel along the profile, and below it the forces of the drives and the way of the
take-up are marked at the same moment. Click a place to add its curve. The envelope shows the highest and lowest tension
each place ever had. The energy balance (drive work against friction, lift, motion, strain and
damping) closes to a fraction of a percent; if not, a finding asks for more elements.

## Settings that matter
Run long enough that everything has come to rest. 300 elements show the picture, 1000 give the numbers; the number beside
*Run* is the one that is used, for a short belt is not cut finer than a metre. Damping of 5 % at
the first swing of the belt is usual for steel cord, more for fabric.

::formula-list belt-dynamics/waves/wave-speed belt-dynamics/waves/wave-tension belt-dynamics/waves/transit belt-dynamics/run/missing-energy
`,
  },
];
