/** What rows of libraries are measured by, as a sentence begins. */
const quantities: Readonly<Record<string, string>> = {
  "bearing-life": "Bearing life",
  "belt-rating": "Rated tension",
  "belt-strength": "Belt strength",
  "belt-width": "Belt width",
  bore: "Largest bore",
  breakdown: "Breakdown power",
  disc: "Pad offset",
  "disc-stress": "Disc stress",
  frequency: "Frequency",
  "hub-centres": "Hub centres",
  "hub-diameter": "Shaft diameter at hub",
  "hub-in-shell-diameter": "Hub diameter",
  "hub-slope": "Slope at hub",
  "idler-type": "Of another type",
  "input-speed": "Input speed",
  "largest-bore": "Largest bore",
  "lift-off": "Shaft speed for lift-off",
  "number-of-rolls": "Number of rolls",
  "peak-torque": "Peak pull at the belt",
  poles: "Poles",
  power: "Power",
  "pulley-diameter": "Pulley diameter",
  ratio: "Ratio",
  "roll-diameter": "Roll diameter",
  "roll-speed": "Roll speed",
  "seat-diameter": "Shaft diameter at bearing",
  "shaft-in-hub-diameter": "Shaft diameter",
  "shaft-slope": "Shaft slope",
  "shell-diameter": "Shell diameter",
  "shell-stress": "Shell stress",
  "shoulder-diameter": "Shaft diameter at shoulder",
  slip: "Slip",
  "smallest-bore": "Smallest bore",
  speed: "Shaft speed",
  "start-time": "Start time",
  "starting-torque": "Torque for starting",
  "static-safety": "Static safety of bearing",
  torque: "Torque",
  "trough-angle": "Trough angle",
  "width-for-density": "Belt width for this bulk density",
  "width-for-trough": "Belt width for this trough angle",
};

/** Numbers of a limit, each with its unit. */
interface LimitTexts {
  readonly value?: string;
  readonly least?: string;
  readonly most?: string;
}

/** Why a row does not fit: `Torque 5100 Nm of 6300 Nm needed`. */
export function rowLimitSentence(name: string, { value, least, most }: LimitTexts): string {
  const quantity = quantities[name] ?? name.replaceAll("-", " ");
  if (value === undefined && least === undefined && most === undefined) return quantity;
  if (value === undefined) return `${quantity} unknown, ${wanted(least, most)}`;
  if (least !== undefined && most === undefined) return `${quantity} ${value} of ${least} needed`;
  return `${quantity} ${value}, ${wanted(least, most)}`;
}

function wanted(least: string | undefined, most: string | undefined): string {
  if (least === undefined) return `at most ${most ?? ""}`;
  if (most === undefined) return `${least} needed`;
  return least === most ? `${least} needed` : `${least} to ${most} needed`;
}
