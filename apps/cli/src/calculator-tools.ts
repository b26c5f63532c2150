import {
  arcGeometry,
  beltRoll,
  concaveRadius,
  feederLoads,
  hopper,
  motorAtSite,
  motorFigures,
  pulleyMass,
  quadraticRegression,
  quickBrake,
  quickFlywheel,
  quickPower,
  siteAir,
  type Trace,
  takeUpTravelOf,
  trajectory,
  transition,
  tube,
  turnover,
  wrapAndTraction,
} from "@beltwright/engine";

/** The numbers and words asked for, with what stands in for those that are not. */
export type Sample = Readonly<Record<string, string>>;

export interface Tool {
  /** As a person would type them: 10deg, 1200mm, 120kN; without a unit, SI. */
  readonly sample: Sample;
  readonly run: (trace: Trace, at: (name: string) => number, word: (name: string) => string) => unknown;
}

const gravity = 9.80665;
const steelOr = (word: string) => (word === "steel" ? "steel" : "fabric");

const conveyor = { beltSpeed: "3", effectiveTension: "100.9kN", movingMass: "382223", pulleyRadius: "420mm" };

/** Every calculator by its name, with the worked example of the handbook as a sample. */
export const tools: Readonly<Record<string, Tool>> = {
  air: {
    sample: { altitude: "1000", temperature: "40" },
    run: (trace, at) => siteAir(trace, { altitude: at("altitude"), temperature: at("temperature") }),
  },
  brake: {
    sample: { ...conveyor, stopTime: "8", gearRatio: "21.77", clampingForce: "4kN", discDiameter: "600mm" },
    run: (trace, at) =>
      quickBrake(trace, {
        movingMass: at("movingMass"),
        beltSpeed: at("beltSpeed"),
        effectiveTension: at("effectiveTension"),
        stopTime: at("stopTime"),
        pulleyRadius: at("pulleyRadius"),
        gearRatio: at("gearRatio"),
        friction: 0.4,
        clampingForce: at("clampingForce"),
        lossPerLength: 60,
        airGap: 0.001,
        discDiameter: at("discDiameter"),
        discThickness: 0.03,
        padOffset: 0.07,
        ambient: 40,
        consecutiveStops: 3,
        stopsPerHour: 6,
      }),
  },
  curve: {
    sample: { tension: "126kN", lineMass: "24.852", slope: "6.84277deg", tensionFactor: "1.1", radius: "600" },
    run: (trace, at) => ({
      concaveRadius: concaveRadius(trace, {
        tension: at("tension"),
        lineMass: at("lineMass"),
        slope: at("slope"),
        tensionFactor: at("tensionFactor"),
        gravity,
      }),
      ...arcGeometry(trace, { radius: at("radius"), deflection: at("slope") }),
    }),
  },
  feeder: {
    sample: {
      materialHeight: "3",
      outletLength: "4",
      binWidth: "4",
      outletWidth: "1.2",
      hopperHeight: "2.6",
      bulkDensity: "1000",
      beltSpeed: "0.3",
    },
    run: (trace, at) =>
      feederLoads(trace, {
        materialHeight: at("materialHeight"),
        outletLength: at("outletLength"),
        binWidth: at("binWidth"),
        outletWidth: at("outletWidth"),
        hopperHeight: at("hopperHeight"),
        bulkDensity: at("bulkDensity"),
        internalFriction: (50 * Math.PI) / 180,
        wallFriction: (25 * Math.PI) / 180,
        outlet: "slot",
        pressureRatio: 0.4,
        supportFriction: 0.03,
        ownWeight: 0,
        liftForce: 0,
        beltSpeed: at("beltSpeed"),
        efficiency: 0.9,
        gravity,
      }),
  },
  flywheel: {
    sample: { ...conveyor, gearRatio: "21.77", coastTime: "15" },
    run: (trace, at) =>
      quickFlywheel(trace, {
        movingMass: at("movingMass"),
        beltSpeed: at("beltSpeed"),
        effectiveTension: at("effectiveTension"),
        pulleyRadius: at("pulleyRadius"),
        gearRatio: at("gearRatio"),
        coastTime: at("coastTime"),
      }),
  },
  hopper: {
    sample: {
      topLength: "4",
      topWidth: "4",
      bottomLength: "1.2",
      bottomWidth: "3",
      height: "2.6",
      verticalHeight: "3",
      bulkDensity: "1500",
    },
    run: (trace, at) =>
      hopper(trace, {
        topLength: at("topLength"),
        topWidth: at("topWidth"),
        bottomLength: at("bottomLength"),
        bottomWidth: at("bottomWidth"),
        height: at("height"),
        verticalHeight: at("verticalHeight"),
        bulkDensity: at("bulkDensity"),
      }),
  },
  inertia: {
    sample: {
      shellDiameter: "800mm",
      shellThickness: "16mm",
      faceWidth: "1400mm",
      shaftDiameter: "250mm",
      shaftLength: "2300mm",
      laggingThickness: "12mm",
      discThickness: "40mm",
    },
    run: (trace, at) =>
      pulleyMass(trace, {
        shellDiameter: at("shellDiameter"),
        shellThickness: at("shellThickness"),
        faceWidth: at("faceWidth"),
        laggingThickness: at("laggingThickness"),
        discThickness: at("discThickness"),
        hubCentres: at("faceWidth") - 0.15,
        shaftDiameter: at("shaftDiameter"),
        shaftLength: at("shaftLength"),
      }),
  },
  motor: {
    sample: {
      power: "355kW",
      speed: "1485rev/min",
      ratio: "21.77",
      voltage: "415",
      efficiency: "95.5%",
      powerFactor: "0.87",
    },
    run: (trace, at) =>
      motorFigures(trace, {
        power: at("power"),
        speed: at("speed"),
        ratio: at("ratio"),
        holdbackFactor: 3,
        voltage: at("voltage"),
        efficiency: at("efficiency"),
        powerFactor: at("powerFactor"),
      }),
  },
  power: {
    sample: { length: "1000", lift: "30", massFlow: "1800t/h", beltSpeed: "3", beltMass: "24.852", friction: "0.022" },
    run: (trace, at) =>
      quickPower(trace, {
        length: at("length"),
        lift: at("lift"),
        friction: at("friction"),
        carryIdlerMass: 15,
        returnIdlerMass: 4.667,
        beltMass: at("beltMass"),
        massFlow: at("massFlow"),
        beltSpeed: at("beltSpeed"),
        specialResistance: 0,
        efficiency: 0.95,
        motorSelectionFactor: 1.1,
        gravity,
      }),
  },
  regression: {
    sample: { points: "5:140,25:138,50:150,75:165,100:100" },
    run: (trace, _at, word) =>
      quadraticRegression(
        trace,
        word("points")
          .split(",")
          .map((pair) => pair.split(":").map(Number))
          .map(([x = Number.NaN, y = Number.NaN]) => ({ x, y })),
      ),
  },
  roll: {
    sample: { length: "300", thickness: "14.8mm", coreDiameter: "600mm", beltMass: "24.852" },
    run: (trace, at) =>
      beltRoll(trace, {
        length: at("length"),
        thickness: at("thickness"),
        coreDiameter: at("coreDiameter"),
        beltMass: at("beltMass"),
      }),
  },
  site: {
    sample: { power: "303kW", altitude: "1750", temperature: "42" },
    run: (trace, at) =>
      motorAtSite(trace, { power: at("power"), altitude: at("altitude"), temperature: at("temperature") }),
  },
  "take-up": {
    sample: {
      length: "1000",
      headTension: "163kN",
      tailTension: "68kN",
      restTension: "59kN",
      modulus: "72000kN/m",
      beltWidth: "1200mm",
      temperatureRange: "45",
    },
    run: (trace, at) => {
      const [length, tail] = [at("length"), at("tailTension")];
      const strand = (startTension: number, endTension: number) => ({ length, startTension, endTension });
      const rest = strand(at("restTension"), at("restTension"));
      return takeUpTravelOf(trace, {
        modulus: at("modulus"),
        beltWidth: at("beltWidth"),
        beltLength: 2 * length,
        cases: [
          { loadCase: "running", sections: [strand(tail, at("headTension")), strand(tail, tail)] },
          { loadCase: "at rest", sections: [rest, rest] },
        ],
        expansion: 0.0000117,
        temperatureRange: at("temperatureRange"),
        permanentShare: 0.0025,
        spliceLength: 0,
      });
    },
  },
  traction: {
    sample: { friction: "0.35", wrapAngle: "210deg", driveForce: "97kN", slackTension: "65kN" },
    run: (trace, at) =>
      wrapAndTraction(trace, {
        friction: at("friction"),
        wrapAngle: at("wrapAngle"),
        driveForce: at("driveForce"),
        slackTension: at("slackTension"),
      }),
  },
  trajectory: {
    sample: {
      innerRadius: "528mm",
      outerRadius: "678mm",
      beltSpeed: "3",
      slope: "10deg",
      points: "11",
      timeStep: "0.05",
    },
    run: (trace, at) =>
      trajectory(trace, {
        innerRadius: at("innerRadius"),
        outerRadius: at("outerRadius"),
        beltSpeed: at("beltSpeed"),
        slope: at("slope"),
        points: at("points"),
        timeStep: at("timeStep"),
        gravity,
        model: { kind: "cema" },
      }),
  },
  transition: {
    sample: {
      beltWidth: "1200mm",
      centreLength: "441mm",
      troughAngle: "35deg",
      tension: "120kN",
      modulus: "72000kN/m",
      ratedTension: "150kN/m",
      carcass: "steel",
    },
    run: (trace, at, word) =>
      transition(trace, {
        beltWidth: at("beltWidth"),
        centreLength: at("centreLength"),
        troughAngle: at("troughAngle"),
        tension: at("tension"),
        modulus: at("modulus"),
        ratedTension: at("ratedTension"),
        arrangement: "full-trough",
        carcass: steelOr(word("carcass")),
        edgeFactor: 1.3,
        lowestTension: 0,
        idlers: 3,
      }),
  },
  tube: {
    sample: {
      pipeDiameter: "375mm",
      beltWidth: "1460mm",
      beltThickness: "18.7mm",
      massFlow: "1000t/h",
      beltSpeed: "5.2",
      bulkDensity: "800",
      carcass: "fabric",
    },
    run: (trace, at, word) =>
      tube(trace, {
        pipeDiameter: at("pipeDiameter"),
        beltWidth: at("beltWidth"),
        beltThickness: at("beltThickness"),
        massFlow: at("massFlow"),
        beltSpeed: at("beltSpeed"),
        bulkDensity: at("bulkDensity"),
        lumpSize: 0.05,
        carcass: steelOr(word("carcass")),
      }),
  },
  turnover: {
    sample: {
      beltWidth: "1200mm",
      modulus: "72000kN/m",
      ratedTension: "150kN/m",
      tension: "50kN",
      beltMass: "24.852",
      length: "18",
      carcass: "fabric",
    },
    run: (trace, at, word) =>
      turnover(trace, {
        beltWidth: at("beltWidth"),
        modulus: at("modulus"),
        ratedTension: at("ratedTension"),
        tension: at("tension"),
        beltMass: at("beltMass"),
        gravity,
        arrangement: "guided",
        carcass: steelOr(word("carcass")),
        edgeFactor: 1.15,
        lowestTension: 5254,
        length: at("length"),
      }),
  },
};
