import { lineTitles } from "../../cost/line-titles.ts";
import { form, type RecordDefinition } from "../definition.ts";
import { flag, kilometres, metres, metresPerSecond, money, oneOf, percents, ratio, whole, words } from "../figures.ts";

/** Most lines with a typed sum, and most stretches of structure. */
export const mostCostRows = 100;

/** Rubber of the covers, the first of ordinary quality. */
const coverGrades = [
  "General",
  "Abrasion resistant",
  "Super abrasion resistant",
  "Low rolling resistance",
  "Fire resistant",
  "Heat resistant",
  "Oil resistant",
] as const;

export const costMoney = form(
  "cost",
  "Money",
  words("costCurrency", "Currency", "Of everything typed and shown.", { default: "USD" }),
  ratio("costFactor", "Currency per US dollar", 1, "Local money for one dollar.", { min: 1e-6 }),
  ratio("costIndex", "Plant cost index", 798.8, "CEPCI; 798.8 in 2024.", { min: 1, max: 10_000 }),
  ratio("costMarket", "Market factor", 1, "On supply: regional 0.8, low cost 0.6.", {
    min: 0.01,
    max: 10,
  }),
  ratio("costLocation", "Location factor", 1, "On civil work and erection: Australia 1.3, India 0.65.", {
    min: 0.01,
    max: 10,
  }),
  flag("costUseInSelection", "Auto goes by indicative prices", false, "Of rows without a price of their own."),
  oneOf("costClass", "Estimate class", ["Auto", "5", "4", "3"], "Auto goes by the share of typed prices."),
  oneOf("coverKind", "Cover rubber", coverGrades, "For price and wear."),
);

export const costStructure = form(
  "cost",
  "Structure",
  metres("walkwayLength", "Walkways", 0, "Each side counted."),
  whole("towerCount", "Transfer towers", 0, "How many.", { max: 100 }),
  metres("towerHeight", "Tower height", 10, "Of each.", { max: 500 }),
  whole("chuteCount", "Chutes", 2, "How many.", { max: 100 }),
  metres("chuteDrop", "Chute drop", 4, "Height of fall.", { max: 100 }),
  metres("coverLength", "Hoods", 0, "Length under hoods."),
  metres("corridorLength", "Corridor", 0, "0 takes the length on the ground."),
  ratio("accessoriesCost", "Accessories, dollars of 2024", 0, "Weigher, detectors.", { max: 1e12 }),
);

export const costEnergy = form(
  "cost",
  "Energy",
  flag("speedControl", "Speed control", false, "Converters keep the belt full."),
  percents("speedMin", "Lowest speed", 50, "Of the belt speed, under speed control.", { min: 30, max: 100 }),
  flag("regenerativeDrive", "Regenerative converters", false, "They feed back what a falling load gives."),
  whole("transferCount", "Transfers", 1, "With sprays and dust control.", { max: 100 }),
  money("tariffEnergy", "Energy price per kWh", "For a kWh.", 0.1),
  money("tariffDemand", "Demand price per kW and month", "For a kW and month.", 10),
  percents("tariffFeedShare", "Paid for fed-in energy", 50, "Of the energy price.", { max: 100 }),
);

export const costWear = form(
  "cost",
  "Wear",
  metresPerSecond("chuteNormalSpeed", "Stream speed onto the belt", 0, "Normal to the belt; 0 takes a usual chute."),
  metresPerSecond("chuteTangentSpeed", "Stream speed along the belt", 0, "Along the belt where it lands."),
  ratio("coverAbrasion", "Cover abrasion, mm³", 0, "0 takes that of the rubber.", {
    max: 1000,
  }),
  ratio("wearTyped", "Measured wear, mm per Mt", 0, "Of the top cover; 0 estimates it.", {
    max: 1000,
  }),
  oneOf("environment", "Surroundings", ["Dirty", "Clean"], "For the life of rolls."),
);

export const costCarbon = form(
  "cost",
  "Carbon",
  words("gridCode", "Country", "ISO code: AUS, CHL, ZAF; EU, WLD for the world.", { default: "WLD" }),
  ratio("gridIntensity", "Carbon of electricity, g/kWh", 0, "Of the site; 0 takes that of the country.", { max: 2000 }),
  percents("gridTrend", "Change a year", 0, "Of a typed carbon of electricity.", { min: -50, max: 50 }),
  whole("startYear", "First year", 2026, "First year of operation.", { min: 1990, max: 2100 }),
  kilometres("siteDistanceRoad", "Delivery by road", 0, "From the makers to the site."),
);

export const costEconomics = form(
  "cost",
  "Economics",
  percents("discountRate", "Discount rate", 8, "Real, without inflation.", { min: -2, max: 30 }),
  whole("horizon", "Horizon, years", 20, "Years the conveyor runs.", { min: 1, max: 100 }),
  percents("energyEscalation", "Energy price rise a year", 0, "Real, beyond inflation.", { min: -20, max: 20 }),
  money("carbonPrice", "Carbon price per tonne", "For a tonne of carbon dioxide."),
  money("labourRate", "Maintenance labour per hour", "For an hour.", 45),
);

export const costTrucks = form(
  "cost",
  "Trucks",
  kilometres("truckDistance", "Haul distance", 0, "One way by road; 0 takes the length of the conveyor."),
  metres("truckLift", "Climb loaded", 0, "0 takes the lift of the conveyor."),
  metres("truckReturnLift", "Climb empty", 0, "On the way back; 0 takes the fall of the conveyor."),
  ratio("truckRolling", "Rolling resistance", 0.025, "Of trucks on their road.", { max: 1 }),
  ratio("truckEmptyRatio", "Empty mass over payload", 0.73, "Of a truck.", { max: 10 }),
  money("dieselPrice", "Diesel price per litre", "For a litre.", 1),
);

/** A sum that replaces a line of the estimate. */
export const typedCost: RecordDefinition = {
  title: "Typed price",
  typeName: "TypedCost",
  groups: [
    form(
      "cost",
      "Typed price",
      oneOf("typedLine", "Line", ["Belt", ...Object.values(lineTitles).slice(1)], "Line of the estimate."),
      money("typedSum", "Sum", "Quote for the whole line."),
    ),
  ],
  parts: [],
  outputs: [],
};

/** A stretch of the conveyor and what carries it. */
export const structureSegment: RecordDefinition = {
  title: "Stretch of structure",
  typeName: "StructureStretch",
  groups: [
    form(
      "cost",
      "Stretch of structure",
      oneOf("segmentKind", "Structure", ["Ground", "Truss"], "What carries the conveyor."),
      metres("segmentLength", "Length", 0, "Length of this stretch."),
      metres("segmentSpan", "Span", 24, "Between trestles.", { min: 1, max: 500 }),
      metres("segmentHeight", "Height", 6, "Of the trestles.", { max: 500 }),
      flag("segmentEnclosed", "Enclosed gallery", false, "Walls and roof around the conveyor."),
    ),
  ],
  parts: [],
  outputs: [],
};
