export { demoConveyors, demoDescriptions } from "./demos/demo-conveyors.ts";
export { type ShippedLibrary, shippedCsv, shippedLibraries, shippedRows } from "./shipped-libraries.ts";
