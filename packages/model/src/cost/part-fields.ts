import { isNumber } from "@beltwright/engine";
import { type ComponentRows, findRow } from "../design/component-rows.ts";

/** Values of a part by their names, whether it is a library row or the copy in a document. */
export interface PartFields {
  readonly number: (name: string) => number;
  readonly words: (name: string) => string;
  readonly is: (name: string) => boolean;
}

export function fieldsOfPart(part: object): PartFields {
  const value = (name: string): unknown => Reflect.get(part, name);
  return {
    number: (name) => {
      const found = value(name);
      return isNumber(found) ? found : 0;
    },
    words: (name) => {
      const found = value(name);
      return typeof found === "string" ? found : "";
    },
    is: (name) => value(name) === true,
  };
}

/** The row that was chosen, or what the document holds where there is no such row. */
export function builtPart(rows: ComponentRows, library: string, id: string | undefined, held: object): PartFields {
  const row = id === "" ? undefined : findRow(rows, library, id);
  return fieldsOfPart(row ?? held);
}
