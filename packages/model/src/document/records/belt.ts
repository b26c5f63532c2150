import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import { kilogramsPerMetre, millimetres, percents, perKelvin, ratio, selectionMode, words } from "../figures.ts";

export const belt = form(
  "belt",
  "Belt",
  selectionMode("selectBeltMode", "Belt", start.beltSelectionMode),
  words("beltCategory", "Belt category", "Category Auto chooses from; All for every one.", { default: "All" }),
  millimetres("topCover", "Top cover", start.belt.topCover, "Thickness of the cover that carries the load.", {
    max: 100,
  }),
  millimetres("bottomCover", "Bottom cover", start.belt.bottomCover, "Thickness of the cover on the pulley side.", {
    max: 100,
  }),
  words("coverGrade", "Cover grade", "Grade of the cover rubber.", { default: "M" }),
  kilogramsPerMetre("beltMassInp", "Belt mass", 0, "Mass of one metre of belt; 0 computes it from carcass and covers."),
  ratio("staticSafetyFactor", "Static safety factor", start.staticSafetyFactor, "Strength over allowed tension.", {
    min: 1,
    max: 100,
  }),
  percents(
    "beltAllowTensionRise",
    "Allowed tension rise",
    start.beltAllowTensionRise,
    "Tension allowed while starting and braking, as a share of the allowed running tension.",
    { min: 100, max: 400 },
  ),
  perKelvin(
    "thermalExpansion",
    "Thermal expansion",
    start.thermalExpansion,
    "Stretch of the belt for each degree it warms, for the travel of the take-up.",
  ),
  percents("permanentElongation", "Permanent elongation", 0, "Lasting stretch of the belt; 0 takes it by fibre.", {
    max: 20,
  }),
  millimetres("spliceAllowance", "Splice allowance", 0, "Length of spare belt kept for one more splice.", {
    max: 100_000,
  }),
);
