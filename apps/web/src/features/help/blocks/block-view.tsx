import { Children, type ReactNode } from "react";
import type { Block, Inline } from "../block.ts";
import styles from "../help-blocks.module.css";
import type { HelpBook } from "../help-book.ts";
import { HelpHeading } from "../help-heading.tsx";
import { TargetLink } from "../help-link-target.tsx";
import { plainText } from "../parse-help.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { FormulaText } from "./formula-text.tsx";
import { MadeView } from "./made-view.tsx";

export function BlockView({ block, book }: { readonly block: Block; readonly book: HelpBook }) {
  switch (block.kind) {
    case "heading":
      return <HelpHeading level={block.level} id={block.id} text={block.text} />;
    case "paragraph":
      return (
        <p>
          <InlineText parts={block.parts} />
        </p>
      );
    case "note":
      return (
        <p className={styles.note}>
          <InlineText parts={block.parts} />
        </p>
      );
    case "equation":
      return (
        <p className={styles.equation}>
          <FormulaText text={block.text} />
        </p>
      );
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre className={styles.code} tabIndex={0}>
          {block.text}
        </pre>
      );
    case "list":
      return <HelpList block={block} />;
    case "table":
      return <HelpTable rows={block.rows} />;
    case "made":
      return <MadeView what={block.what} of={block.of} book={book} />;
  }
}

function HelpList({ block }: { readonly block: Extract<Block, { kind: "list" }> }) {
  const items = Children.toArray(block.items.map(listItem));
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function listItem(parts: readonly Inline[]): ReactNode {
  return (
    <li>
      <InlineText parts={parts} />
    </li>
  );
}

function HelpTable({ rows: [head = [], ...rows] }: { readonly rows: Extract<Block, { kind: "table" }>["rows"] }) {
  return (
    <ScrollBox label={head.map(plainText).join(", ")}>
      <table className={styles.table}>
        <thead>
          <tr>{Children.toArray(head.map(headCell))}</tr>
        </thead>
        <tbody>{Children.toArray(rows.map(tableRow))}</tbody>
      </table>
    </ScrollBox>
  );
}

function headCell(parts: readonly Inline[]): ReactNode {
  return (
    <th scope="col">
      <InlineText parts={parts} />
    </th>
  );
}

function tableRow(row: readonly (readonly Inline[])[]): ReactNode {
  return <tr>{Children.toArray(row.map(tableCell))}</tr>;
}

function tableCell(parts: readonly Inline[]): ReactNode {
  return (
    <td>
      <InlineText parts={parts} />
    </td>
  );
}

function InlineText({ parts }: { readonly parts: readonly Inline[] }) {
  return Children.toArray(parts.map(inlineNode));
}

function inlineNode(part: Inline): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "strong":
      return <strong>{part.text}</strong>;
    case "code":
      return <code>{part.text}</code>;
    case "symbol":
      return <FormulaText text={part.text} />;
    case "link":
      return <TargetLink target={part.target}>{part.text}</TargetLink>;
  }
}
