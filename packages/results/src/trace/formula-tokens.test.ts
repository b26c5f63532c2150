import { describe, expect, it } from "vitest";
import { type FormulaToken, formulaTokens, unitText } from "./formula-tokens.ts";

function read(tokens: readonly FormulaToken[]): string {
  return tokens
    .map((token) => {
      if (token.kind === "symbol") return token.sub === "" ? token.base : `${token.base}<${token.sub}>`;
      return token.kind === "power" ? `^{${read(token.tokens)}}` : token.text;
    })
    .join("");
}

describe("a printed formula", () => {
  it.each([
    ["1 / (exp(f * theta) - 1)", "1 / (exp(f · θ) − 1)"],
    ["f * L * g * (q_R + (q_B + q_G) * cos_delta)", "f · L · g · (q<R> + (q<B> + q<G>) · cos δ)"],
    ["2.7 * (F_U / 1000000000[Pa]) ^ 0.43", "2.7 · (F<U> / 1000000000Pa)^{0.43}"],
    ["x ^ (1 / 3) * y", "x^{1 / 3} · y"],
    ["x ^ -2", "x^{ − 2}"],
  ])("%s is set as a book would", (printed, shown) => {
    expect(read(formulaTokens(printed))).toBe(shown);
  });

  it("keeps every character of words it does not know", () => {
    const words = "Kloss to the breakdown slip, then m_lr; odd in s";
    expect(read(formulaTokens(words))).toBe("Kloss to the breakdown slip, then m<lr>; odd in s");
  });

  it("raises the powers of units", () => {
    expect(unitText("kg/m3")).toBe("kg/m³");
    expect(unitText("1")).toBe("");
  });
});
