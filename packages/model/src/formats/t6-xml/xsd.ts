import { conveyorDefinition } from "../../document/conveyor-definition.ts";
import {
  fieldsOf,
  type OutputDefinition,
  type PartDefinition,
  type RecordDefinition,
} from "../../document/definition.ts";
import { schemaVersion } from "../../document/file-record.ts";
import type { FieldDefinition, NumberField } from "../../fields/field.ts";
import { escapeAttribute, escapeText } from "./element.ts";
import { pointName, rootName } from "./names.ts";

/**
 * The schema of the T6 files this program writes: results where there are any, then every input in order, then the
 * records inside, then fields of other programs. Reading is more patient: any order, and what is missing starts anew.
 */
export function t6Schema(): string {
  const records = [...new Map(allRecords(conveyorDefinition).map((record) => [record.typeName, record])).values()];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<!-- Made from the field definitions by `npm run generate -w @beltwright/model`. Do not edit. -->",
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">',
    `  <xs:element name="${rootName}" type="${conveyorDefinition.typeName}"/>`,
    ...records.flatMap(complexType),
    "</xs:schema>",
    "",
  ].join("\n");
}

function allRecords(record: RecordDefinition): readonly RecordDefinition[] {
  return [record, ...record.parts.flatMap((part) => allRecords(part.record))];
}

function complexType(record: RecordDefinition): readonly string[] {
  const version = record === conveyorDefinition ? [versionElement] : [];
  return [
    `  <xs:complexType name="${record.typeName}">`,
    `    <xs:annotation><xs:documentation>${escapeText(record.title)}</xs:documentation></xs:annotation>`,
    "    <xs:sequence>",
    ...version,
    ...record.outputs.map(outputElement),
    ...fieldsOf(record).map(fieldElement),
    ...record.parts.map(partElement),
    '      <xs:any namespace="##any" processContents="skip" minOccurs="0" maxOccurs="unbounded"/>',
    "    </xs:sequence>",
    "  </xs:complexType>",
  ];
}

const versionElement = `      <xs:element name="schemaVersion">${simpleType("xs:integer", [
  facet("minInclusive", 1),
  facet("maxInclusive", schemaVersion),
])}</xs:element>`;

function outputElement({ name, label, kind, unit }: OutputDefinition): string {
  const type = kind === "number" ? "xs:double" : "xs:string";
  const remark = documentation(`Result: ${label}${unitWord(unit)}.`);
  return `      <xs:element name="${name}" type="${type}" minOccurs="0">${remark}</xs:element>`;
}

function fieldElement(field: FieldDefinition): string {
  const unit = field.kind === "number" ? unitWord(field.unit) : "";
  const remark = documentation(`${field.label}${unit}. ${field.help}`);
  return `      <xs:element name="${field.name}">${remark}${fieldType(field)}</xs:element>`;
}

function fieldType(field: FieldDefinition): string {
  switch (field.kind) {
    case "number":
      return numberType(field);
    case "boolean":
      return simpleType("xs:boolean", []);
    case "choice":
      return simpleType(
        "xs:string",
        field.options.map((option) => facet("enumeration", option)),
      );
    case "text":
      return simpleType("xs:string", [
        ...(field.required ? [facet("minLength", 1)] : []),
        facet("maxLength", field.maxLength),
      ]);
    case "points":
      return listType(
        pointName,
        `<xs:complexType><xs:sequence>${field.columns
          .map((column) => `<xs:element name="${column.name}">${numberType(column)}</xs:element>`)
          .join("")}</xs:sequence></xs:complexType>`,
        field.maxRows,
      );
  }
}

function numberType(field: NumberField): string {
  const limits = [facet("minInclusive", field.min), facet("maxInclusive", field.max)];
  return simpleType(field.integer ? "xs:integer" : "xs:double", limits);
}

function partElement(part: PartDefinition): string {
  if (part.kind === "record") return `      <xs:element name="${part.name}" type="${part.record.typeName}"/>`;
  const { name, itemName, record, maxRows } = part;
  return `      <xs:element name="${name}">${listType(itemName, "", maxRows, record.typeName)}</xs:element>`;
}

function listType(itemName: string, content: string, maxRows: number, typeName?: string): string {
  const type = typeName === undefined ? "" : ` type="${typeName}"`;
  const row = `<xs:element name="${itemName}"${type} minOccurs="0" maxOccurs="${maxRows}">${content}</xs:element>`;
  return `<xs:complexType><xs:sequence>${row}</xs:sequence></xs:complexType>`;
}

function simpleType(base: string, facets: readonly string[]): string {
  return `<xs:simpleType><xs:restriction base="${base}">${facets.join("")}</xs:restriction></xs:simpleType>`;
}

function facet(name: string, value: string | number): string {
  return `<xs:${name} value="${escapeAttribute(String(value))}"/>`;
}

function documentation(text: string): string {
  return `<xs:annotation><xs:documentation>${escapeText(text)}</xs:documentation></xs:annotation>`;
}

function unitWord(unit: string): string {
  return unit === "1" || unit === "money" ? "" : `, ${unit}`;
}
