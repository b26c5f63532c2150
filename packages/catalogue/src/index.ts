export { demoConveyor, demoConveyors, demoDescriptions } from "./demos/demo-conveyors.ts";
export {
  shippedComponents,
  shippedCsv,
  shippedRows,
} from "./shipped-libraries.ts";
