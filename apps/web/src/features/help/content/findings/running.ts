import type { Explanations } from "../../finding-explanation.ts";

export const dynamicFindings: Explanations = {
  "dynamic-belt-overstressed": {
    cause: "Somewhere, for a moment, tension per width exceeds the rating times the allowed rise.",
    remedy: "Look at the time and place. Soften the start, delay one drive against the other, or take a stronger belt.",
  },
  "dynamic-belt-slack": {
    cause:
      "For a moment tension falls so low that the belt only hangs. The jerk that pulls it taut again is a shock: its peak still changes a little with the number of elements.",
    remedy: "Lock the take-up when stopping, brake later or at the tail, add a flywheel, or raise the take-up.",
  },
  "dynamic-negative-tension": {
    cause: "The linear model shows compression, which a belt cannot carry: it would buckle.",
    remedy: "Treat as slack; switch sag on to see the true, soft behaviour.",
  },
  "dynamic-sag-above-allowed": {
    cause: "Momentary sag exceeds the limit; load may spill at that place.",
    remedy: "A few seconds of sag in an emergency stop may be acceptable; otherwise raise tension or lock the take-up.",
  },
  "dynamic-drive-slips": {
    cause: "The ratio of tensions at a drive exceeds what wrap and starting friction carry.",
    remedy: "Softer start, more wrap, heavier take-up. Short slip in an aborted start is often accepted.",
  },
  "dynamic-take-up-stop": {
    cause: "The carriage reached the end of its travel and the take-up acts as fixed from then on.",
    remedy: "More travel, or a stiffer belt; the travel needed stands in the results.",
  },
  "dynamic-start-not-reached": {
    cause: "At the end of the run the belt is below its speed.",
    remedy: "Run longer, or give more torque.",
  },
  "dynamic-event-not-reached": {
    cause: "A trip, a brake or a start of the scenario lies behind the end of the simulated time and never happens.",
    remedy: "Raise the run time beyond the last event, with time for the belt to come to rest.",
  },
  "dynamic-not-stopped": {
    cause: "At the end of the run some part still moves.",
    remedy: "Run longer; a swinging belt settles slowly. If it keeps moving it needs a brake.",
  },
  "dynamic-not-held-at-rest": {
    cause: "Before the run the belt is pulled downhill by more than friction holds.",
    remedy: "Fit a brake or holdback; its force is then part of the state at rest.",
  },
  "dynamic-slack-at-begin": {
    cause: "Already at rest, or running steadily, the belt is slack somewhere.",
    remedy: "Mend the static design first: raise the take-up.",
  },
  "dynamic-static-not-found": {
    cause: "The tensions the run should begin with could not be found.",
    remedy: "See the findings of the static calculation; the run needs it to be sound.",
  },
  "dynamic-energy-missing": {
    cause:
      "Energy put in and energy found differ by more than is due to rounding: elements are too coarse for a sharp event.",
    remedy: "More elements, or a ramp instead of a step.",
  },
  "dynamic-diverged": {
    cause: "The numbers grew beyond any belt, usually from extreme settings such as no damping at all.",
    remedy: "Use the default damping and step fraction, and check modulus and masses.",
  },
  "dynamic-interval-lengthened": {
    cause:
      "So many frames would not fit into memory; they are kept at longer intervals. The calculation itself is as fine as before.",
    remedy: "Nothing, or a shorter run.",
  },
  "dynamic-overspeed": {
    cause: "Gravity accelerates the belt more than drives and brakes hold back.",
    remedy: "Let the drives brake, fit or strengthen brakes, and let them close sooner.",
  },
  "dynamic-control-slow": {
    cause:
      "The gain of the speed control is limited by the inertia of the drive, or its bandwidth is too small for the ramp.",
    remedy: "Enter the inertia of the motor, raise the bandwidth, or lengthen the ramp.",
  },
  "dynamic-no-brakes": {
    cause: "A stop by brake was asked for and there is no brake.",
    remedy: "Fit one, or choose coasting.",
  },
  "dynamic-not-resumable": {
    cause: "The kept run has other elements, frames or belt than the one asked for.",
    remedy: "Start the run anew.",
  },
  "dynamic-out-of-limits": {
    cause: "A setting lies outside what can be calculated with.",
    remedy: "See the limits of the form Dynamic; the setting is named.",
  },
  "dynamic-too-much-work": {
    cause: "Elements times steps exceed what is sensible to compute.",
    remedy: "Fewer elements or a shorter run: work grows with the square of the elements.",
  },
  "dynamic-unknown-drive": {
    cause: "An event names a drive number that the conveyor does not have.",
    remedy: "Correct the number in the sequence of events.",
  },
};

export const calculationFindings: Explanations = {
  "not-converged": {
    cause:
      "Tensions or components kept changing until the last round, or every round raised the tensions further: curves and pulleys resisted more than the tension they were given.",
    remedy:
      "Look for a component that alternates and set it to Manual; for a belt that is slack, which makes friction jump; or for curves that turn very far and pulleys much too small for the belt.",
  },
  "outside-validity": {
    cause: "The value lies outside the range its source was written for. It was computed all the same, not clamped.",
    remedy: "Judge whether the source still holds there. The range stands beside the finding.",
  },
  "length-coefficient-not-normative": {
    cause:
      "ISO 5048 and DIN 22101 begin at 80 m. The shorter rows of the table come from a maker of drum motors: good for a first estimate, not for proof to a standard.",
    remedy: "Lay out the conveyor, so that each secondary resistance is counted on its own, or type a coefficient.",
  },
  "length-coefficient-not-used": {
    cause:
      "DIN 22101, GB/T 17119 and IS 11592 give the length coefficient from 80 m on. This conveyor is shorter, so each secondary resistance was counted on its own.",
    remedy: "Nothing: the components are the more exact way.",
  },
  "length-coefficient-of-one-feed": {
    cause:
      "The coefficient stands for the loading, the pulleys and the cleaners of a conveyor with one loading point. Further ones are not in it.",
    remedy: "Set Secondary resistances to Components in the form Resistances.",
  },
  "secondary-not-shared": {
    cause:
      "The lump that the length coefficient gives is shared out over loading, pulleys and cleaners. There is nothing of these here, or the feed pushes the belt instead of being accelerated by it.",
    remedy: "Nothing: each secondary resistance was counted on its own.",
  },
  "tilt-not-counted": {
    cause:
      "CEMA, 5th edition, has no term for idlers tilted forward on purpose. The force that ISO 5048 gives for them stands beside the result and is no part of the tensions.",
    remedy: "Switch on Count forward tilt in the form Resistances to add it, or accept the tensions of the book.",
  },
  "value-replaced": {
    cause:
      "A guard of the source replaced the value by the nearest it allows, for instance a surcharge angle of 0 by 0.01°.",
    remedy: "Usually nothing; the replacement is a step of the trace.",
  },
  "drives-not-computed": {
    cause:
      "A component of a drive has a number that physics does not allow, such as a brake disc without a diameter or a motor without a speed. Tensions and the rest of the machine are calculated.",
    remedy: "Open the drive named and look for a zero or a missing value.",
  },
  "feeder-not-computed": {
    cause: "The hopper over the belt has sizes or frictions its formulas do not allow.",
    remedy: "Check the feeder's widths, heights and angles.",
  },
  "horizontal-curve-not-computed": {
    cause: "The belt, the tensions or the idlers of this curve leave its formulas without a solution.",
    remedy: "Check radius, banking and idlers of the point named.",
  },
  "idler-spacing-not-computed": {
    cause: "The rolls carry less than their own weight asks for, or the limits leave no spacing at all.",
    remedy: "Check allowed sag, idler life, shaft slope and the spacing step.",
  },
  "idlers-not-computed": {
    cause:
      "A size of the idler set is missing or does not fit the others, such as supports nearer together than the bearings.",
    remedy: "Complete the idler: roll, shaft, bearing centres and support centres.",
  },
  "pulley-not-computed": {
    cause:
      "Sizes of the pulley do not fit each other: a hub wider than its shell, hubs outside the bearings, a shaft without strength, a belt that does not wrap it.",
    remedy: "Open the point named and compare shell, hub, shaft and bearing centres.",
  },
  "transition-not-computed": {
    cause: "The trough leaves no wing beside the centre roll, or no centre roll between the wings.",
    remedy: "Check roll lengths and belt width.",
  },
  "turnover-not-computed": {
    cause: "The belt, its tension or the typed length leave the turnover without a solution.",
    remedy: "Check the length of the turnover and the return belt tension.",
  },
  "vertical-curve-not-computed": {
    cause: "The tensions or the belt's rating leave the formulas of this curve without a solution.",
    remedy: "Check the belt, its rating and the tensions at the point named.",
  },
  "indicative-coefficients": {
    cause: "The universal method needs coefficients that belong to makers; the defaults only show the order of size.",
    remedy: "Put in measured coefficients before you rely on them.",
  },
  "winkler-needs-spectrum": {
    cause: "The Winkler layer needs rubber data over frequency, and a constant pair was chosen.",
    remedy: "Choose a master curve, or Jonkers.",
  },
};
