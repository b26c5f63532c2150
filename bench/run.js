import { existsSync, readdirSync } from "node:fs";

const name = process.argv[2] ?? "";
const file = new URL(`./suites/${name}.ts`, import.meta.url);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const known = readdirSync(new URL("./suites/", import.meta.url)).map((entry) => entry.replace(".ts", ""));
  console.error(`Say which benchmark to run: ${known.join(", ")}`);
  process.exit(1);
}
const benchmark = await import(file.href);
const figures = await benchmark.run();
printTable(figures);
console.log(JSON.stringify(figures));
function printTable(rows) {
  const width = Math.max(...Object.keys(rows).map((label) => label.length));
  for (const [label, value] of Object.entries(rows)) console.log(`${label.padEnd(width)}  ${value}`);
}
