import type { Explanations } from "../../finding-explanation.ts";

export const pulleyFindings: Explanations = {
  "pulley-hub-diameter": {
    cause:
      "The diameter AS 1403 asks for at the hub, with the stress raiser of its locking element, is larger than the shaft.",
    remedy: "Thicker shaft, stronger steel, or hubs closer to the bearings: the moment grows with the arm.",
  },
  "pulley-seat-diameter": {
    cause: "Torque and stress raiser at the bearing seat need more than the seat has.",
    remedy: "Larger bearing, or stronger steel.",
  },
  "pulley-shoulder-diameter": {
    cause: "Where the shaft steps down the fillet raises stress; the smaller diameter is not enough.",
    remedy: "A larger fillet radius helps most, then a thicker seat, then moving the step outwards.",
  },
  "pulley-hub-slope": {
    cause: "The bent shaft slopes more at the hub than keyless (0.0015) or other hubs (0.0023) stand.",
    remedy: "Thicker shaft: slope falls with the fourth power. Or a shorter bearing distance.",
  },
  "pulley-bearing-life": {
    cause: "The rating life at running load and speed is below the required hours.",
    remedy: "A larger bearing on the same shaft series, or a larger pulley, which turns more slowly.",
  },
  "pulley-static-safety": {
    cause: "The static rating is less than twice the starting or braking load.",
    remedy: "A larger bearing, or a softer start.",
  },
  "pulley-shell-stress": {
    cause: "Bending of the shell between its discs under belt pressure exceeds the allowed stress.",
    remedy: "A thicker shell. Discs closer together help for wide pulleys.",
  },
  "pulley-shell-diameter": {
    cause: "The shell is smaller than the belt wants for this class of pulley at its tension.",
    remedy: "A larger shell, or a belt with a thinner carcass.",
  },
  "pulley-disc-stress": {
    cause: "The share of the hub moment that the end disc takes stresses it above its limit.",
    remedy:
      "A thicker disc: it attracts more moment and yet its stress falls. Or a thicker shaft, which takes more of the moment.",
  },
  "pulley-too-small": {
    cause: "The diameter is below the smallest one for the belt at this tension.",
    remedy: "Enlarge it. Small pulleys wear splices out in months.",
  },
  "pulley-none-fits": {
    cause: "No combination of shell and shaft rows meets every check; the check that fails most seldom is named.",
    remedy: "Add larger rows, allow a thicker shaft, or shorten the bearing distance.",
  },
  "lagging-overloaded": {
    cause: "Mean belt pressure on the pulley exceeds 0.6 MPa for rubber or 0.8 MPa for ceramic.",
    remedy: "A larger pulley or ceramic lagging.",
  },
  "locking-torque-too-high": {
    cause: "Torque and bending at the hub exceed what the maker of the locking element allows together.",
    remedy: "A larger or bending-rated element, or stiffer discs that leave less bending to it.",
  },
  "bearing-rating-unknown": {
    cause: "The designation is not in the tables and no rating is typed.",
    remedy: "Type the dynamic rating of the bearing, or a designation such as 22226.",
  },
  "bearing-rating-estimated": {
    cause: "The bearing is not in the table; its rating was estimated from its bore.",
    remedy: "Type the maker's rating before you order.",
  },
  "wrap-above-270": {
    cause: "The belt path closes around this pulley by more than 270°, which seldom is meant.",
    remedy: "Reverse the rotation of the pulley in Points, or move it to the other side of the belt.",
  },
  "pulleys-overlap": {
    cause: "Two neighbouring pulleys are closer than their radii, so that no straight belt fits between them.",
    remedy: "Move one, or check the diameters. The distance needed stands beside the finding.",
  },
  "strands-cross": {
    cause:
      "The return strand lies above the carry strand somewhere in this section: the profile was changed on one strand only.",
    remedy:
      "Link the strands in Points: the return strand then follows every change of the carry strand. Or lower the return points.",
  },
  "strands-too-close": {
    cause: "Between the strands there is less room than the carry idlers and the sag of the belt need.",
    remedy: "Raise the strand distance in Calculation, or give the return strand a point where it comes close.",
  },
  "strand-pair-parted": {
    cause: "The pair was taken from two versions of the design, or from a file that another program changed.",
    remedy:
      "Unlink the strands in Points and link them again, or move the carry point: its follower is then computed anew.",
  },
  "points-coincide": {
    cause: "Two points following each other have the same place; the section between has no length.",
    remedy: "Delete one of them, or move it.",
  },
};

export const idlerFindings: Explanations = {
  "idler-life-too-short": {
    cause: "The most loaded roll's bearings last fewer hours than required.",
    remedy:
      "Closer spacing, a larger bearing, or a larger roll that turns more slowly. Look first whether a lump factor or a convex curve causes it.",
  },
  "idler-shaft-too-slender": {
    cause: "The shaft of the most loaded roll slopes more at its bearings than allowed.",
    remedy: "A thicker roll shaft: 25 instead of 20 mm is 2.4 times as stiff. Or closer spacing.",
  },
  "idler-none-fits": {
    cause: "No row of this width, trough and number of rolls meets life, slope and speed.",
    remedy: "Reduce the spacing, or add a heavier series to the library.",
  },
  "idler-turns-fast": {
    cause: "Rolls turn above 600 rev/min: noise and seal wear grow.",
    remedy: "Larger rolls. 152 mm reaches 600 rev/min at 4.8 m/s, 178 mm at 5.6.",
  },
  "idler-turns-too-fast": {
    cause: "Rolls turn above 750 rev/min, beyond what seals are made for.",
    remedy: "Larger rolls or a slower belt.",
  },
  "idler-resonance": {
    cause:
      "Somewhere in the section the bare belt between idlers swings within 10 % of the turning frequency of the rolls. A note where it only lies within the tolerance, under material, which damps it, and in sections of fewer than three sets.",
    remedy: "Change the spacing by 10 to 15 %, vary it from set to set, or use another roll diameter.",
  },
  "idler-resonance-two-lobes": {
    cause: "Twice the turning frequency meets the belt's; a roll with two high places would excite it.",
    remedy: "Only a hint. Ask for rolls with small run-out, or vary the spacing.",
  },
};

export const curveFindings: Explanations = {
  "curve-belt-lifts": {
    cause:
      "Tension over radius exceeds the weight of the belt in a concave curve; the deciding case is usually a start with the load just before an empty curve.",
    remedy:
      "A larger radius, a softer start, or covers with the clearance shown. Rollers above the belt are a last resort.",
  },
  "curve-radius-too-small": {
    cause: "The radius is below the largest of the radii needed in all cases; check and case are named.",
    remedy: "Use the recommended radius, or change what decides: tension, trough angle or belt modulus.",
  },
  "curve-no-radius-suffices": {
    cause:
      "Tension is already too low or too high on the straight, so that no curve can be bent without slack or overstress.",
    remedy: "Raise the take-up where slack decides, take a stronger belt where overstress decides.",
  },
  "curve-halve-spacing": {
    cause:
      "Pressed by tension, sets in the convex curve carry more than 1.5 times what the loaded belt puts on a set of the straight.",
    remedy: "Type half the idler spacing for the curve at this point, or enlarge the radius.",
  },
  "curve-turns-much-per-set": {
    cause: "From one set to the next the belt turns more than about two degrees.",
    remedy: "Closer sets or a larger radius.",
  },
  "curve-tangents-overlap": {
    cause:
      "The tangents of two neighbouring curves, or of a curve beside a pulley, need more room than lies between the points.",
    remedy: "Reduce a radius, or move the points apart. A smaller radius meets what the belt needs there.",
  },
  "curve-need-finds-no-room": {
    cause:
      "Even with the least radii the belt needs, the arcs do not fit between the two points: they would overlap, or begin beyond the pulley. Nothing is set out there.",
    remedy:
      "Move the points apart, or spread the change of slope over more points. Less tension helps where the belt lifts (a gentler start), more where edges slacken (a heavier take-up, a longer stop), and so does a shallower trough. A bend of two degrees or less may stay sharp.",
  },
  "curve-combined-overstressed": {
    cause: "Vertical and horizontal curve at the same place add their edge stresses, and the sum is too high.",
    remedy: "Separate the curves, or enlarge the smaller radius.",
  },
  "curve-banking-too-steep": {
    cause: "Keeping the empty belt in needs more banking than allowed.",
    remedy: "A larger radius or less tension in the empty cases, for instance by a softer empty start.",
  },
  "curve-drift-too-large": {
    cause: "At this radius and banking the belt moves sideways by more than allowed in the case named.",
    remedy: "Change the banking inside the window shown; if there is none, enlarge the radius.",
  },
  "curve-belt-leaves-idler": {
    cause: "No position of the belt on its set balances the pull to the inside.",
    remedy: "Much larger radius, deeper trough, or less tension.",
  },
  "curve-needs-troughed-idlers": {
    cause: "A flat roll has no slope that could push the belt back.",
    remedy: "Use V or troughed return sets in the curve.",
  },
  "curve-regression-failed": {
    cause: "The points of a curve could not be fitted: the first co-ordinate is 0 or less.",
    remedy: "Give a first co-ordinate above 0.",
  },
  "curve-first-coordinate-adjusted": {
    cause: "The first co-ordinate was not above 0 and was moved slightly so that the fit can be made.",
    remedy: "Type a first co-ordinate above 0 if the shift matters.",
  },
};

export const transitionFindings: Explanations = {
  "transition-too-short": {
    cause: "The length given is below the longest of fibre method, ISO 5293 and the CEMA table.",
    remedy: "Lengthen it, raise the pulley by half or a third of the trough depth, or lower the tension there.",
  },
  "transition-no-length-suffices": {
    cause: "Tension at the pulley is so high, or so low, that edges or centre fail at any length.",
    remedy: "Stronger belt, or more tension where the centre goes slack.",
  },
  "transition-pulley-too-high": {
    cause: "The pulley stands above a third of the trough depth, where the load may spill and the belt lift.",
    remedy: "Lower it to a third, or half only where nothing is loaded.",
  },
  "turnover-too-short": {
    cause:
      "The edges of the twist are overstressed, or its centre slack, or the length is below the rule for this arrangement.",
    remedy: "Lengthen it, guide or support it, or raise the tension.",
  },
  "turnover-no-length-suffices": {
    cause: "Mean tension is so low that the centre goes slack however long the twist is.",
    remedy: "Raise the take-up.",
  },
  "turnover-belt-too-wide": {
    cause: "The width is above what this arrangement is used for: 1200 mm free, 1600 guided, 2400 supported.",
    remedy: "Guide or support the turnover.",
  },
  "turnover-not-recommended": {
    cause: "Steel cord belts are not turned over without guidance.",
    remedy: "Choose a guided or supported turnover.",
  },
};
