import type { Remote } from "comlink";
import { useEffect, useState } from "react";
import type { BookChoice, ReportCalls } from "./report-calls.ts";

type Ask = <Answer>(question: (remote: Remote<ReportCalls>) => Promise<Answer>) => Promise<Answer>;

interface ShownBook {
  readonly html: string;
  /** Whether it is still of the choice before. */
  readonly isOld: boolean;
}

/** Long enough for several boxes to be ticked, too short to be waited for. */
const pause = 150;

/** The book as a page, made anew whenever another one is chosen. */
export function usePreview(ask: Ask, book: BookChoice | undefined): ShownBook {
  const key = JSON.stringify(book);
  const [shown, setShown] = useState({ key: "", html: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the book
  useEffect(() => {
    if (book === undefined) return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      try {
        const html = book.reports.length === 0 ? "" : await ask((worker) => worker.html(book));
        if (isWanted) setShown({ key, html });
      } catch (error) {
        // Whoever saves it is told; a preview that fails is an old one.
        console.error("The preview could not be made.", error);
      }
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, key]);
  return { html: shown.html, isOld: shown.key !== key };
}
