/** Components of a drive, as a sentence names them. */
const components = {
  motor: "motor",
  "fluid-coupling": "fluid coupling",
  gearbox: "gearbox",
  "high-speed-coupling": "high-speed coupling",
  "low-speed-coupling": "low-speed coupling",
  holdback: "holdback",
  brake: "brake",
  starter: "starter",
} as const;

type Component = keyof typeof components;

/** What each component is asked for, as a sentence names it. */
export const driveLimits: Readonly<Record<Component, Readonly<Record<string, string>>>> = {
  motor: {
    power: "power that is needed",
    poles: "number of poles asked for",
    frequency: "frequency of the supply",
    breakdown: "breakdown torque a conveyor that drives its motors needs",
  },
  "fluid-coupling": {
    poles: "number of poles of the motor",
    power: "power of the motor",
    slip: "slip of at most 6 percent",
    "peak-torque": "torque to start the full belt",
    "start-time": "longest start it stands",
  },
  gearbox: {
    ratio: "ratio that is needed",
    torque: "torque that is needed with the service factor",
    "starting-torque": "torque of a start",
    "input-speed": "speed of its input shaft",
  },
  "high-speed-coupling": couplingLimits(),
  "low-speed-coupling": couplingLimits(),
  holdback: {
    torque: "torque that is needed with the service factor",
    bore: "diameter of the shaft",
    speed: "speed of the shaft",
    "lift-off": "speed at which its sprags lift off",
  },
  brake: { disc: "diameter of the disc", torque: "torque to stop and hold the belt" },
  starter: { "start-time": "longest start that is allowed" },
};

function couplingLimits(): Readonly<Record<string, string>> {
  return {
    torque: "torque that is needed with the service factor",
    "largest-bore": "larger of the two shafts",
    "smallest-bore": "smaller of the two shafts",
    speed: "speed of the shaft",
  };
}

function sentences(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [slot, name] of Object.entries(components)) {
    found[`drive-missing-${slot}`] = `No ${name} is chosen yet.`;
    found[`drive-none-to-choose-${slot}`] = `The library offers no ${name} of this category.`;
  }
  for (const [slot, limits] of Object.entries(driveLimits)) {
    const name = isComponent(slot) ? components[slot] : slot;
    for (const [limit, words] of Object.entries(limits)) {
      found[`drive-short-${slot}-${limit}`] = `The ${name} does not meet the ${words}.`;
      found[`drive-none-fits-${slot}-${limit}`] = `No ${name} of the library fits; the nearest misses the ${words}.`;
    }
  }
  return found;
}

function isComponent(slot: string): slot is Component {
  return slot in components;
}

/** Findings of drives, starting and stopping, by code. */
export const driveFindingMessages: Readonly<Record<string, string>> = {
  ...sentences(),
  "brake-disc-hot": "The brake disc gets hotter than its pads stand.",
  "brake-does-not-stop": "The brakes are too weak to stop the belt.",
  "brake-needed": "The conveyor runs by itself: it needs a brake.",
  "brake-rim-fast": "The rim of the brake disc runs too fast.",
  "drives-not-settled": "The components of the drives did not settle; those of the last round are shown.",
  "gearbox-thermal-rating": "Check the thermal rating of the gearbox: it may need cooling.",
  "holdback-blocks-reverse": "A holdback keeps this reversible conveyor from running the other way.",
  "holdback-left-out": "The loaded belt runs back, and the drive has no holdback.",
  "holdback-runback": "The holdback holds less than one and a half times the torque of the load running back.",
  "material-slides": "The start is so quick that material slides on the belt.",
  "motor-voltage-differs": "No motor of the voltage asked for fits; one of another voltage was taken.",
  "slack-while-braking": "With the brakes at their strongest the belt goes slack.",
  "start-acceleration-high": "The loaded belt is accelerated harder than long belts should be.",
  "start-long-for-motor": "The start is long for a motor switched on directly.",
  "start-stalls": "The drives stall before the belt reaches its speed.",
  "start-too-slow": "The belt does not reach its speed within ten minutes.",
  "start-torque-high": "The ramp asks for more torque than drives usually give.",
  "stops-before-upstream": "The belt stops before the one that delivers to it: material gathers in the transfer.",
};
