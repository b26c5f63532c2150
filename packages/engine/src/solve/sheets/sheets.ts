import type { Method } from "../../design/method.ts";
import { cema7Sheet, cemaSheet } from "./cema-sheets.ts";
import { isoSheet, viscoSheet } from "./iso-sheets.ts";
import { dinSheet, gbSheet, isSheet, jisSheet } from "./national-sheets.ts";
import type { SheetClause } from "./sheet.ts";

/** Every method with its clauses, in the order in which its standard has them. */
export const methodSheets = {
  ISO: isoSheet,
  CEMA: cemaSheet,
  VISCO: viscoSheet,
  DIN: dinSheet,
  "CEMA-7": cema7Sheet,
  GB: gbSheet,
  IS: isSheet,
  JIS: jisSheet,
} as const satisfies Readonly<Record<Method, readonly SheetClause[]>>;

type AnySheet = (typeof methodSheets)[Method][number];
export type SheetTitle = AnySheet["title"];
export type SheetRowName =
  | AnySheet["rows"][number]["name"]
  | NonNullable<Extract<AnySheet, { drives: unknown }>["drives"]>[number]["name"];
