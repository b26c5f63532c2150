import { Children, type ReactNode } from "react";
import styles from "../help-blocks.module.css";
import { type Token, tokensOf } from "./formula-tokens.ts";

/** A formula as books print it: symbols with subscripts, powers raised, units small. */
export function FormulaText({ text }: { readonly text: string }) {
  return <span className={styles.math}>{nodes(tokensOf(text))}</span>;
}

function nodes(tokens: readonly Token[]): ReactNode {
  return Children.toArray(tokens.map(node));
}

function node(token: Token): ReactNode {
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
