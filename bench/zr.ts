import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { isNumber, originOf, plain } from "@beltwright/engine";
const isReference = (v: any) => originOf(v) !== undefined;
import { calculate, findFieldAt } from "@beltwright/model";
const demos = await demoConveyors(); const rows = await shippedComponents();
const holes = new Map<string, number>(); let links = 0; let shut = 0; let diffs = 0;
const seen = new Set<string>();
function compare(a: any, b: any, path: string) {
  const k = path.replace(/\d+/g, "#").replace(/^\S+ [A-Z0-9-]+/, "");
  const bad = (x: any, y: any) => { diffs++; if (!seen.has(k) && seen.size < 60) { seen.add(k); console.log("DIFF", path, x, y); } };
  if (isNumber(a) || isNumber(b)) { if (!Object.is(plain(a ?? NaN), plain(b ?? NaN)) || a === undefined || b === undefined) bad(a?.valueOf(), b?.valueOf()); return; }
  if (typeof a !== "object" || a === null) { if (a !== b) bad(a, b); return; }
  if (typeof b !== "object" || b === null) { bad("object", b); return; }
  for (const k of new Set([...Object.keys(a), ...Object.keys(b ?? {})])) if (k !== "steps" && k !== "referenced" && k !== "findings" && k!=="rejected" && k!=="parts" && k!=="slots" && k!=="iterations") compare(a[k], b?.[k], `${path}.${k}`);
}
const unref = new Map<string, number>();
function loose(a: any, path: string) {
  if (isNumber(a)) { if (!isReference(a)) { const k = path.replace(/\d+/g, "#"); unref.set(k, (unref.get(k) ?? 0) + 1); } return; }
  if (typeof a !== "object" || a === null) return;
  for (const k of Object.keys(a)) if (k !== "steps" && k !== "referenced" && k!=="rejected") loose(a[k], `${path}.${k}`);
}
const only = process.argv[2]; const filter = process.argv[3];
for (const demo of demos) {
  if (only && only !== "all" && demo.convNo !== only) continue;
  for (const method of only === "all" ? (["ISO", "CEMA", "VISCO", "DIN", "CEMA-7"] as const) : (["ISO"] as const)) {
    let t; try { t = calculate(demo, { method, rows, isTraced: true }); } catch (e) { console.log(demo.convNo, method, (e as Error).stack); continue; }
    if (t.kind === "refused") { console.log(demo.convNo, method, JSON.stringify((t as any).issues)); continue; }
    const r = t.solution.referenced; if (!r) throw new Error("none");
    compare(t.solution, r, `${demo.convNo} ${method}`);
    loose(r, "");
    for (const s of t.solution.steps) for (const [n, v] of Object.entries(s.used)) { links++; const o: any = originOf(v); if (!o || (o.kind === 'given' && !findFieldAt(o.path))) { shut++; const k = `${o ? o.path.replace(/\d+/g, '#') + ' <- ' : ''}${s.description.id} ${n.replace(/_\d+$/, "_#")} [${plain(v)}]`.replace(/\[.*\]/, (x) => ["[0]", "[1]", "[2]"].includes(x) ? x : ""); holes.set(k, (holes.get(k) ?? 0) + 1); } }
  }
}
console.log({ links, shut, diffs, kinds: holes.size });
for (const [k, n] of [...holes].sort((a, b) => b[1] - a[1])) if (!filter || k.includes(filter)) console.log(n, k);
console.log("RESULTS"); for (const [k, n] of [...unref].sort((a, b) => b[1] - a[1]).slice(0, 400)) console.log(n, k);
