import type { Measure, Node } from "./expression.ts";
import { combine, isSamePowers, type Powers, plainNumber, scale } from "./unit-algebra.ts";

type Symbols = Readonly<Record<string, Measure>>;

/** The value and the unit of a printed formula. Throws where units do not balance. */
export function evaluateExpression(node: Node, symbols: Symbols): Measure {
  switch (node.kind) {
    case "literal":
      return node.measure;
    case "symbol":
      return node.name === "pi" ? { value: Math.PI, powers: plainNumber } : getSymbol(symbols, node.name);
    case "negative": {
      const inner = evaluateExpression(node.of, symbols);
      return { ...inner, value: -inner.value };
    }
    case "operation":
      return operate(node.operator, evaluateExpression(node.left, symbols), evaluateExpression(node.right, symbols));
    case "call":
      return call(
        node.name,
        node.given.map((given) => evaluateExpression(given, symbols)),
      );
  }
}

function getSymbol(symbols: Symbols, name: string): Measure {
  const measure = symbols[name];
  if (measure === undefined) throw new Error(`symbol ${name} is not an input`);
  return measure;
}

function operate(operator: string, left: Measure, right: Measure): Measure {
  switch (operator) {
    case "*":
      return { value: left.value * right.value, powers: combine(left.powers, right.powers, 1) };
    case "/":
      return { value: left.value / right.value, powers: combine(left.powers, right.powers, -1) };
    case "^":
      demandPlain("exponent", right);
      return { value: left.value ** right.value, powers: scale(left.powers, right.value) };
  }
  demandSame(operator, left, right);
  switch (operator) {
    case "+":
      return { value: left.value + right.value, powers: sharedPowers([left, right]) };
    case "-":
      return { value: left.value - right.value, powers: sharedPowers([left, right]) };
    default:
      return { value: compare(operator, left.value, right.value) ? 1 : 0, powers: plainNumber };
  }
}

function compare(operator: string, left: number, right: number): boolean {
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right;
  if (operator === ">") return left > right;
  return left >= right;
}

const plainFunctions: Readonly<Record<string, (x: number) => number>> = {
  exp: Math.exp,
  expm1: Math.expm1,
  ln: Math.log,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  atan: Math.atan,
  ceil: Math.ceil,
  floor: Math.floor,
};

function call(name: string, given: readonly Measure[]): Measure {
  const [first, second, third] = given;
  if (first === undefined) throw new Error(`${name} needs an argument`);
  const plain = plainFunctions[name];
  if (plain !== undefined) {
    demandPlain(name, first);
    return { value: plain(first.value), powers: plainNumber };
  }
  if (name === "atan2" && second !== undefined) {
    demandSame(name, first, second);
    return { value: Math.atan2(first.value, second.value), powers: plainNumber };
  }
  if (name === "mod" && second !== undefined) {
    demandSame(name, first, second);
    return { value: first.value - second.value * Math.floor(first.value / second.value), powers: first.powers };
  }
  if (name === "sqrt") return { value: Math.sqrt(first.value), powers: scale(first.powers, 0.5) };
  if (name === "abs") return { ...first, value: Math.abs(first.value) };
  if (name === "if" && second !== undefined && third !== undefined) {
    demandSame(name, second, third);
    return { value: (first.value === 0 ? third : second).value, powers: sharedPowers([second, third]) };
  }
  if (name !== "min" && name !== "max") throw new Error(`function ${name} is not known`);
  for (const other of given) demandSame(name, first, other);
  const values = given.map((measure) => measure.value);
  return { value: name === "min" ? Math.min(...values) : Math.max(...values), powers: sharedPowers(given) };
}

function demandPlain(what: string, measure: Measure): void {
  if (!isSamePowers(measure.powers, plainNumber)) throw new Error(`${what} must be a plain number`);
}

/** Zero fits every unit, as in `max(0, x)`. */
function isPlainZero(measure: Measure): boolean {
  return measure.value === 0 && isSamePowers(measure.powers, plainNumber);
}

function demandSame(what: string, left: Measure, right: Measure): void {
  if (isPlainZero(left) || isPlainZero(right) || isSamePowers(left.powers, right.powers)) return;
  throw new Error(`${what} joins unlike units ${left.powers} and ${right.powers}`);
}

function sharedPowers(measures: readonly Measure[]): Powers {
  return (measures.find((measure) => !isPlainZero(measure)) ?? measures[0])?.powers ?? plainNumber;
}
