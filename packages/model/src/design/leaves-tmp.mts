import { solve, findStep, openSteps, type Step } from "@beltwright/engine";
import { computedResults } from "./results.ts";
import { findTyped } from "./typed-value.ts";
import { toDesign } from "./to-design.ts";
import { siUnit } from "./si.ts";
import { outputAt } from "../document/results.ts";
import { conveyorWith } from "../test-support/design-of.ts";
const motor = { "drives[0].motor.power": 110, startupFactor: 150, "drives[0].motor.momI": 2, "drives[0].gbox.ratio": 20, "drives[0].brakeType":"Constant Torque Brake","drives[0].brakeTorqueLSS":4120, "pulls[2].z": 30, "pulls[3].z": 28, "pulls[1].skirtLength": 6, "pulls[2].noOfScrapers":2, csForwardTilt: 2 } as any;
const docs: any = { plain: motor, pipe: {...motor, "csIdler.troughAngle": 360, "csIdler.noOfRolls": 6}, five: {...motor, "csIdler.noOfRolls":5}, tension: {...motor, cemaKyMode: "Tension", cemaPulleyMode:"Table"}, };
const args = process.argv.slice(2);
for (const [name, typedDoc] of Object.entries(docs)) {
  if (args[1] && args[1] !== name) continue;
const conveyor = conveyorWith(typedDoc as any);
const made: any = toDesign(conveyor);
if (made.kind !== "design") { console.log(made); continue; }
for (const method of (args[0] ?? "ISO").split(",") as any) {
  const sol: any = solve(made.design, { method, isTraced: true });
  if (sol.kind === "refused") { console.log(sol.refusals); continue; }
  const leaves = new Map<string, number>(); const nostep: string[] = [];
  let count = 0;
  for (const r of computedResults(conveyor, sol)) {
    if (typeof r.value === "string") continue;
    count++;
    const unit = outputAt(r.path)?.unit ?? "1";
    const first = findStep(sol.steps, r.value, siUnit(unit), r.place);
    if (!first) { nostep.push(`${r.path}`); continue; }
    const typed = (s: Step, n: string) => { const v = s.values[n]; return v !== undefined && findTyped(conveyor, made.design, { name: n, value: v, place: s.place }) !== undefined; };
    for (const one of openSteps(sol.steps, first, typed)) for (const i of one.inputs) if (!i.origin && !typed(one.step, i.name)) {
      const k = `${one.step.description.id} ${one.step.description.kind === "sum" ? i.name.replace(/_\d+$/, "_*") : i.name}` + ((i.value===0||i.value===1)? ` =${i.value}`: "");
      leaves.set(k, (leaves.get(k) ?? 0) + 1);
    }
  }
  console.log("##", name, method, count, "nostep", nostep.length, nostep.map(x=>x.replace(/\[\d+\]/,"[]")).filter((x,i,a)=>a.indexOf(x)===i).slice(0,60).join(" | "));
  for (const [k, n] of [...leaves].sort()) console.log("  ", n, k);
}}
