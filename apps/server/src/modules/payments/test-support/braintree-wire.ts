/** A value as the provider writes it: arrays name their items by the one key each of them has. */
export type Wire = string | number | boolean | null | Date | readonly Wire[] | { readonly [name: string]: Wire };

/** The provider answers in XML whose attributes say the type. */
export function toXml(name: string, value: Wire): string {
  const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
  const element = (attributes: string, inside: string) => `<${tag}${attributes}>${inside}</${tag}>`;
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === "number") return element(' type="integer"', String(value));
  if (typeof value === "boolean") return element(' type="boolean"', String(value));
  if (typeof value === "string") return element(tag.endsWith("-date") ? ' type="date"' : "", escaped(value));
  if (value instanceof Date) return element(' type="datetime"', value.toISOString().replace(/\.\d+Z$/, "Z"));
  if (isList(value)) return element(' type="array"', value.map(inside).join(""));
  return element("", inside(value));
}

/** A page of what was searched for: not an array there, but its items side by side. */
export function toPage(name: string, item: string, items: readonly Wire[]): string {
  const facts = `<current-page-number type="integer">1</current-page-number><total-items type="integer">${items.length}</total-items>`;
  return `<${name} type="collection">${facts}${items.map((one) => toXml(item, one)).join("")}</${name}>`;
}

function inside(value: Wire): string {
  if (value === null || typeof value !== "object" || value instanceof Date || isList(value))
    return escaped(String(value));
  return Object.entries(value)
    .map(([name, one]) => toXml(name, one))
    .join("");
}

function isList(value: object): value is readonly Wire[] {
  return Array.isArray(value);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Why a request was refused. Without a code the bank said no. */
export interface WireRefusal {
  readonly message: string;
  readonly code?: string;
  readonly on?: string;
  readonly attribute?: string;
}

export function refusalXml({ message, code, on = "subscription", attribute = "id" }: WireRefusal): string {
  const one = code === undefined ? [] : [{ error: { code, attribute, message } }];
  return toXml("apiErrorResponse", { errors: { errors: [], [on]: { errors: one } }, message, params: { given: "" } });
}
