import { form, type RecordDefinition } from "../definition.ts";
import { celsius, flag, metres, oneOf, percents, ratio, tonnesPerHour, whole, words } from "../figures.ts";

/** Most cases of one's own a conveyor may have. */
export const mostLoadCases = 200;

const caseKinds = ["Normal", "Occasional", "Exceptional"] as const;
const caseMotions = ["Running", "Starting", "Braking", "Coasting", "At rest"] as const;
const feedKinds = ["Share", "Tonnage"] as const;

const point = (help: string) => whole("atPoint", "Point", 0, help);

const feed: RecordDefinition = {
  title: "Feed",
  typeName: "CaseFeed",
  groups: [
    form(
      "loadCases",
      "Feed",
      point("Identity of the hopper."),
      oneOf("feedBy", "Feeds by", feedKinds, "A share of what the design feeds here, or tonnes an hour."),
      percents("feedShare", "Share", 0, "Of what the design feeds here; 0 where the hopper is off."),
      tonnesPerHour("feedTonnage", "Tonnage", 0, "What the hopper feeds in this case."),
    ),
  ],
  parts: [],
  outputs: [],
};

const sectionLoad: RecordDefinition = {
  title: "Section load",
  typeName: "CaseSectionLoad",
  groups: [
    form(
      "loadCases",
      "Section load",
      point("Identity of the point where the section begins."),
      tonnesPerHour("sectionTonnage", "Tonnage", 0, "What the section carries in this case, whatever is fed."),
    ),
  ],
  parts: [],
  outputs: [],
};

const window: RecordDefinition = {
  title: "Stretch of load",
  typeName: "CaseWindow",
  groups: [
    form(
      "loadCases",
      "Stretch of load",
      metres("windowFrom", "Load from", 0, "Distance along the carry strand where the load begins."),
      metres("windowTo", "Load to", 0, "Distance along the carry strand where the load ends."),
    ),
  ],
  parts: [],
  outputs: [],
};

const driveOut: RecordDefinition = {
  title: "Drive out",
  typeName: "CaseDriveOut",
  groups: [form("loadCases", "Drive out", whole("outDriveNo", "Drive", 0, "Number of a drive that does not pull."))],
  parts: [],
  outputs: [],
};

/** A state of the conveyor that its engineer describes. What it does not say is as the design says. */
export const loadCase: RecordDefinition = {
  title: "Load case",
  typeName: "OwnLoadCase",
  groups: [
    form(
      "loadCases",
      "Load case",
      whole("caseNo", "Number", 0, "Number that stays with the case for ever."),
      words("caseName", "Case name", "Shown wherever the case governs.", { maxLength: 80, required: true }),
      words("caseNote", "Note", "Why the case is there.", { maxLength: 500 }),
      flag("caseIsOn", "Switched on", true, "Whether the case is calculated."),
      flag("caseIsChecked", "Checked", true, "Whether belt, drives, curves and pulleys must pass in it."),
      oneOf("caseKind", "Kind", caseKinds, "Normal keeps the limits of running, the others those of starting."),
      oneOf("caseMotion", "Motion", caseMotions, "How the belt moves."),
      percents("speedShare", "Speed", 100, "Belt speed over that of the design.", { min: 1 }),
      ratio("densityFactor", "Density factor", 1, "On the mass of wet or compacted material, whose volume stays.", {
        min: 0.01,
        max: 100,
      }),
      ratio("caseFriction", "Friction factor", 1, "On the friction of idlers, belt and load.", { max: 100 }),
      percents("beltWear", "Belt wear", 0, "Share of both covers that is gone.", { max: 100 }),
      flag("hasTemperature", "Own temperature", false, "Whether the case has a temperature of its own."),
      celsius("caseTemperature", "Temperature", 0, "Of the air and of the rubber.", { min: -100, max: 200 }),
      whole("floodedAt", "Blocked chute", 0, "Identity of the hopper whose chute is blocked; 0 for none."),
      metres("floodedLength", "Flooded length", 0, "How far the belt is flooded from there; 0 to the end."),
    ),
  ],
  parts: [
    { kind: "list", name: "windows", itemName: "window", form: "loadCases", record: window, maxRows: 20 },
    { kind: "list", name: "feeds", itemName: "feed", form: "loadCases", record: feed, maxRows: 2000 },
    {
      kind: "list",
      name: "sectionLoads",
      itemName: "sectionLoad",
      form: "loadCases",
      record: sectionLoad,
      maxRows: 2000,
    },
    { kind: "list", name: "drivesOut", itemName: "driveOut", form: "loadCases", record: driveOut, maxRows: 100 },
  ],
  outputs: [],
};
