import { inGroup, number, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { count, dimension } from "./usual-fields.ts";

const names = { plural: "materials", singular: "material" };

/** Bulk materials, loose as they lie on a belt. Codes follow CEMA 550. */
export const materials: LibraryDefinition = {
  ...names,
  title: "Materials",
  itemTitle: "Material",
  about: "Bulk materials with density, angles, lump size and CEMA codes.",
  defaultCategory: "General",
  newCategory: "A New Category",
  newDescription: "ABC Material",
  columns: ["loBD", "hiBD", "surchargeAngle", "repose", "maxIncline", "lumpSize"],
  fields: [
    ...inGroup(
      "Density",
      density("loBD", "Low bulk density", 1400, "Lowest loose density; it decides the room the material takes."),
      density("hiBD", "High bulk density", 1600, "Highest loose density; it decides the weight on the belt."),
    ),
    ...inGroup(
      "Angles",
      angle("repose", "Angle of repose", 50, "Slope of a heap at rest."),
      angle(
        "surchargeAngle",
        "Surcharge angle",
        20,
        "Slope of the load on a moving belt, less than the angle of repose.",
      ),
      angle("maxIncline", "Maximum incline", 18, "Steepest belt on which the material does not roll or slide back."),
    ),
    ...inGroup(
      "Handling",
      dimension({ name: "lumpSize", label: "Lump size", default: 50, help: "Largest usual lump." }),
      number({
        name: "maxSpeed",
        label: "Maximum belt speed",
        unit: "m/s",
        default: 5,
        max: 50,
        help: "Fastest belt recommended for this material.",
      }),
    ),
    ...inGroup(
      "CEMA codes",
      count({
        name: "flowability",
        label: "Flowability",
        default: 3,
        max: 10,
        help: "CEMA: 1 very free flowing, 2 free, 3 average, 4 sluggish.",
      }),
      count({ name: "abrasion", label: "Abrasion", default: 7, max: 10, help: "CEMA: 5 mild, 6 moderate, 7 extreme." }),
      text({
        name: "grading",
        label: "Grading",
        default: "D3",
        suggestions: ["A200", "A100", "A40", "B6", "C1/2", "D3", "D7", "E"],
        help: "CEMA size code, from A very fine to E irregular.",
      }),
      text({
        name: "misc",
        label: "Hazards",
        default: "",
        help: "CEMA letters of other properties, such as J flammable, L dusty, O sticky, N explosive.",
      }),
    ),
  ],
  check: ({ loBD, hiBD, surchargeAngle, repose }) => [
    ...inOrder({ loBD }, { hiBD }),
    ...inOrder({ surchargeAngle }, { repose }),
  ],
  messages: libraryMessages(names),
};

function density(name: string, label: string, value: number, help: string) {
  return number({ name, label, unit: "kg/m3", default: value, min: 1, max: 25_000, help });
}

function angle(name: string, label: string, value: number, help: string) {
  return number({ name, label, unit: "deg", default: value, max: 90, help });
}
