import type { FieldDefinition } from "../fields/field.ts";
import { type FormGroup, fieldsOf, type PartDefinition, type RecordDefinition } from "./definition.ts";

/** A file of static types, made from the definitions so that code and validation cannot drift apart. */
interface TypeFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The static types of the document: files with the groups of the conveyor and with the records inside it.
 * Run `npm run generate -w @beltwright/model` after a change of definitions.
 */
export function documentTypes(conveyor: RecordDefinition): readonly TypeFile[] {
  const records = distinct(innerRecords(conveyor));
  const library = records.filter(isComponent);
  const own = records.filter((record) => !isComponent(record));
  const extrasImport = 'import type { Extras } from "../records/extras.ts";\n';
  return [
    { name: "components.ts", text: file(extrasImport, library.map(recordInterface)) },
    { name: "parts.ts", text: file(extrasImport + importsOf(own, library), own.map(recordInterface)) },
    ...groupFiles.map((name) => ({
      name,
      text: file("", conveyor.groups.filter((group) => fileOf(group) === name).map(groupInterface)),
    })),
    { name: "conveyor.ts", text: file(conveyorImports(conveyor, library, own), [conveyorInterface(conveyor)]) },
  ];
}

/** The many groups of the cost form have a file of their own. */
const groupFiles = ["groups.ts", "cost-groups.ts"] as const;
const fileOf = ({ name }: FormGroup) => (name === "cost" ? "cost-groups.ts" : "groups.ts");

const heading = "// Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit.\n";

function file(imports: string, interfaces: readonly string[]): string {
  return [heading + imports, ...interfaces].join("\n");
}

/** Only components carry the edition of the library row they were copied from. */
function isComponent(record: RecordDefinition): boolean {
  return fieldsOf(record).some(({ name }) => name === "revision");
}

function innerRecords(record: RecordDefinition): readonly RecordDefinition[] {
  return record.parts.flatMap((part) => [...innerRecords(part.record), part.record]);
}

function distinct(records: readonly RecordDefinition[]): readonly RecordDefinition[] {
  return [...new Map(records.map((record) => [record.typeName, record])).values()];
}

function recordInterface(record: RecordDefinition): string {
  const lines = [...fieldsOf(record).map(fieldLine), ...record.parts.map(partLine), "  readonly extras?: Extras;"];
  return `/** ${record.title}. */\nexport interface ${record.typeName} {\n${lines.join("\n")}\n}\n`;
}

function groupInterface(group: FormGroup): string {
  return `/** ${group.title}. */\nexport interface ${groupType(group)} {\n${group.fields.map(fieldLine).join("\n")}\n}\n`;
}

function groupType({ title }: FormGroup): string {
  return `${title.replace(/(?:^|[ -])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Fields`;
}

function conveyorInterface(conveyor: RecordDefinition): string {
  const groups = conveyor.groups.map(groupType).map((name) => `    ${name}`);
  const parts = [...conveyor.parts.map(partLine), "  readonly extras?: Extras;"];
  return [
    "/** The conveyor document: inputs only, with the specification's names, in metric units exactly as typed. */",
    `export interface Conveyor\n  extends\n${groups.join(",\n")} {`,
    ...parts,
    "}\n",
  ].join("\n");
}

function importsOf(records: readonly RecordDefinition[], library: readonly RecordDefinition[]): string {
  const used = new Set(records.flatMap(({ parts }) => parts.map(({ record }) => record.typeName)));
  return typeImport(
    library.map(({ typeName }) => typeName).filter((name) => used.has(name)),
    "./components.ts",
  );
}

function conveyorImports(
  conveyor: RecordDefinition,
  library: readonly RecordDefinition[],
  own: readonly RecordDefinition[],
): string {
  const used = new Set(conveyor.parts.map(({ record }) => record.typeName));
  const from = (records: readonly RecordDefinition[]) =>
    records.map(({ typeName }) => typeName).filter((name) => used.has(name));
  return [
    'import type { Extras } from "../records/extras.ts";\n',
    typeImport(from(library), "./components.ts"),
    ...groupFiles.map((name) =>
      typeImport(conveyor.groups.filter((group) => fileOf(group) === name).map(groupType), `./${name}`),
    ),
    typeImport(from(own), "./parts.ts"),
  ].join("");
}

function typeImport(names: readonly string[], path: string): string {
  return `import type { ${names.toSorted().join(", ")} } from "${path}";\n`;
}

function partLine(part: PartDefinition): string {
  const type = part.kind === "list" ? `readonly ${part.record.typeName}[]` : part.record.typeName;
  return `  readonly ${part.name}: ${type};`;
}

function fieldLine(field: FieldDefinition): string {
  return `  readonly ${field.name}: ${typeOf(field)};${unitRemark(field)}`;
}

function typeOf(field: FieldDefinition): string {
  switch (field.kind) {
    case "number":
      return "number";
    case "text":
      return "string";
    case "boolean":
      return "boolean";
    case "choice":
      return field.options.map((option) => JSON.stringify(option)).join(" | ");
    case "points":
      return `readonly { ${field.columns.map(({ name }) => `readonly ${name}: number`).join("; ")} }[]`;
  }
}

function unitRemark(field: FieldDefinition): string {
  return field.kind === "number" && field.unit !== "1" ? ` // ${field.unit}` : "";
}
