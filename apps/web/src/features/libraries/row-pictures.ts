import type { UnitSystem } from "@beltwright/model";
import { type ComponentType, createContext, useContext } from "react";

/** What a form gives the drawing of its row. */
export interface RowPictureProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly system: UnitSystem;
}

/** Drawings by library. The program puts them in: a feature does not know the others. */
export type RowPictures = Readonly<Record<string, ComponentType<RowPictureProps>>>;

export const RowPictureContext = createContext<RowPictures>({});

export function useRowPicture(library: string): ComponentType<RowPictureProps> | undefined {
  return useContext(RowPictureContext)[library];
}
