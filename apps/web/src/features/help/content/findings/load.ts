import type { Explanations } from "../../finding-explanation.ts";

export const capacityFindings: Explanations = {
  "belt-overfull": {
    cause: "The area needed for the tonnage at the low density is larger than the area inside the edge distance.",
    remedy:
      "Run faster, widen the belt, use a deeper trough, or accept a smaller edge distance knowingly. Check the low density first: it is the usual typing error.",
  },
  "edge-distance-short": {
    cause: "With the design load the free belt beside the material is less than the rule asks for.",
    remedy:
      "The same as for an overfull belt; a slightly higher speed is usually enough. Off-centre loading needs more edge, not less.",
  },
  "load-wider-than-belt": {
    cause: "The load needs more width than the belt has, so that its spread over the rolls in a curve cannot be found.",
    remedy: "Lower the tonnage of the section or raise speed or width; then the curve is judged again.",
  },
  "load-on-centre-roll-only": {
    cause: "The load is so small that it lies on the centre roll alone; side rolls then carry belt only.",
    remedy:
      "Nothing, if the belt really runs that empty. The drift in horizontal curves is calculated for this load as it is.",
  },
  "belt-narrow-for-lumps": {
    cause: "The largest lump in relation to belt width exceeds what CEMA advises for sized or mixed material.",
    remedy: "Widen the belt, scalp or crush the lumps, or correct the lump size of the material.",
  },
  "belt-fast-for-material": {
    cause:
      "Belt speed is above the highest speed of the material row or of the table for its class and the belt width.",
    remedy: "Slow down and widen, or confirm with the chute design that dust, degradation and impact are acceptable.",
  },
  "surcharge-steep": {
    cause: "A moving load lies flatter than a heap at rest. CEMA gives 5 to 30° by the angle of repose; more is typed.",
    remedy: "Take the surcharge angle of the table, or keep yours if the material was seen to run so on a belt.",
  },
  "steep-for-material": {
    cause: "The steepest carrying section exceeds the slope at which the material begins to slide or roll back.",
    remedy:
      "Flatten the profile, use a cleated belt, or raise the limit of the material if you have tested it. Wet fines and round pellets need less slope.",
  },
  "skirts-on-pipe": {
    cause: "A section of a closed pipe has skirt boards; there is no open load for them to touch.",
    remedy: "Set the skirt length to 0, or end the pipe where the skirts are.",
  },
  "pipe-does-not-close": {
    cause: "The belt width is less than the circumference of the pipe at the middle of its thickness.",
    remedy: "Widen the belt or choose a smaller diameter. Width about four times the diameter is usual.",
  },
  "pipe-lump-too-large": {
    cause: "Lumps are larger than a third of the pipe diameter.",
    remedy: "Choose a larger pipe or smaller lumps; one large piece opens the overlap.",
  },
  "pipe-overlap-too-small": {
    cause: "The overlap is less than 0.3 of the diameter or less than 100 mm.",
    remedy: "Widen the belt. A small overlap opens in curves and lets material out.",
  },
  "pipe-too-full": {
    cause: "The pipe is filled above three quarters of its clear area.",
    remedy: "Run faster or take a larger pipe. Above 75 % the load presses the overlap open.",
  },
  "feeder-no-mass-flow": {
    cause:
      "Wall friction and wall slope are such that material does not slide along the whole wall; the formula of the flowing load is then outside its ground.",
    remedy: "Make the hopper steeper or its lining smoother, or use the equivalent-head method for a funnel-flow bin.",
  },
};

export const beltFindings: Explanations = {
  "joint-endurance-low": {
    cause:
      "By DIN 22101 a belt is as strong as its joints. The largest edge tension, found in the transitions at head and tail, times the safeties of joint making and operation over the endurance of the joint asks for more strength than the belt has.",
    remedy:
      "Take a stronger belt, lengthen the transition, or type the endurance of a certified joint in the form Resistances.",
  },
  "belt-overloaded": {
    cause: "Running tension per width, or momentary tension over the allowed rise, exceeds the rating of the belt.",
    remedy:
      "Choose a stronger belt (or Auto). If a start decides, soften it first: a lower start factor costs nothing.",
  },
  "belt-overtensioned": {
    cause: "At some pulley the tension per width is above what the belt allows at all.",
    remedy:
      "Look at the place named: a take-up that is too heavy or a fixed take-up set too tight is often the reason.",
  },
  "belt-slack": {
    cause: "Somewhere the tension falls to zero or below; the calculation went on with a small tension in its place.",
    remedy: "Raise the take-up mass. While braking, brake less, brake at the tail, or lock the take-up.",
  },
  "regenerates-at-low-friction": {
    cause:
      "In the case named the load pulls more than friction at its low end holds. A belt that runs easily gives back more power and stops later: regenerating motors, brakes, stops and starts downhill are calculated with the low friction.",
    remedy:
      "Check Low friction: 0.6 of a design friction of 0.020 is the 0.012 that ISO 5048 names for belts that run downhill. A belt that only low friction lets run by itself needs a brake all the same.",
  },
  "friction-below-range": {
    cause:
      "The friction factor follows the sag, and a tight belt on this section comes below 0.016, the least ISO 5048 gives for a well aligned installation.",
    remedy: "Enter a friction factor for the section or the conveyor, or raise the adjustment of the friction factor.",
  },
  "friction-outside-profile": {
    cause:
      "The friction factor typed for the conveyor or this section is below or above the range that the method, or the profile of the company, gives.",
    remedy:
      "Check the factor against measurements of built conveyors; leave it at 0 to take that of the method. Overland belts have been measured below the ranges of the standards.",
  },
  "start-factor-outside-profile": {
    cause: "The factor of the start on the running pull is below or above the range that the method gives.",
    remedy: "Leave Start over running pull at 0 to take that of the method, or state why the start needs another.",
  },
  "sag-exceeded": {
    cause: "Between idlers the belt hangs deeper than the allowed part of the spacing in the case and section named.",
    remedy:
      "Raise the take-up, or reduce the spacing there. Near the tail closer idlers are cheaper than tension everywhere.",
  },
  "belt-none-fits": {
    cause:
      "No row of the belt library that may be chosen meets strength, width and pulleys; the reasons of each row are listed.",
    remedy:
      "See which limit rejects the fewest rows. Often the pulleys are too small for the belt that would be strong enough.",
  },
  "joint-weak": {
    cause: "By DIN 22101 the belt of this row is weaker than the endurance of its joints asks for at the edge tension.",
    remedy: "A stronger row, a longer transition, or a certificate of joints that endure more.",
  },
  "rating-low": {
    cause: "The belt of this row is rated below what running or starting needs.",
    remedy: "A stronger row, a softer start, or less take-up tension.",
  },
  "too-narrow-for-trough": {
    cause: "The belt is stiff: at this width it does not lie down into a trough of this angle.",
    remedy: "Take a flatter trough, a wider belt or one with fewer plies.",
  },
  "too-wide-for-density": {
    cause: "The belt is limp: at this width the load would press it through the gap between rolls.",
    remedy: "Take a belt with more plies or thicker cords, or one whose row allows this width at this density.",
  },
  "pulley-small": {
    cause: "At least one pulley is smaller than this belt wants at its tension.",
    remedy: "Enlarge the pulley named or take a belt with a thinner carcass.",
  },
  "not-selectable": {
    cause: "The row is marked as not to be chosen automatically.",
    remedy: 'Choose it by hand, or tick "allow selection" on the row if it is yours.',
  },
};

export const dutyFindings: Explanations = {
  "duty-longer-than-year": {
    cause: "A year has 8760 hours, and the duty has more.",
    remedy: "Shorten a state of the duty.",
  },
  "duty-overfills-belt": {
    cause: "The speed is lower than the load allows.",
    remedy: "Let the belt run faster in that state.",
  },
  "duty-speed-low": {
    cause: "Below 0.3 belts sag, fans cool badly and the stream falls short.",
    remedy: "Run faster, or check these three.",
  },
};

export const takeUpFindings: Explanations = {
  "take-up-light": {
    cause: "The typed take-up gives less tension than slip and sag need in the worst case.",
    remedy: "Use the mass that is shown as needed. More wrap or better lagging lowers the need.",
  },
  "take-up-assumed": {
    cause:
      "No take-up was entered and none was found, so tensions are shown for a guess. They help to see which drive slips or which section sags, and are no design.",
    remedy: "Change what keeps a take-up from being found, or enter a mass or a tension.",
  },
  "winch-start-setting": {
    cause:
      "The winch holds one tension, and only the start of the belt needs that much. Everything else runs with less, and belt, pulleys and bearings carry the difference all day.",
    remedy:
      "Set the start setting of the winch to the factor shown (usually 120 to 140 %); the tension while running then falls to the value shown.",
  },
  "take-up-not-found": {
    cause:
      "No take-up tension satisfies slip and sag in every case, for instance because a brake takes away what the take-up adds.",
    remedy:
      "No mass is given. Give the drive more wrap or better lagging, spread the brake over more pulleys, or put idlers closer.",
  },
  "take-up-travel-short": {
    cause: "Stretch, heat, permanent elongation and splice allowance together need more travel than is given.",
    remedy: "Give more travel, or a stiffer belt. Steel cord needs about a quarter of the travel of polyester.",
  },
  "take-up-friction": {
    cause: "Friction of the carriage is typed, so tension can lie anywhere between two values.",
    remedy:
      "Nothing: the lower is used because slip and sag are the danger. Reduce carriage friction if the difference is large.",
  },
};
