import { Unreadable } from "./unreadable.ts";

/** An amount, already in the field's stored unit if `measured`, otherwise a bare number. */
interface Amount {
  readonly value: number;
  readonly measured: boolean;
}

/** What the expression needs to know of the field: which unit a text begins with and what it is worth. */
interface UnitReader {
  readonly find: (rest: string) => string | undefined;
  readonly convert: (value: number, word: string) => number;
}

/**
 * Reads sums, products and parentheses over numbers and units by recursive descent. A quantity may be
 * added to a quantity and multiplied or divided by a bare number; anything else has no meaning here.
 */
export class ExpressionReader {
  #rest: string;
  readonly #units: UnitReader;

  constructor(text: string, units: UnitReader) {
    this.#rest = text.trimStart();
    this.#units = units;
  }

  read(): Amount {
    const amount = this.#sum();
    if (this.#rest !== "") throw new Unreadable(`"${this.#rest}" does not belong here.`);
    return amount;
  }

  #sum(): Amount {
    let total = this.#product();
    for (let sign = this.#take(/^[+-]/); sign !== undefined; sign = this.#take(/^[+-]/)) {
      total = add(total, sign[0] === "-" ? negative(this.#product()) : this.#product());
    }
    return total;
  }

  #product(): Amount {
    let total = this.#signed();
    for (let sign = this.#take(/^[*/]/); sign !== undefined; sign = this.#take(/^[*/]/)) {
      total = sign[0] === "*" ? multiply(total, this.#signed()) : divide(total, this.#signed());
    }
    return total;
  }

  #signed(): Amount {
    const sign = this.#take(/^[+-]/);
    if (sign === undefined) return this.#primary();
    return sign[0] === "-" ? negative(this.#signed()) : this.#signed();
  }

  #primary(): Amount {
    if (this.#take(/^\(/) === undefined) return this.#measures();
    const inner = this.#sum();
    if (this.#take(/^\)/) === undefined) throw new Unreadable("A closing parenthesis is missing.");
    return inner.measured ? inner : this.#withUnit(inner.value);
  }

  /** One measure, or several side by side that add up, such as 5 ft 6 in. */
  #measures(): Amount {
    let total = this.#withUnit(this.#number());
    while (/^[\d.]/.test(this.#rest)) {
      const next = this.#withUnit(this.#number());
      if (!total.measured || !next.measured)
        throw new Unreadable("Two numbers stand side by side without a sign between them.");
      total = add(total, next);
    }
    return total;
  }

  #number(): number {
    return this.#mixedFraction() ?? this.#fraction() ?? this.#decimal();
  }

  /** 1 1/2 is one and a half. */
  #mixedFraction(): number | undefined {
    const found = this.#take(/^(\d+)\s+(\d+)\/(\d+)(?![\d.])/);
    return found && Number(found[1]) + fractionOf(found[2], found[3]);
  }

  /** 1/2 in is half an inch; without a unit after it 1/2 is left to the product, which gives the same. */
  #fraction(): number | undefined {
    const found = /^(\d+)\/(\d+)(?=\s*[\p{L}"'])/u.exec(this.#rest);
    if (!found) return undefined;
    this.#take(/^\d+\/\d+/);
    return fractionOf(found[1], found[2]);
  }

  #decimal(): number {
    const found = this.#take(/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i);
    if (found === undefined)
      throw new Unreadable(this.#rest === "" ? "A number is missing." : `"${this.#rest}" is not a number.`);
    return Number(found[0]);
  }

  #withUnit(value: number): Amount {
    const word = this.#units.find(this.#rest);
    if (word === undefined) return { value, measured: false };
    this.#rest = this.#rest.slice(word.length).trimStart();
    return { value: this.#units.convert(value, word), measured: true };
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.#rest) ?? undefined;
    if (found) this.#rest = this.#rest.slice(found[0].length).trimStart();
    return found;
  }
}

function fractionOf(over: string | undefined, under: string | undefined): number {
  if (Number(under) === 0) throw new Unreadable("Division by zero.");
  return Number(over) / Number(under);
}

function negative({ value, measured }: Amount): Amount {
  return { value: -value, measured };
}

function add(a: Amount, b: Amount): Amount {
  if (a.measured !== b.measured) throw new Unreadable("Give every term a unit, or none.");
  return { value: a.value + b.value, measured: a.measured };
}

function multiply(a: Amount, b: Amount): Amount {
  if (a.measured && b.measured) throw new Unreadable("Only one factor may have a unit.");
  return { value: a.value * b.value, measured: a.measured || b.measured };
}

function divide(a: Amount, b: Amount): Amount {
  if (b.measured) throw new Unreadable("Divide by a plain number, without a unit.");
  if (b.value === 0) throw new Unreadable("Division by zero.");
  return { value: a.value / b.value, measured: a.measured };
}
