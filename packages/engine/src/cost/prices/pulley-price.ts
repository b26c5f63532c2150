import { partInertia, type RotatingPart } from "../../calculators/pulley-inertia.ts";
import { hubDiameterOf, type PulleyBody, pulleyParts } from "../../parts/pulleys/pulley-body.ts";
import { priceByMass } from "../../rules/prices/drive-parts.ts";
import {
  bearingPrice,
  ceramicLaggingPrice,
  laggedArea,
  lockingPrice,
  rubberLaggingPrice,
  shellPrice,
  wholePulleyPrice,
} from "../../rules/prices/pulley.ts";
import { insideDiameter } from "../../rules/rotating-parts/pulley-sizes.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none, smaller } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { coefficient, costModel } from "../coefficient.ts";
import type { CostPulley } from "../cost-input.ts";

const { pulley: model } = costModel;
const plainly = adopted("indicative prices of parts");

const shellMass = defineSum({
  id: "cost/pulley/shell-mass",
  source: plainly,
  output: { symbol: "m", unit: "kg" },
  term: "m",
});

/** What a pulley is made of: shell with discs and hubs, shaft, and lagging, kg. */
interface PulleySteel {
  readonly shell: number;
  readonly shaft: number;
  readonly lagging: number;
}

/** A hub is never larger than the inside of its shell. */
export function pulleySteel(trace: Trace, body: PulleyBody): PulleySteel {
  const hubDiameter = smaller(hubDiameterOf(trace, body), insideDiameter(trace, body));
  const parts = pulleyParts(trace, { ...body, hubDiameter });
  const massOf = (part: RotatingPart) => partInertia(trace, part).mass;
  const apart = (wanted: string) => {
    const part = parts.find(({ name }) => name === wanted);
    return part === undefined ? none(trace) : massOf(part);
  };
  const ofShell = parts.filter(({ name }) => name !== "lagging" && name !== "shaft");
  return { shell: shellMass(trace, ofShell.map(massOf)), shaft: apart("shaft"), lagging: apart("lagging") };
}

function bearingSeries(trace: Trace, bearing: string): number {
  if (/^\D*231/.test(bearing)) return coefficient(trace, model.brg231);
  return coefficient(trace, /^\D*223/.test(bearing) ? model.brg223 : model.brg222);
}

function laggingPrice(trace: Trace, { body, lagging }: Pick<CostPulley, "body" | "lagging">): number {
  if (lagging === "none" || !(body.laggingThickness > 0)) return none(trace);
  const { shellDiameter, faceWidth, laggingThickness } = body;
  const area = laggedArea(trace, { shellDiameter, lagging: laggingThickness, faceWidth });
  if (lagging === "ceramic") return ceramicLaggingPrice(trace, { area, rate: coefficient(trace, model.lagCeramic) });
  return rubberLaggingPrice(trace, {
    area,
    rate: coefficient(trace, model.lagRubber, 1000),
    lagging: laggingThickness,
  });
}

/** Dollars for a pulley and its parts; a price of a part that is given goes before the indicative one. */
export function pulleyPrices(
  trace: Trace,
  pulley: Pick<CostPulley, "body" | "lagging" | "bearingSeat" | "bearing" | "hasTurbineDiscs">,
  given: { readonly shell?: number; readonly shaft?: number; readonly bearing?: number } = {},
) {
  const { body } = pulley;
  const steel = pulleySteel(trace, body);
  const discs = pulley.hasTurbineDiscs ? coefficient(trace, model.turbine) : constant(trace, 1, plainly);
  const parts = {
    shell: given.shell ?? shellPrice(trace, { rate: coefficient(trace, model.shell), mass: steel.shell, discs }),
    shaft: given.shaft ?? priceByMass(trace, { rate: coefficient(trace, model.shaft), mass: steel.shaft }),
    bearing:
      given.bearing ??
      bearingPrice(trace, {
        rate: coefficient(trace, model.brgA),
        seat: pulley.bearingSeat,
        exponent: coefficient(trace, model.brgN),
        series: bearingSeries(trace, pulley.bearing),
      }),
    locking: lockingPrice(trace, {
      rate: coefficient(trace, model.lockA),
      shaftDiameter: body.shaftDiameter,
      exponent: coefficient(trace, model.lockN),
    }),
    lagging: laggingPrice(trace, pulley),
  };
  return { ...parts, steel, whole: wholePulleyPrice(trace, parts) };
}
