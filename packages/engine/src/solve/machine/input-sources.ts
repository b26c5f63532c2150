import { beltMakers, iso5293, janssen, rollMakers } from "../../standards/machine-sources.ts";
import { adopted } from "../../standards/sources.ts";

/** Where the numbers of a machine are printed that no conveyor states. */
export const inputSources = {
  rollSlope: rollMakers("slope of a roll shaft that deep groove bearings bear"),
  pipeRolls: adopted("rolls of a pipe counted as standing upright"),
  edgeTension: iso5293("edge tension over the rated one"),
  binPressure: janssen("horizontal over vertical pressure in a bin"),
  listedWidths: beltMakers("widths listed by density and trough angle"),
  centrifugal: adopted("centrifugal force counted where it is asked for"),
} as const;
