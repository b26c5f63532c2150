import { isNumber, plain } from "../trace/reference.ts";

/** Whether two values are the same down to their last part. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isNumber(one) && isNumber(other)) return Object.is(plain(one), plain(other));
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isAlike(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
