import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { calculate, findFieldAt, openConveyorFile } from "@beltwright/model";
const demos = await demoConveyors(); const rows = await shippedComponents();
const c = demos.find((d) => d.convNo === "PC-300")!;
let count = 0;
const walk = (value: unknown, path: string): unknown => {
  if (typeof value === "number") { const field = findFieldAt(path); if (field?.kind !== "number" || field.integer !== undefined) return value; count += 1; const share = 1e-7 * (0.5 + ((count * 0.6180339887498949) % 1)); const on = value * (1 + share); return on >= field.min && on <= field.max ? on : value * (1 - share); }
  if (Array.isArray(value)) return value.map((one, at) => walk(one, `${path}[${at}]`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([n, i]) => [n, walk(i, path === "" ? n : `${path}.${n}`)]));
};
const m = openConveyorFile("json", JSON.stringify(walk(c, "")));
console.log(m.kind);
if (m.kind === "opened" || m.kind === "migrated") { const r = calculate(m.conveyor, { rows, isTraced: false }); console.log(r.kind, (r as any).issues); const t = calculate(m.conveyor, { rows, isTraced: true }); console.log(t.kind, (t as any).issues); }
const t = calculate(c, { rows, isTraced: true }); console.log(t.kind, (t as any).issues);
