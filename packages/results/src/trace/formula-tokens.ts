export type FormulaToken =
  | { readonly kind: "symbol"; readonly base: string; readonly sub: string }
  | { readonly kind: "unit" | "text"; readonly text: string }
  | { readonly kind: "power"; readonly tokens: readonly FormulaToken[] };

const greek: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  Delta: "Δ",
  epsilon: "ε",
  eta: "η",
  theta: "θ",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  psi: "ψ",
  omega: "ω",
  zeta: "ζ",
  xi: "ξ",
};

const functions =
  /^(if|sqrt|exp|expm1|ln|log10|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|abs|min|max|ceil|floor|round|mod)$/;

const piece = /\[[^\]]*\]|[A-Za-zΑ-ω]+(?:_[A-Za-z0-9]+)*'?|\d+(?:\.\d+)?(?:e[-+]?\d+)?|\s*[*+/-]\s*|\s*\^\s*|[^\w[]/g;

/** Reads the printed form of a formula. Anything it does not know is shown as it stands. */
export function formulaTokens(text: string): readonly FormulaToken[] {
  return combine(Array.from(text.matchAll(piece), ([part]) => part));
}

function combine(parts: readonly string[]): readonly FormulaToken[] {
  const tokens: FormulaToken[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? "";
    if (part.trim() !== "^") {
      tokens.push(tokenOf(part));
      continue;
    }
    const end = powerEnd(parts, at + 1);
    tokens.push({ kind: "power", tokens: combine(withoutBrackets(parts.slice(at + 1, end))) });
    at = end - 1;
  }
  return tokens;
}

/** A power reaches over one piece, or over everything in its brackets. */
function powerEnd(parts: readonly string[], from: number): number {
  const isNegative = parts[from]?.trim() === "-";
  const first = isNegative ? from + 1 : from;
  if (parts[first] !== "(") return first + 1;
  let depth = 0;
  for (let at = first; at < parts.length; at += 1) {
    if (parts[at] === "(") depth += 1;
    if (parts[at] === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return parts.length;
}

function withoutBrackets(parts: readonly string[]): readonly string[] {
  return parts[0] === "(" && parts.at(-1) === ")" ? parts.slice(1, -1) : parts;
}

function tokenOf(part: string): FormulaToken {
  if (part.startsWith("[")) return { kind: "unit", text: unitText(part.slice(1, -1)) };
  if (part === "sqrt") return { kind: "text", text: "√" };
  if (functions.test(part)) return { kind: "text", text: part };
  if (/^[A-Za-zΑ-ω]/.test(part)) return symbolOf(part);
  const operator = operators[part.trim()];
  return { kind: "text", text: operator ?? part };
}

const operators: Readonly<Record<string, string>> = { "*": " · ", "-": " − ", "+": " + ", "/": " / " };

/** `cos_delta` is the cosine of delta; `q_RO` a q with RO below. */
function symbolOf(part: string): FormulaToken {
  const [base = "", ...below] = part.split("_");
  if (/^(cos|sin|tan)$/.test(base) && below.length > 0)
    return { kind: "text", text: `${base} ${letters(below.join(" "))}` };
  return { kind: "symbol", base: letters(base), sub: below.map(letters).join(",") };
}

function letters(word: string): string {
  return greek[word] ?? word;
}

const raised: Readonly<Record<string, string>> = { "2": "²", "3": "³", "4": "⁴" };

/** `kg/m3` with its power raised; nothing for a bare number. */
export function unitText(unit: string): string {
  if (unit === "1") return "";
  return unit
    .replace(/([A-Za-z])([234])/g, (_, letter, digit) => `${letter}${raised[digit] ?? digit}`)
    .replace("deg", "°");
}
