import type { LibraryRow, RowVerdicts } from "@beltwright/model";
import { useEffect, useState } from "react";
import { useEditorTools, useLive } from "../document/editor-context.ts";

interface Judged {
  readonly rows: readonly LibraryRow[];
  readonly verdicts: RowVerdicts | undefined;
}

/** Whether rows fit in place of a component, asked of the worker for the newest calculation; undefined until it is known. */
export function useVerdicts(path: string, rows: readonly LibraryRow[] | undefined): RowVerdicts | undefined {
  const { calls } = useEditorTools().calculation;
  const answered = useLive((live) => live.answered);
  const hasRows = useLive((live) => live.hasRows);
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    if (rows === undefined || answered === undefined || !hasRows) return undefined;
    let isWanted = true;
    void calls.judge(path, rows).then((verdicts) => {
      if (isWanted) setJudged({ rows, verdicts });
    });
    return () => {
      isWanted = false;
    };
  }, [calls, path, rows, answered, hasRows]);
  return judged?.rows === rows ? judged?.verdicts : undefined;
}
