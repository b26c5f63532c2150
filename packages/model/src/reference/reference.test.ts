import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf } from "../document/definition.ts";
import { getLibrary } from "../libraries/all.ts";
import { drawingConstants, drawingLabels, pipeDrawingLabels, starterChart } from "./drawing.ts";
import { sampleConveyor, newConveyorDefaults as start } from "./new-conveyor.ts";
import { physicalConstants } from "./physics.ts";
import {
  addOns,
  adminNewSubscription,
  billingCycleLabel,
  daySubscription,
  dynamicAnalysisAdvised,
  gstPart,
  planLimits,
  plans,
} from "./plans.ts";
import {
  comparisonFilePrefix,
  defaultConveyorCategory,
  pageSize,
  requiredBearingLife,
  temporaryMessageSeconds,
  uploadRefreshSeconds,
} from "./screens.ts";
import {
  beltWidths,
  deepestIdlerFrame,
  drawingBeltWidths,
  idlerFrameDepth,
  idlerFrameDepths,
  idlerTroughAngles,
  pipeTroughAngle,
} from "./sizes.ts";

// Sentences of section 9 of the two specification documents, letter for letter; the numbers are read out of them.
const first = {
  beltWidths:
    "Belt widths (mm): 250, 300, 350, 400, 450, 457, 500, 600, 610, 650, 700, 750, 762, 800, 900, 914, 1000, 1050, 1067, 1200, 1219, 1350, 1372, 1400, 1500, 1524, 1600, 1650, 1676, 1800, 1829, 1981, 2000, 2100, 2134, 2200, 2286, 2400, 2438, 2500, 2600, 2800, 3000, 3500, 4000, 5000, 6000.",
  troughAngles:
    "Trough angles: 0, 5, 10, 15, 20, 22.5, 25, 30, 35, 40, 45, 55, 60, 90, 360. 360 means a pipe belt with six rolls.",
  methods: "Calculation methods: ISO, CEMA, VISCO.",
  planIds:
    "Plan ids: TStdMonthly1001, TStdYearly1001, TProMonthly1001, TProYearly1001, TDynMonthly1001, TDynYearly1001.",
  supportIds:
    "Support add-ons: TStdSupportMonthly01, TStdSupportYearly01, TProSupportMonthly01, TProSupportYearly01, TDynSupportMonthly01, TDynSupportYearly01.",
  storageIds: "Storage add-ons: TStorage100Monthly, TStorage100Yearly.",
  cycleLabel: "Billing cycle label: 'Month' or 'Year'.",
  prices:
    "Plan prices (AUD): Standard monthly 20, yearly 230. Professional monthly 39, yearly 440. Dynamic Analysis monthly 79, yearly 900.",
  support:
    "Support add-on prices: per month Standard 15, Professional 20, Dynamic 35. Per year Standard 162, Professional 216, Dynamic 378.",
  storage: "Storage for 100 extra conveyor models: 10 per month or 108 per year.",
  limits:
    "Plan limits: Standard is limited to 1000 tph and a single drive, with no horizontal curves. Professional has no limits and includes horizontal curves. Dynamic adds dynamic analysis, recommended above 500 kW or 2 km.",
  drawings:
    "Drawings: canvases 400x300 or 418x418. 20 points are used for the surcharge arc. Idler layouts exist for 1 to 6 rolls. The default face-to-support dimension is 12 when zero.",
};
const second = {
  screens: "Page size 10. Temporary message time-out 5 s. Upload list refresh delay 3 s.",
  category: "Default category Demo Conveyor.",
  drawingWidths:
    "Belt widths (mm) for the drawing list: 250, 300, 350, 400, 450, 500, 600, 650, 750, 800, 900, 914, 1000, 1050, 1200, 1350, 1400, 1500, 1600, 1650, 1800, 2000, 2100, 2200, 2400, 2500, 2600, 2800, 3000, 5000, 4000.",
  idlerAngles: "Idler trough angles: 0, 5, 10, 15, 20, 22.5, 25, 30, 35, 40, 45, 50, 55, 60, 90, 180",
  days: "Subscription by days: 1.9 AUD per day; options 30, 60, 90, 180, 360, 720 days; default 180; cost rounded to 2 decimals; tax 0; currency AUD. Program version 1.1.16.",
  admin: "program 'DeltaQ', 30 days, start yesterday, cost per day 1.9, cost 57, status 'Pending'.",
  comparison:
    "Bearing life required 65000 hours in the comparison export. Comparison file name: ConveyorSummaryList- plus the first convNo, .csv.",
  start:
    "belt speed 3 m/s; belt width 1200; gravel with bulk density 1400 to 1600, surcharge angle 20, repose 50, lump size 50; 4 plies; top cover 8, bottom cover 3; allowable sag 2; takeup increment 500; static safety factor 10; idler trough angle 35 with 3 rolls of 152 mm; return idler 2 rolls at 10 degrees; capacity 1800 tph; CEMA-5 rotating tension method; temperature 0 to 45; 100 maximum calculations; motor 415 V, 4 poles, 50 Hz; drive efficiency 95 percent; gearbox service factor 1.5, tolerance plus or minus 5 percent; holdback service factor 3; coupling service factor 1.5; brake disc friction 0.4, diameter 600, thickness 30, ambient 40, 3 consecutive stops, 6 stops per hour, design stopping time 10; friction 0.25 run and 0.35 start; drive factor 0.838; thermal expansion 0.0000117; dynamic run time 60, interval 0.1; resonance tolerance 2.",
  sample:
    "Sample: horizontal curve drift allowance 50, roller face width 441, vertical curve increment 10, horizontal 5, factors 1.1 and 0.9.",
  shaft: "shaftMatl (sample K1040, modulus 207000, UTS 540, endurance limit 243)",
  drawing:
    "Drawing: load curve 20 points; pipe outline 50 points; curves 30 segments; maximum rolls 6; label font 10px; heading font 18px; label line spacing 14; trajectory limit 500 points",
  crossSection: "Default size 210 by 174",
  frames:
    "Idler frame depth by belt width: up to 800 gives 50; to 900, 65; to 1200, 75; to 1400, 90; to 1600, 100; to 2000, 125; above, 150.",
  labels:
    "Belt Width mm, Capacity tph, Belt Speed m/s, Bulk Density kg/m3, Surcharge Angle degrees, Trough Angle degrees, Edge Distance mm, Min. Required mm, Percent Full %, Flooded Load Area m2 (4 decimals), Roll Dia mm, Face Width mm, Burden Width mm, Burden Depth mm",
  pipeLabels: "Hi Bulk Density, Pipe Dia, Overlap Distance, Flooded Capacity",
  chart: "Starter chart 800x600, point size 4, zoom max 8.",
  physics:
    "Physical constants: gravity 9.80665 and 32.174048, base temperature 273.15, gas constant 8314.39, molar mass of air 28.96, steel Young's modulus 210000, mmHg to kPa 7.50616827.",
  guard: "surcharge angle 0 is replaced by 0.01",
  gst: "GST is one eleventh of the total",
};

/** The numbers of a sentence, in order; digits inside names such as CEMA-5 or m/s do not count. */
function numbersIn(sentence: string): readonly number[] {
  return [...sentence.matchAll(/(?<![\w.-])\d+(?:\.\d+)?(?:e\d+)?(?=\D|$)/g)].map(([digits]) => Number(digits));
}

function listIn(sentence: string): readonly string[] {
  return sentence
    .slice(sentence.indexOf(": ") + 2)
    .replace(/\.$/, "")
    .split(", ");
}

describe("sizes and methods of the specification", () => {
  it.each([
    ["belt widths", beltWidths, first.beltWidths],
    ["drawing belt widths", drawingBeltWidths, second.drawingWidths],
    ["idler trough angles", idlerTroughAngles, second.idlerAngles],
  ])("lists the %s", (_name, ours, sentence) => {
    expect(ours).toEqual(numbersIn(sentence));
  });

  it("offers every trough angle of the belt library, 360 for a pipe among them", () => {
    const field = getLibrary("idlers").fields.find(({ name }) => name === "troughAngle");
    const offered = field?.kind === "number" ? field.usual : [];
    expect(offered).toEqual(expect.arrayContaining([...numbersIn(first.troughAngles.split(". ")[0] ?? "")]));
    expect(offered?.at(-1)).toBe(pipeTroughAngle);
  });

  it("calculates by the methods named, and by others after them", () => {
    const field = fieldsOf(conveyorDefinition).find(({ name }) => name === "calcMethod");
    const named = listIn(first.methods);
    expect(field?.kind === "choice" && field.options.slice(0, named.length)).toEqual(named);
  });

  it("gives each belt width its frame depth", () => {
    const ours = [...idlerFrameDepths.flatMap(({ upToBeltWidth, depth }) => [upToBeltWidth, depth]), deepestIdlerFrame];
    expect(ours).toEqual(numbersIn(second.frames));
    expect([800, 801, 2000, 2001].map(idlerFrameDepth)).toEqual([50, 65, 125, 150]);
  });
});

describe("plans and prices of the specification", () => {
  it("sells the plans named, at their prices", () => {
    expect(plans.map(({ planID }) => planID)).toEqual(listIn(first.planIds));
    expect(plans.map(({ price }) => price)).toEqual(numbersIn(first.prices));
    expect(plans.map(({ billingCycle }) => billingCycle)).toEqual([1, 12, 1, 12, 1, 12]);
    expect(new Set(plans.map(({ currency }) => currency))).toEqual(new Set(["AUD"]));
  });

  it("sells the support add-ons named, at their prices", () => {
    const support = addOns.filter(({ kind }) => kind === "support");
    expect(support.map(({ id }) => id)).toEqual(listIn(first.supportIds));
    const byCycle = [1, 12].flatMap((months) => support.filter(({ billingCycle }) => billingCycle === months));
    expect(byCycle.map(({ amount }) => amount)).toEqual(numbersIn(first.support));
  });

  it("sells storage for 100 models, one by default", () => {
    const storage = addOns.filter(({ kind }) => kind === "storage");
    expect(storage.map(({ id }) => id)).toEqual(listIn(first.storageIds));
    expect([100, ...storage.map(({ amount }) => amount)]).toEqual(numbersIn(first.storage));
    expect(storage.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  // Second document, section 3, plan and add-on.
  it("has the fields of plans and add-ons", () => {
    const fields = (list: string) => Object.fromEntries(list.split(", ").map((name) => [name, expect.anything()]));
    const plan = fields("planID, planName, description, description2, price, currency, billingCycle");
    for (const one of plans) expect(one).toMatchObject(plan);
    const addOn = fields("id, name, description, amount, quantity, currency, billingCycle");
    for (const one of addOns) expect(one).toMatchObject(addOn);
  });

  it("limits the plans", () => {
    const { power, length } = dynamicAnalysisAdvised;
    expect([planLimits.standard.maxCapacity, power, length / 1000]).toEqual(numbersIn(first.limits));
    expect(planLimits.standard).toMatchObject({ maxDrives: 1, horizontalCurves: false, dynamicAnalysis: false });
    expect(planLimits.professional).toMatchObject({ horizontalCurves: true, dynamicAnalysis: false });
    expect(planLimits.professional.maxCapacity).toBeUndefined();
    expect(planLimits.dynamic).toMatchObject({ horizontalCurves: true, dynamicAnalysis: true });
  });

  it("words billing cycles", () => {
    const words = [...first.cycleLabel.matchAll(/'(\w+)'/g)].map(([, word]) => word);
    expect([billingCycleLabel(1), billingCycleLabel(12)]).toEqual(words);
  });

  it("sells by days", () => {
    const { costPerDay, options, defaultDays, costDecimals, tax } = daySubscription;
    expect([costPerDay, ...options, defaultDays, costDecimals, tax]).toEqual(numbersIn(second.days).slice(0, 10));
    expect(second.days).toContain(`Program version ${daySubscription.programVersion}.`);
    const { subscriptionPeriod, subscriptionCostPerDay, subscriptionCost } = adminNewSubscription;
    expect([subscriptionPeriod, subscriptionCostPerDay, subscriptionCost]).toEqual(numbersIn(second.admin));
    expect(second.admin).toContain(`'${adminNewSubscription.programName}'`);
    expect(second.admin).toContain(`'${adminNewSubscription.paymentStatus}'`);
  });

  it("takes one eleventh of an Australian total as GST", () => {
    expect(second.gst).toContain("one eleventh");
    expect(gstPart).toBe(11);
  });
});

describe("constants of the specification", () => {
  it("keeps those of the screens", () => {
    expect([pageSize, temporaryMessageSeconds, uploadRefreshSeconds]).toEqual(numbersIn(second.screens));
    expect(second.category).toBe(`Default category ${defaultConveyorCategory}.`);
    expect(second.comparison).toContain(`${comparisonFilePrefix} plus`);
    expect([requiredBearingLife]).toEqual(numbersIn(second.comparison));
  });

  it("keeps those of the drawings", () => {
    const d = drawingConstants;
    const canvases = d.canvasSizes.map(({ width, height }) => `${width}x${height}`).join(" or ");
    expect(first.drawings).toContain(canvases);
    expect(first.drawings).toContain(`dimension is ${d.defaultFaceToSupport} when zero`);
    expect(second.crossSection).toBe(`Default size ${d.crossSectionSize.width} by ${d.crossSectionSize.height}`);
    const fonts = [d.labelFont, d.headingFont];
    expect(second.drawing).toContain(`label font ${fonts[0]}px; heading font ${fonts[1]}px`);
    expect([d.loadCurvePoints, d.pipeOutlinePoints, d.curveSegments, d.maxRolls, ...fonts, d.labelLineSpacing]).toEqual(
      numbersIn(second.drawing).slice(0, 7),
    );
    expect(d.trajectoryMaxPoints).toBe(numbersIn(second.drawing)[7]);
    expect(numbersIn(second.guard)).toEqual([0, d.smallestSurchargeAngle]);
    const { width, height, pointSize, maxZoom } = starterChart;
    expect(second.chart).toBe(`Starter chart ${width}x${height}, point size ${pointSize}, zoom max ${maxZoom}.`);
  });

  it("keeps the labels of the drawings with their units", () => {
    const words: Record<string, string> = { "t/h": "tph", deg: "degrees" };
    const ours = drawingLabels.map(({ label, unit, decimals }) =>
      [label, words[unit] ?? unit, decimals === undefined ? [] : `(${decimals} decimals)`].flat().join(" "),
    );
    expect(ours).toEqual(second.labels.split(", "));
    expect(pipeDrawingLabels.map(({ label }) => label)).toEqual(second.pipeLabels.split(", "));
  });

  it("keeps those of physics", () => {
    expect(Object.values(physicalConstants)).toEqual(numbersIn(second.physics));
  });

  it("starts a new conveyor with the values given", () => {
    const { material, belt, carryIdler, returnIdler, motor, gearbox, brakeDisc, dynamic } = start;
    expect(
      [
        [start.beltSpeed, start.beltWidth, material.loBD, material.hiBD, material.surchargeAngle, material.repose],
        [material.lumpSize, belt.plies, belt.topCover, belt.bottomCover, start.allowableSag, start.takeupIncrement],
        [start.staticSafetyFactor, carryIdler.troughAngle, carryIdler.noOfRolls, carryIdler.rollDia],
        [returnIdler.noOfRolls, returnIdler.troughAngle, start.capacity, start.minTemp, start.maxTemp],
        [start.maxCalculations, motor.voltage, motor.poles, motor.freq, start.driveEfficiency],
        [gearbox.serviceFactor, gearbox.tolerancePercent, start.holdbackServiceFactor, start.couplingServiceFactor],
        Object.values(brakeDisc),
        [start.frictionRun, start.frictionStart, start.driveFactor, start.thermalExpansion],
        [dynamic.runTime, dynamic.interval, start.resonanceTolerance],
      ].flat(),
    ).toEqual(numbersIn(second.start));
    expect(second.start).toContain(`${start.rotatingTensionMethod} rotating tension method`);
    expect(second.start).toContain(material.description.toLowerCase());
  });

  it("keeps the figures of the sample conveyor", () => {
    const { driftAllowance, rollerFaceWidth, verticalCurveIncrement, horizontalCurveIncrement } = sampleConveyor;
    expect([
      driftAllowance,
      rollerFaceWidth,
      verticalCurveIncrement,
      horizontalCurveIncrement,
      ...sampleConveyor.curveFactors,
    ]).toEqual(numbersIn(second.sample));
    const { name, ...figures } = sampleConveyor.shaftMaterial;
    expect(Object.values(figures)).toEqual(numbersIn(second.shaft));
    expect(second.shaft).toContain(name);
  });
});
