import type { CategoryCount } from "@beltwright/model";
import { useEffect, useState } from "react";
import { useConveyor, useEditorTools, useLive } from "../document/editor-context.ts";

/** What a category field may hold, asked of the worker that holds the rows; undefined until it is known. */
export function useCategories(path: string): readonly CategoryCount[] | undefined {
  const { calls } = useEditorTools().calculation;
  const hasRows = useLive((live) => live.hasRows);
  const metric = useConveyor((conveyor) => conveyor.metric);
  const idlerType = useConveyor((conveyor) => conveyor.csIdler.idlerType);
  const [counts, setCounts] = useState<readonly CategoryCount[]>();
  useEffect(() => {
    if (!hasRows) return undefined;
    let isWanted = true;
    void calls.categories(path, { metric, idlerType }).then((found) => {
      if (isWanted) setCounts(found);
    });
    return () => {
      isWanted = false;
    };
  }, [calls, hasRows, path, metric, idlerType]);
  return counts;
}
