import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { beltWidths } from "../../reference/sizes.ts";
import { form } from "../definition.ts";
import { flag, metresPerSecond, millimetres, oneOf, percents, ratio, tonnesPerHour } from "../figures.ts";

export const material = form(
  "material",
  "Material",
  ratio("matlFrictionBelt", "Friction on belt", 0.6, "Friction of the material on the belt where it is loaded.", {
    max: 2,
  }),
  ratio("matlFrictionSkirt", "Friction on skirts", 0.6, "Friction of the material on the skirt boards.", { max: 2 }),
  oneOf("lumpGrading", "Lumps", ["Few lumps", "All lumps"], "Whether lumps are few among fines or all of the load."),
);

export const capacity = form(
  "capacity",
  "Capacity and cross-section",
  tonnesPerHour("capacityInp", "Capacity", start.capacity, "Design tonnage of the conveyor."),
  metresPerSecond("beltSpeedInp", "Belt speed", start.beltSpeed, "Speed of the belt at full load.", { max: 30 }),
  millimetres("beltWidthInp", "Belt width", start.beltWidth, "Width of the belt.", { max: 10_000, usual: beltWidths }),
  oneOf("edgeRule", "Edge distance rule", ["CEMA", "ISO"], "Which rule gives the smallest distance to the belt edge."),
  oneOf("surchargeShape", "Surcharge shape", ["Arc", "Parabola"], "Shape of the top of the load."),
  flag("useSlopeFactor", "Slope factor", false, "Reduces the capacity on slopes by ISO 5048."),
  millimetres("pipeDia", "Pipe diameter", 0, "Outside diameter of a pipe belt; 0 where the belt is not a pipe.", {
    max: 10_000,
  }),
  percents("maxFill", "Fill warning limit", 100, "Fill of the belt above which the program warns.", { max: 200 }),
);
