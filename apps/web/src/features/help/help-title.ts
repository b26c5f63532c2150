/** Titles of help pages in the browser begin with it. */
export const helpTitle = "Beltwright Help";

/** The page shown where none is named. */
export const firstPage = "getting-started";
