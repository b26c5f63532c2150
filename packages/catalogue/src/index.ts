export { demoConveyor, demoConveyors, demoDescriptions } from "./demos/demo-conveyors.ts";
export {
  type ShippedLibrary,
  shippedComponents,
  shippedCsv,
  shippedLibraries,
  shippedRows,
} from "./shipped-libraries.ts";
