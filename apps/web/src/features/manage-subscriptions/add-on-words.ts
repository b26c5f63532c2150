import { type ChosenAddOn, findAddOn } from "@beltwright/model";

/** `Storage Yearly × 2, Professional support Yearly`, or a dash. */
export function addOnWords(addOns: readonly ChosenAddOn[]): string {
  const words = addOns.map(({ id, quantity }) => {
    const name = findAddOn(id)?.name ?? id;
    return quantity === 1 ? name : `${name} × ${quantity}`;
  });
  return words.length === 0 ? "–" : words.join(", ");
}
