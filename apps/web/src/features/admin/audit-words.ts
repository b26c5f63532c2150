/** What an act was about, as a sentence would list it: `library: belts · owner: ann@example.com`. */
export function auditWords(details: string): string {
  const parsed: unknown = JSON.parse(details);
  if (typeof parsed !== "object" || parsed === null) return details;
  return Object.entries(parsed)
    .filter(([, value]) => value !== "" && value !== null)
    .map(([name, value]) => `${spaced(name)}: ${worded(name, value)}`)
    .join(" · ");
}

/** Times are read as days, lists as their items. */
function worded(name: string, value: unknown): string {
  if (name.endsWith("Date") && typeof value === "number") return new Date(value).toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => itemWords(one)).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** An add-on is read as `TStorage100Yearly × 2`. */
function itemWords(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { id, quantity }: Readonly<Record<string, unknown>> = { ...item };
  return id === undefined || quantity === undefined ? JSON.stringify(item) : `${id} × ${quantity}`;
}

/** `userName` is read as `user name`. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
