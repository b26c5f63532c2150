import type { Conveyor, StoredResults } from "@beltwright/model";
import { useEffect, useState } from "react";
import { useEditorTools, useLive } from "../document/editor-context.ts";

/** The results of a document that is not the one on the screen; undefined until they are there. */
export function usePreview(conveyor: Conveyor | undefined): StoredResults | undefined {
  const { calls } = useEditorTools().calculation;
  // Without libraries, parts in Auto would be others than when it was saved.
  const hasRows = useLive((live) => live.hasRows);
  const [answer, setAnswer] = useState<{ readonly of: Conveyor; readonly results: StoredResults }>();
  useEffect(() => {
    if (conveyor === undefined || !hasRows) return undefined;
    let isWanted = true;
    void calls.preview(conveyor).then((results) => {
      if (isWanted) setAnswer({ of: conveyor, results });
    });
    return () => {
      isWanted = false;
    };
  }, [calls, conveyor, hasRows]);
  return answer?.of === conveyor ? answer?.results : undefined;
}
