import type { Role } from "../description/layers.ts";

export type Palette = Readonly<Record<Role | "paper", string>>;

/** Colours on white, with at least 4.5 to 1 against it wherever they carry text. */
export const lightPalette: Palette = {
  paper: "#ffffff",
  ink: "#1c2226",
  belt: "#14181b",
  return: "#4d6470",
  accent: "#0b6b6b",
  steel: "#47545c",
  burden: "#8a5a14",
  muted: "#5b666d",
  grid: "#d9dfe3",
  warning: "#b3261e",
};

export const darkPalette: Palette = {
  paper: "#15191c",
  ink: "#e4e9ec",
  belt: "#f3f6f8",
  return: "#9db4c0",
  accent: "#4fc4bd",
  steel: "#a9b7bf",
  burden: "#d9a55b",
  muted: "#98a5ad",
  grid: "#2d353a",
  warning: "#ff8a80",
};
