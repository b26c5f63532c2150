/** Colours of study pictures: those of the theme on screen, of white paper in a file, where no theme says otherwise. */
export const ink = "var(--picture-ink, #1f2933)";
export const faint = "var(--picture-faint, #d5dbe1)";
export const dimmed = "var(--picture-dimmed, #5c6873)";
export const grey = "var(--picture-grey, #8a97a4)";
export const teal = "var(--picture-teal, #0b7285)";
export const orange = "var(--picture-orange, #d55e00)";
export const blue = "var(--picture-blue, #0072b2)";
export const red = "var(--picture-red, #c92a2a)";
