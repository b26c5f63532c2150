import { electricalPrice, priceByWidth, winchPrice } from "../rules/capital-cost/site.ts";
import { counted } from "../solve/counted.ts";
import { restated } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { coefficient, costModel } from "./coefficient.ts";
import type { CostInput } from "./cost-input.ts";
import { erectionTime } from "./erection.ts";
import type { Item } from "./line-book.ts";
import type { LineName, LineUnit } from "./lines.ts";
import { chutePriceOf } from "./prices/chute-price.ts";
import { installed, type TakeOff } from "./take-off.ts";

const { structure: model, civil, electrical, erection } = costModel;

/** What no library has, by the quantities of the take-off; nothing for what there is none of. */
export function siteItems(trace: Trace, input: CostInput, off: TakeOff): readonly Item[] {
  const { structure, belt, length } = input;
  const { width } = belt;
  const item = (name: LineName, unit: LineUnit, quantity: number, dollars: number): Item => ({
    name,
    unit,
    quantity,
    price: { dollars },
  });
  const one = counted(trace, 1);
  const { power } = installed(trace, input.drives);
  const items: readonly Item[] = [
    item("cleaners", "1", one, priceByWidth(trace, { rate: coefficient(trace, model.cleaner), width })),
    item("skirts", "m", structure.skirt, coefficient(trace, model.skirt)),
    item("accessories", "1", one, structure.accessories),
    item("steel", "kg", off.steel, coefficient(trace, model.steel)),
    takeUpItem(trace, input, one),
    item("walkways", "m", structure.walkway, coefficient(trace, model.walkway)),
    item("covers", "m", structure.cover, priceByWidth(trace, { rate: coefficient(trace, model.cover), width })),
    item("guards", "m", length, coefficient(trace, model.guard)),
    item("chutes", "1", structure.chutes, chutePriceOf(trace, width, structure.chuteDrop)),
    item(
      "electrical",
      "1",
      one,
      electricalPrice(trace, {
        base: coefficient(trace, electrical.fixed),
        perLength: coefficient(trace, electrical.perMetre),
        length,
        perPower: coefficient(trace, electrical.perKw, 1e-3),
        power,
        lighting: coefficient(trace, electrical.lighting),
        walkway: structure.walkway,
      }),
    ),
    item("concrete", "m3", off.concrete, coefficient(trace, civil.concrete)),
    item("corridor", "m", structure.corridor, coefficient(trace, civil.corridor)),
    item(
      "erection",
      "h",
      restated(erectionTime(trace, input, off), (seconds) => seconds / 3600),
      coefficient(trace, erection.rate),
    ),
  ];
  const isThere = ({ quantity, price }: Item) => quantity > 0 && "dollars" in price && price.dollars > 0;
  return items.filter((one) => input.money.typed[one.name] !== undefined || isThere(one));
}

function takeUpItem(trace: Trace, { structure }: CostInput, one: number): Item {
  const { takeUpMass, winchTension } = structure;
  if (winchTension === undefined) {
    return {
      name: "takeUp",
      unit: "kg",
      quantity: takeUpMass,
      price: { dollars: coefficient(trace, model.counterweight) },
    };
  }
  const dollars = winchPrice(trace, {
    base: coefficient(trace, model.winchA),
    rate: coefficient(trace, model.winchB, 1e-3),
    tension: winchTension,
  });
  return { name: "takeUp", unit: "1", quantity: one, price: { dollars } };
}
