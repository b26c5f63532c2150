import {
  ceramicLaggingDensity,
  constant,
  densitySource,
  type PulleyBody,
  type PulleyInput,
  type Trace,
} from "@beltwright/engine";
import type { Pull } from "../../document/types/parts.ts";
import { millimetres } from "../si.ts";
import { faceWidthOf, hubCentresIn, shaftLengthIn } from "./pulley-sizes.ts";

/** What lies round the shell of a pulley: that of its drive on a drive pulley. */
export interface Lagging {
  readonly kind: PulleyInput["lagging"];
  /** mm */
  readonly thickness: number;
}

/** Shell, discs, hubs and shaft of a pulley as the document has them, m. */
export function bodyOf(pull: Pull, { kind, thickness }: Lagging, trace: Trace): PulleyBody {
  const ofCeramics = () => constant(trace, ceramicLaggingDensity, densitySource);
  const { shell, shaft, hubDia, hubLength } = pull;
  return {
    shellDiameter: millimetres(shell.shellDia),
    shellThickness: millimetres(shell.shellThick),
    faceWidth: millimetres(faceWidthOf(pull)),
    laggingThickness: millimetres(thickness),
    ...(kind === "ceramic" ? { laggingDensity: ofCeramics() } : {}),
    discThickness: millimetres(shell.discThick),
    ...(hubDia > 0 ? { hubDiameter: millimetres(hubDia) } : {}),
    ...(hubLength > 0 ? { hubLength: millimetres(hubLength) } : {}),
    hubCentres: hubCentresIn(trace, pull),
    shaftDiameter: millimetres(shaft.dia),
    shaftLength: shaftLengthIn(trace, pull),
  };
}
