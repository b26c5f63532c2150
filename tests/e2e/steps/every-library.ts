/** Path, name in messages, and the category each list opens with: section 2 of both specification documents. */
const everyLibrary = [
  { plural: "belts", singular: "belt", category: "Goodyear Fabric" },
  { plural: "brakes", singular: "brake", category: "Svendborg BSFI 200" },
  { plural: "fluidCouplings", singular: "fluidCoupling", category: "Voith" },
  { plural: "gearBoxes", singular: "gearBox", category: "Flender" },
  { plural: "holdbacks", singular: "holdback", category: "Ringspann FXM" },
  { plural: "idlers", singular: "idler", category: "Sandvik Carry" },
  { plural: "materials", singular: "material", category: "General" },
  { plural: "methodProfiles", singular: "methodProfile", category: "Standards" },
  { plural: "motors", singular: "motor", category: "Metric Motor" },
  // Not shown in the specification.
  { plural: "pulleys", singular: "pulley", category: "General" },
  { plural: "pullShafts", singular: "pullShaft", category: "General" },
  { plural: "pullShells", singular: "pullShell", category: "General" },
  { plural: "pullWidths", singular: "pullWidth", category: "General" },
  { plural: "shaftCouplings", singular: "shaftCoupling", category: "PENCOflex" },
  { plural: "starters", singular: "starter", category: "Wound Rotor" },
] as const;

/**
 * All of them are lists and forms of one making, whose names and categories are tested beside their definitions: two are
 * visited, brakes among them for a sentence of their own, and the others when all journeys are asked for.
 */
export const librariesToVisit = everyLibrary.filter(
  ({ plural }) => process.env.JOURNEYS === "all" || plural === "belts" || plural === "brakes",
);
