export { assistantServer } from "./assistant-server.ts";
export {
  type ChangedDesign,
  type DesignDesk,
  type ListedDesign,
  type OpenDesign,
  Refusal,
} from "./design-desk.ts";
