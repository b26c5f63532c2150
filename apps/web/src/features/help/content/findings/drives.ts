import type { Explanations } from "../../finding-explanation.ts";

export const driveFindings: Explanations = {
  "drive-slips": {
    cause: "In the case named the slack-side tension is less than drive force times wrap factor.",
    remedy:
      "In this order: more wrap (a snub), better lagging, heavier take-up, a second drive pulley, a gentler start if only starting slips.",
  },
  "brake-slips": {
    cause: "While braking, the ratio of tensions at the braked pulley exceeds what friction carries.",
    remedy: "Spread braking over two pulleys, brake less hard, or raise the tension at that pulley.",
  },
  "motors-small": {
    cause: "The installed rating is below the largest absorbed power times the selection factor.",
    remedy:
      "Larger motors, or choose Auto. Look which load case needs the power; a partial case may be avoidable by operation.",
  },
  "motors-large": {
    cause:
      "In the running case that needs most power the motors give less than half of their rating. They cost more, run at a poor efficiency and power factor, and start an empty belt hard.",
    remedy: "Smaller motors, or choose Auto. A start that needs the power is better served by a ramp or a coupling.",
  },
  "motor-heat-high": {
    cause: "The mean torque over the yearly duty exceeds the rated torque.",
    remedy: "Take a larger motor, or start less often.",
  },
  "motor-ask-maker": {
    cause: "The site is outside what the derating table was made for, so the rating there is the maker's to confirm.",
    remedy: "Send height and ambient temperature to the maker and type the rating you are given.",
  },
  "motor-site-beyond-table": {
    cause: "Height or temperature lies beyond the last line of the derating table; the last line was used.",
    remedy: "Ask the maker. At great height thin air cools less and insulation may need a higher class.",
  },
  "friction-above-range": {
    cause: "Friction of belt on pulley is typed higher than the standard gives for this lagging and pulley condition.",
    remedy: "Lower it, choose other lagging, or keep the pulley cleaner and drier. Friction 0 takes the usual value.",
  },
  "motor-voltage-differs": {
    cause: "No row of the voltage asked for was large enough, so a row of another voltage was taken.",
    remedy: "Add the motor you use to the library, or correct the voltage of the drive.",
  },
  "feeder-cannot-start": {
    cause:
      "A hopper that was empty and has just been filled presses with nearly its whole column. The force that shears the material out is more than the drives give while starting.",
    remedy:
      "Never run the hopper empty, fill it while the feeder runs, hold the load up by a gate or a smaller outlet, or take a stronger drive. The feeder calculator tells both forces.",
  },
  "feeder-cannot-run": {
    cause: "The force that shears the flowing material out of the hopper is more than the motors give at full load.",
    remedy:
      "A stronger drive or a smaller outlet. Type the force as tension adjustment of the section under the hopper.",
  },
  "does-not-break-away": {
    cause: "At rest friction is higher than running. The start force does not exceed it.",
    remedy: "More start torque, or a lower break-away factor if the belt is never left standing loaded in the cold.",
  },
  "does-not-start": {
    cause: "The start force of all drives is not more than the resistance of the belt.",
    remedy:
      "Raise the start factor or the motor. Check that the fluid coupling can give it: a delayed-fill coupling limits torque on purpose.",
  },
  "start-stalls": {
    cause: "The torque curve crosses the resistance before full speed: the belt hangs at that speed.",
    remedy:
      "Look at the starter curve where it dips. Raise torque near full speed, or correct a last point below the running torque.",
  },
  "start-too-slow": {
    cause: "The simulated start did not reach full speed within ten minutes.",
    remedy:
      "There is hardly any surplus of torque. Raise it; a surplus of 10 % of Te is the least for a sensible start.",
  },
  "start-acceleration-high": {
    cause:
      "The loaded belt accelerates above 0.3 m/s², or above 0.1 m/s² where it is longer than a kilometre; or the empty belt above 1 m/s². Belts of 200 m and less may start as fast as they hold their load.",
    remedy:
      "Soften the start with a coupling, a ramp or a lower factor, or prove with the dynamic analysis that peaks are fine.",
  },
  "start-long-for-motor": {
    cause: "A motor switched on directly heats as long as it is below speed; 10 to 15 s is what a warm one stands.",
    remedy: "Use a fluid coupling or controlled start, or a larger motor.",
  },
  "start-torque-high": {
    cause: "To follow the ramp the drive would have to give more than 1.5 times its rated torque.",
    remedy:
      "Lengthen the ramp. The peak of a cosine ramp is 1.57 times the mean acceleration, of a parabolic one twice.",
  },
  "material-slides": {
    cause: "Acceleration exceeds what friction between material and belt carries on the steepest section.",
    remedy: "Start more slowly, or flatten the loading section. Wet fines slide at two thirds of the usual friction.",
  },
  "gearbox-thermal-rating": {
    cause:
      "Heat of the losses may exceed what the gearbox sheds by itself; the row gives no thermal rating or a smaller one.",
    remedy:
      "Ask the maker for the thermal rating at your ambient temperature; fan or cooling coil are the usual answers.",
  },
  "holdback-blocks-reverse": {
    cause: "The conveyor is marked reversible, and a holdback lets its pulley turn one way only.",
    remedy: "Take the holdback out and hold the load with a brake that closes by itself.",
  },
  "holdback-left-out": {
    cause: "The loaded belt would run back: its lift exceeds half its friction, and no holdback is fitted.",
    remedy: "Fit one. A brake replaces it only if it closes by itself and holds one and a half times the load.",
  },
  "drives-not-settled": {
    cause:
      "Choosing components went around without an end: a larger motor asked for another coupling, which asked for the smaller motor.",
    remedy: "Set one of the alternating components to Manual.",
  },
};

export const stoppingFindings: Explanations = {
  "does-not-stop": {
    cause: "Coasting, the loaded belt is driven by its own load: there is nothing that stops it.",
    remedy:
      "A brake is required. For a level belt check the friction of the case: declines are judged with reduced friction.",
  },
  "drive-speeds-differ": {
    cause:
      "With these gear ratios the motors of the faster drive reach their full-load speed at a belt speed more than 2 % above that of the slower one, which then carries little.",
    remedy: "Choose gearboxes of nearer ratios, or other pulley diameters; the ratio needed is shown for each drive.",
  },
  "brake-does-not-stop": {
    cause: "The brakes together are weaker than the force that drives the belt in the worst loading.",
    remedy: "Stronger brakes. The torque needed for the design stopping time is shown.",
  },
  "start-overruns": {
    cause: "The belt drives its motors, and they may not brake, or brake with less torque than holding it takes.",
    remedy:
      "Let the drives feed back or fit a resistor, raise the braking limit, or install more power. A brake alone stops the belt; it does not start it.",
  },
  "start-limited": {
    cause: "To follow the ramp the drives would have to give more than their torque limit: the belt falls behind.",
    remedy: "Lengthen the ramp, raise the torque limit as far as the motor allows, or install more power.",
  },
  "start-factor-hides": {
    cause: "A typed start factor is the force of the start, whatever starter or coupling is fitted.",
    remedy: "Set the start factor to 0 to start by the starter or the coupling.",
  },
  "ramp-not-followed": {
    cause: "A ramp time is typed, but the control of every drive is set to something that cannot follow it.",
    remedy: "Set the control of the drives to Auto or Speed control, or the ramp time to 0.",
  },
  "drives-share-unevenly": {
    cause:
      "Drives that find their load by their speed share by slip, gear ratio and pulley diameter; drives under control part where one is at its limit.",
    remedy: "Use one leader and followers, give drives droop, or match ratios and diameters of the pulleys.",
  },
  "typed-shares-not-held": {
    cause:
      "Direct-on-line and coupled drives take the load that slip, gear ratio, pulley diameter and belt stretch give them. Tensions are calculated with the typed shares, which these drives will not settle at.",
    remedy:
      "Set the load shares of all drives to 0 to calculate with what the motors take, or match ratios, diameters and coupling filling to the typed shares.",
  },
  "drives-impose-speeds": {
    cause:
      "Two drives that each impose a speed freeze the stretch of the belt between them, and their loads are whatever it happened to be at the beginning.",
    remedy: "Let one drive lead and the others follow its torque, or give each drive droop of 1 % or more.",
  },
  "drives-may-not-brake": {
    cause: "With easy friction the conveyor drives its motors while it runs, and the drives are set not to brake.",
    remedy: "Set braking by drive to Regenerative or Resistor.",
  },
  "runaway-overspeed": {
    cause: "From the loss of the drives until the brakes have their full force gravity accelerates the belt.",
    remedy: "Shorten delay and ramp of the brakes, let half of the calipers close without delay, or add a flywheel.",
  },
  "brake-needed": {
    cause: "In at least one loading the belt runs by itself, and no brake is fitted.",
    remedy:
      "Fit a brake that closes without power; size it for declines loaded with low friction, and hold with factor 1.5.",
  },
  "star-too-weak": {
    cause:
      "In star a motor has a third of its torque and current, and a third of the locked-rotor torque is less than the belt resists.",
    remedy:
      "Start direct on line, with a soft starter, a coupling or a converter; start the belt empty; or give a time after which star is left.",
  },
  "brake-out-unchecked": {
    cause:
      "In at least one loading gravity drives the belt, so its brakes are all that holds it when power is lost. Brakes that may fail is 0: nothing says whether the rest hold and stop it with one out.",
    remedy:
      "Set Brakes that may fail to 1. Every disc with its calipers counts as a brake, and so does a brake with a torque of its own on a pulley: brakes on Auto then get as many and as strong discs as it takes, and typed ones are checked.",
  },
  "brakes-left-weak": {
    cause:
      "Of all brakes, discs with their calipers and brakes on pulleys, as many of the strongest are taken away as may fail. The rest gives less than it must hold or give.",
    remedy: "Set discs and calipers to Auto, fit a second disc or a brake on another shaft, or let fewer brakes fail.",
  },
  "brake-disc-hot": {
    cause: "Heat of one stop, several in a row and the mean of an hour bring the disc above what its pads stand.",
    remedy:
      "Larger or second disc, sintered pads, fewer stops, a longer stop that lets friction take its share, or electrical braking.",
  },
  "brake-surface-hot": {
    cause: "The track under the pads gets hotter than the rest of the disc, most of all in a short stop.",
    remedy: "Set the brake disc to Auto or take a larger one, take sintered pads, or stop more gently.",
  },
  "brake-rim-fast": {
    cause: "The rim of the disc runs above 50 m/s (cast iron) or 80 m/s (steel).",
    remedy: "A smaller disc with more calipers, or put the brake on a slower shaft.",
  },
  "slack-while-braking": {
    cause: "With brakes at their highest clamping force the tension at some point falls below zero.",
    remedy:
      "Limit the brake to the largest torque shown, move it towards the tail, lock the take-up when stopping, or add a flywheel.",
  },
  "stops-before-upstream": {
    cause: "This belt stands before the one that feeds it.",
    remedy:
      "Lengthen this stop (flywheel, ramp-down) or shorten the other. The mass that gathers is shown; compare it with the chute.",
  },
};
