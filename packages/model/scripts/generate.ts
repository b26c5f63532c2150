// Writes what is made from the field definitions: the static types of the document and the schema of the XML format.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { conveyorDefinition } from "../src/document/conveyor-definition.ts";
import { documentTypes } from "../src/document/type-source.ts";
import { t6Schema } from "../src/formats/t6-xml/xsd.ts";

const types = new URL("../src/document/types/", import.meta.url);
mkdirSync(types, { recursive: true });
for (const { name, text } of documentTypes(conveyorDefinition)) writeFileSync(new URL(name, types), text);
execFileSync("npx", ["biome", "check", "--write", types.pathname], { stdio: "inherit" });

const formats = new URL("../../../docs/formats/", import.meta.url);
mkdirSync(formats, { recursive: true });
writeFileSync(new URL("t6.xsd", formats), t6Schema());
