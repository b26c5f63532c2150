import { type Powers, parseUnit, plainNumber } from "./unit-algebra.ts";

/** A number with the powers of its unit. */
export interface Measure {
  readonly value: number;
  readonly powers: Powers;
}

export type Node =
  | { readonly kind: "literal"; readonly measure: Measure }
  | { readonly kind: "symbol"; readonly name: string }
  | { readonly kind: "negative"; readonly of: Node }
  | { readonly kind: "operation"; readonly operator: string; readonly left: Node; readonly right: Node }
  | { readonly kind: "call"; readonly name: string; readonly given: readonly Node[] };

/** Parses what formulas print: arithmetic, powers, comparisons, calls, literals with a unit in brackets. */
export function parseExpression(text: string): Node {
  const tokens = text.match(/\[[^\]]*\]|\d+(?:\.\d+)?(?:e[+-]?\d+)?|[A-Za-z_][A-Za-z0-9_]*|<=|>=|[-+*/^(),<>]/g) ?? [];
  if (tokens.join("") !== text.replaceAll(/\s/g, "")) throw new Error(`cannot read "${text}"`);
  const reader = { tokens, at: 0 };
  const node = parseComparison(reader);
  if (reader.at !== tokens.length) throw new Error(`"${tokens[reader.at]}" is not expected in "${text}"`);
  return node;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function take(reader: Reader, ...wanted: readonly string[]): string | undefined {
  const token = reader.tokens[reader.at];
  if (token === undefined || !wanted.includes(token)) return undefined;
  reader.at += 1;
  return token;
}

function expectToken(reader: Reader, wanted: string): void {
  if (take(reader, wanted) === undefined) throw new Error(`"${wanted}" expected at token ${reader.at}`);
}

function parseComparison(reader: Reader): Node {
  const left = parseSum(reader);
  const operator = take(reader, "<", "<=", ">", ">=");
  return operator === undefined ? left : { kind: "operation", operator, left, right: parseSum(reader) };
}

function parseSum(reader: Reader): Node {
  let left = parseProduct(reader);
  for (let operator = take(reader, "+", "-"); operator !== undefined; operator = take(reader, "+", "-")) {
    left = { kind: "operation", operator, left, right: parseProduct(reader) };
  }
  return left;
}

function parseProduct(reader: Reader): Node {
  let left = parseSigned(reader);
  for (let operator = take(reader, "*", "/"); operator !== undefined; operator = take(reader, "*", "/")) {
    left = { kind: "operation", operator, left, right: parseSigned(reader) };
  }
  return left;
}

function parseSigned(reader: Reader): Node {
  if (take(reader, "-") !== undefined) return { kind: "negative", of: parseSigned(reader) };
  const base = parsePrimary(reader);
  if (take(reader, "^") === undefined) return base;
  return { kind: "operation", operator: "^", left: base, right: parseSigned(reader) };
}

function parsePrimary(reader: Reader): Node {
  if (take(reader, "(") !== undefined) {
    const inner = parseComparison(reader);
    expectToken(reader, ")");
    return inner;
  }
  const token = reader.tokens[reader.at] ?? "";
  reader.at += 1;
  if (/^\d/.test(token)) return parseLiteral(reader, Number(token));
  if (!/^[A-Za-z_]/.test(token)) throw new Error(`"${token}" is not a number or a symbol`);
  return take(reader, "(") === undefined ? { kind: "symbol", name: token } : parseCall(reader, token);
}

function parseLiteral(reader: Reader, value: number): Node {
  const bracket = reader.tokens[reader.at];
  if (bracket === undefined || !bracket.startsWith("["))
    return { kind: "literal", measure: { value, powers: plainNumber } };
  reader.at += 1;
  const unit = parseUnit(bracket.slice(1, -1));
  return { kind: "literal", measure: { value: value * unit.size, powers: unit.powers } };
}

function parseCall(reader: Reader, name: string): Node {
  const given = [parseComparison(reader)];
  while (take(reader, ",") !== undefined) given.push(parseComparison(reader));
  expectToken(reader, ")");
  return { kind: "call", name, given };
}
