import { type FormulaToken, formulaTokens } from "@beltwright/results";
import { Children, type ReactNode } from "react";
import styles from "../help-blocks.module.css";

/** A formula as books print it: symbols with subscripts, powers raised, units small. */
export function FormulaText({ text }: { readonly text: string }) {
  return <span className={styles.math}>{nodes(formulaTokens(text))}</span>;
}

function nodes(tokens: readonly FormulaToken[]): ReactNode {
  return Children.toArray(tokens.map(node));
}

function node(token: FormulaToken): ReactNode {
  switch (token.kind) {
    case "symbol":
      return (
        <var>
          {token.base}
          {token.sub !== "" && <sub>{token.sub}</sub>}
        </var>
      );
    case "unit":
      return <span className={styles.unit}> {token.text}</span>;
    case "power":
      return <sup>{nodes(token.tokens)}</sup>;
    case "text":
      return token.text;
  }
}
