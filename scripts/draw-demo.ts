import { writeFileSync } from "node:fs";
import { demoConveyors } from "@beltwright/catalogue";
import { everyDrawing, toSvg } from "@beltwright/drawing";
import { calculate } from "@beltwright/model";

// The pictures behind the golden texts of a demo conveyor, on one page: node scripts/draw-demo.ts C3 c3.html
const [, , number = "", file = "drawings.html"] = process.argv;
const demos = await demoConveyors();
const demo = demos.find(({ convNo }) => convNo === number);
if (demo === undefined) throw new Error(`Name one of ${demos.map(({ convNo }) => convNo).join(", ")}.`);
const figures = everyDrawing(demo, calculate(demo)).map(
  (drawing) => `<figure>${toSvg(drawing)}<figcaption>${drawing.name}</figcaption></figure>`,
);
writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>${demo.convNo}</title>\n${figures.join("\n")}\n`);
console.log(`${figures.length} drawings of ${demo.convNo} in ${file}`);
