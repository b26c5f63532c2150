import {
  arcGeometry,
  beltRoll,
  concaveRadius,
  hopper,
  quickFlywheel,
  quickPower,
  siteAir,
  wrapAndTraction,
} from "@beltwright/engine";
import { type Calculator, type Figure, field } from "./calculator.ts";

const gravity = field("gravity", "Gravity", "m/s2", 9.81, { min: 0.1, max: 30 });
const density = field("bulkDensity", "Bulk density", "kg/m3", 1000);
const speed = field("beltSpeed", "Belt speed", "m/s", 2.5);
const figure = (label: string, value: number, unit: Figure["unit"]): Figure => ({ label, value, unit });

/** The tools, in the order they are listed. */
export const calculators: readonly Calculator[] = [
  {
    name: "air",
    title: "Air density",
    about: "Pressure and density of the air by altitude and temperature.",
    fields: [
      field("altitude", "Altitude", "m", 1000, { min: -500, max: 9000 }),
      field("temperature", "Temperature", "degC", 25, { min: -60, max: 80 }),
    ],
    run: (trace, given) => {
      const air = siteAir(trace, { altitude: given("altitude"), temperature: given("temperature") });
      return [figure("Pressure", air.pressure, "MPa"), figure("Density", air.density, "kg/m3")];
    },
  },
  {
    name: "belt-roll",
    title: "Belt roll",
    about: "Diameter, turns and mass of belt wound on a core.",
    fields: [
      field("length", "Length of belt", "m", 200),
      field("thickness", "Thickness", "mm", 15),
      field("coreDiameter", "Core", "mm", 600),
      field("beltMass", "Belt mass", "kg/m", 18),
    ],
    run: (trace, given) => {
      const roll = beltRoll(trace, {
        length: given("length"),
        thickness: given("thickness"),
        coreDiameter: given("coreDiameter"),
        beltMass: given("beltMass"),
      });
      return [
        figure("Roll diameter", roll.diameter, "mm"),
        figure("Turns", roll.turns, "1"),
        figure("Mass", roll.mass, "kg"),
      ];
    },
  },
  {
    name: "power",
    title: "Power",
    about: "Belt and motor power from a few numbers, by the friction factor and the length coefficient.",
    fields: [
      field("length", "Length", "m", 300),
      field("lift", "Lift", "m", 20, { min: -2000, max: 2000 }),
      field("massFlow", "Capacity", "t/h", 1000),
      speed,
      field("beltMass", "Belt mass", "kg/m", 15),
      field("carryIdlerMass", "Carry idlers", "kg/m", 15),
      field("returnIdlerMass", "Return idlers", "kg/m", 6),
      field("friction", "Friction factor", "1", 0.022, { max: 1 }),
      field("specialResistance", "Special resistances", "kN", 0),
      field("efficiency", "Efficiency", "%", 94, { max: 100 }),
      field("motorSelectionFactor", "Motor factor", "1", 1.15, { min: 1, max: 5 }),
      gravity,
    ],
    run: (trace, given) => {
      const power = quickPower(trace, {
        length: given("length"),
        lift: given("lift"),
        massFlow: given("massFlow"),
        beltSpeed: given("beltSpeed"),
        beltMass: given("beltMass"),
        carryIdlerMass: given("carryIdlerMass"),
        returnIdlerMass: given("returnIdlerMass"),
        friction: given("friction"),
        specialResistance: given("specialResistance"),
        efficiency: given("efficiency"),
        motorSelectionFactor: given("motorSelectionFactor"),
        gravity: given("gravity"),
      });
      return [
        figure("Effective tension", power.effectiveTension, "kN"),
        figure("Belt power", power.beltPower, "kW"),
        figure("Motor power", power.motorPower, "kW"),
        figure("Motor needed", power.requiredMotorPower, "kW"),
      ];
    },
  },
  {
    name: "traction",
    title: "Wrap and traction",
    about: "Slack-side tension a drive pulley needs, and what is left of the one it has.",
    fields: [
      field("friction", "Friction", "1", 0.35, { min: 0.01, max: 2 }),
      field("wrapAngle", "Wrap", "deg", 210, { min: 1, max: 1000 }),
      field("driveForce", "Drive force", "kN", 50, { min: -1e6 }),
      field("slackTension", "Slack-side tension", "kN", 30),
    ],
    run: (trace, given) => {
      const found = wrapAndTraction(trace, {
        friction: given("friction"),
        wrapAngle: given("wrapAngle"),
        driveForce: given("driveForce"),
        slackTension: given("slackTension"),
      });
      return [
        figure("Drive factor", found.driveFactor, "1"),
        figure("Slack side needed", found.requiredSlackTension, "kN"),
        figure("Tight side", found.tightTension, "kN"),
        figure("Surplus", found.surplus, "kN"),
        figure("Friction needed", found.requiredFriction, "1"),
        figure("Wrap needed", found.requiredWrapAngle, "deg"),
      ];
    },
  },
  {
    name: "curve",
    title: "Curve",
    about: "Sizes of an arc, and the concave radius that keeps a belt on its idlers.",
    fields: [
      field("radius", "Radius", "m", 300),
      field("deflection", "Change of direction", "deg", 10, { min: 0.01, max: 170 }),
      field("tension", "Tension", "kN", 60),
      field("lineMass", "Belt mass", "kg/m", 15),
      field("slope", "Slope", "deg", 10, { min: -45, max: 45 }),
      field("tensionFactor", "Factor on tension", "1", 1.1, { min: 0.1, max: 5 }),
      gravity,
    ],
    run: (trace, given) => {
      const arc = arcGeometry(trace, { radius: given("radius"), deflection: given("deflection") });
      const least = concaveRadius(trace, {
        tension: given("tension"),
        lineMass: given("lineMass"),
        slope: given("slope"),
        tensionFactor: given("tensionFactor"),
        gravity: given("gravity"),
      });
      return [
        figure("Tangent", arc.tangentLength, "m"),
        figure("Arc", arc.arcLength, "m"),
        figure("External distance", arc.externalDistance, "m"),
        figure("Chord", arc.chord, "m"),
        figure("Middle ordinate", arc.middleOrdinate, "m"),
        figure("Concave radius needed", least, "m"),
      ];
    },
  },
  {
    name: "hopper",
    title: "Hopper",
    about: "Volume, mass and wall slopes of a hopper filled level.",
    fields: [
      field("topLength", "Length at the top", "m", 5),
      field("topWidth", "Width at the top", "m", 4),
      field("bottomLength", "Length at the bottom", "m", 3),
      field("bottomWidth", "Width at the bottom", "m", 1),
      field("height", "Height", "m", 3),
      field("verticalHeight", "Vertical part", "m", 1),
      density,
    ],
    run: (trace, given) => {
      const found = hopper(trace, {
        topLength: given("topLength"),
        topWidth: given("topWidth"),
        bottomLength: given("bottomLength"),
        bottomWidth: given("bottomWidth"),
        height: given("height"),
        verticalHeight: given("verticalHeight"),
        bulkDensity: given("bulkDensity"),
      });
      return [
        figure("Volume", found.volume, "m3"),
        figure("Mass", found.mass, "kg"),
        figure("Wall along", found.lengthWallAngle, "deg"),
        figure("Wall across", found.widthWallAngle, "deg"),
        figure("Valley", found.valleyAngle, "deg"),
      ];
    },
  },
  {
    name: "flywheel",
    title: "Flywheel",
    about: "Inertia that lets a conveyor coast for a given time.",
    fields: [
      field("movingMass", "Moving mass", "kg", 50_000),
      speed,
      field("effectiveTension", "Resistance", "kN", 40),
      field("coastTime", "Coasting wanted", "s", 15),
      field("pulleyRadius", "Pulley radius", "mm", 400),
      field("gearRatio", "Gear ratio", "1", 20),
    ],
    run: (trace, given) => {
      const found = quickFlywheel(trace, {
        movingMass: given("movingMass"),
        beltSpeed: given("beltSpeed"),
        effectiveTension: given("effectiveTension"),
        coastTime: given("coastTime"),
        pulleyRadius: given("pulleyRadius"),
        gearRatio: given("gearRatio"),
      });
      return [
        figure("Mass at the belt", found.mass, "kg"),
        figure("Inertia on the motor shaft", found.inertia, "kgm2"),
      ];
    },
  },
];
