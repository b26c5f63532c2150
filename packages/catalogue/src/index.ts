export { type ShippedLibrary, shippedCsv, shippedLibraries, shippedRows } from "./shipped-libraries.ts";
