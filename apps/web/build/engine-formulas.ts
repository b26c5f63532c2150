import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HelpFormula, HelpQuantity } from "../src/features/help/help-formula.ts";

const engine = join(import.meta.dirname, "../../../packages/engine/src");
const folders = ["standards", "rules"].map((name) => join(engine, name));

interface Limit {
  readonly above?: number;
  readonly least?: number;
  readonly most?: number;
  readonly below?: number;
  readonly isInteger?: boolean;
}

interface Quantity {
  readonly symbol: string;
  readonly unit: string;
  readonly must?: Limit;
  readonly covers?: Limit;
}

interface Definition {
  readonly id: string;
  readonly source: { readonly document: string; readonly clause: string };
  readonly inputs: Readonly<Record<string, Quantity>>;
  readonly output: { readonly symbol: string; readonly unit: string };
  readonly printed?: string;
  readonly rule?: string;
  readonly guards?: string;
  readonly provisional?: string;
}

/** Every formula of the engine with what is written about it, in the order of the files. */
export async function engineFormulas(): Promise<readonly HelpFormula[]> {
  const files = (await Promise.all(folders.map(modulesIn))).flat();
  return (await Promise.all(files.map(formulasOf))).flat();
}

async function modulesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const modules = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).toSorted();
  return modules.map((name) => join(folder, name));
}

async function formulasOf(file: string): Promise<readonly HelpFormula[]> {
  const comments = commentsIn(await readFile(file, "utf8"));
  const exports: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return Object.entries(exports).flatMap(([name, value]) =>
    hasDefinition(value) ? [described(value.definition, comments.get(name) ?? "")] : [],
  );
}

function hasDefinition(value: unknown): value is { readonly definition: Definition } {
  return typeof value === "function" && "definition" in value && "evaluate" in value;
}

/** The comment right above each exported constant, as one paragraph. */
function commentsIn(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g);
  return new Map(Array.from(found, ([, comment = "", name = ""]) => [name, paragraph(comment)]));
}

function paragraph(comment: string): string {
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join(" ")
    .trim();
}

function described(definition: Definition, about: string): HelpFormula {
  const { id, source, inputs, output, printed, rule = "", guards, provisional } = definition;
  return {
    id,
    about,
    ...source,
    printed: printed ?? rule,
    isClosed: printed !== undefined,
    isGuard: guards !== undefined,
    output: { symbol: output.symbol, unit: output.unit },
    inputs: Object.entries(inputs).map(([name, quantity]) => describedQuantity(name, quantity)),
    ...(provisional === undefined ? {} : { provisional }),
  };
}

function describedQuantity(name: string, { symbol, unit, must = {}, covers = {} }: Quantity): HelpQuantity {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name: words, symbol, unit, must: limitText(must), covers: limitText(covers) };
}

function limitText({ above, least, most, below, isInteger }: Limit): string {
  const low = above === undefined ? text("at least", least) : text("above", above);
  const high = below === undefined ? text("at most", most) : text("below", below);
  return [low, high, isInteger ? "whole" : ""].filter((part) => part !== "").join(", ");
}

function text(word: string, value: number | undefined): string {
  return value === undefined ? "" : `${word} ${Number(value.toPrecision(6))}`;
}
