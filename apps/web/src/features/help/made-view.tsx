import { lazy, Suspense } from "react";
import { FieldTables } from "./field-tables.tsx";
import { FindingCards } from "./finding-cards.tsx";
import { FormulaCards, FormulaIndex, FormulaList } from "./formula-cards.tsx";
import styles from "./help.module.css";
import { type HelpBook, isFindingGroup } from "./help-book.ts";
import { PlanTable } from "./plan-table.tsx";

const DrawingFigure = lazy(async () => ({ default: (await import("./drawing-figure.tsx")).DrawingFigure }));

interface MadeViewProps {
  readonly what: string;
  readonly of: string;
  readonly book: HelpBook;
}

/** Parts of a page that are made from the definitions of the program. */
export function MadeView({ what, of, book }: MadeViewProps) {
  switch (what) {
    case "fields":
      return <FieldTables form={of} />;
    case "findings":
      return isFindingGroup(of) ? <FindingCards group={of} /> : null;
    case "formulas":
      return <FormulaCards book={book} subject={of} />;
    case "formula-list":
      return <FormulaList book={book} ids={of.split(" ")} />;
    case "formula-index":
      return <FormulaIndex book={book} />;
    case "plans":
      return <PlanTable />;
    case "drawing":
      return <Figure text={of} />;
    default:
      return null;
  }
}

/** `pulley The drive pulley` is the figure of that name with a caption. */
function Figure({ text }: { readonly text: string }) {
  const [name = "", ...caption] = text.split(" ");
  return (
    <Suspense fallback={<div className={styles.figure} />}>
      <DrawingFigure name={name} caption={caption.join(" ")} />
    </Suspense>
  );
}
