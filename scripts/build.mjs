// `npm run build`: everything `npm start` would make before it starts, for machines that only run it afterwards.
import { ensureInstalled, ensureWebBuilt } from "./setup.mjs";

ensureInstalled();
ensureWebBuilt();
