import { Suspense } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import styles from "../help-blocks.module.css";
import { type HelpBook, isFindingGroup } from "../help-book.ts";
import { DrawingFigure } from "./drawing-figure.tsx";
import { FieldTables } from "./field-tables.tsx";
import { FormulaCards, FormulaIndex, FormulaList } from "./formula-cards.tsx";
import { PlanTable } from "./plan-table.tsx";

const FindingCards = lateView(async () => (await import("./finding-cards.tsx")).FindingCards);

/** Views of made parts that only some pages have. */
export async function loadPartViews(): Promise<void> {
  await import("./finding-cards.tsx");
}

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
      return <Suspense>{isFindingGroup(of) ? <FindingCards group={of} /> : null}</Suspense>;
    case "formulas":
      return (
        <Suspense>
          <FormulaCards subject={of} />
        </Suspense>
      );
    case "formula-list":
      return (
        <Suspense>
          <FormulaList ids={of.split(" ")} />
        </Suspense>
      );
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
