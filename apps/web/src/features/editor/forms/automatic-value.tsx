import { type FieldDefinition, outputAt, setValue, shownText, zeroMeaning } from "@beltwright/model";
import { ActionIcon } from "@mantine/core";
import { IconRotate2 } from "@tabler/icons-react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEdit, useIsReadOnly, useResult } from "../document/editor-context.ts";
import styles from "./forms.module.css";

/** Results that tell what the program took where a field is left to it. */
const results: Readonly<Record<string, string>> = {
  beltMassInp: "beltMass",
  takeUpMass: "takeUpMassReq",
  takeupTensionInp: "ttup",
  frictionFactorInp: "frictionFactor",
  idlerSpacingInp: "idlerSpacing",
  curveIdlerSpacing: "curveSpacing",
};

interface AutomaticValueProps {
  readonly path: string;
  readonly field: FieldDefinition;
  readonly value: unknown;
}

/** Whether a field stands at a 0 that is no size: left to the program, or for nothing. */
export function isLeftToProgram(field: FieldDefinition, value: unknown): boolean {
  return value === 0 && zeroMeaning(field) !== undefined;
}

/** In place of a 0 that is no size what it stands for, in grey; beside a number typed over it the way back. */
export function AutomaticValue({ path, field, value }: AutomaticValueProps) {
  const zero = zeroMeaning(field);
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  if (zero === undefined) return null;
  const back = zero.kind === "none" ? "Back to none" : "Back to automatic";
  if (value !== 0) {
    if (isReadOnly) return null;
    return (
      <ActionIcon
        className={styles.toAutomatic}
        color="gray"
        size={24}
        aria-label={`${back}, ${field.label}`}
        title={`${back}: ${zero.meaning}`}
        onClick={() => change({ path, value: 0 })}
      >
        <IconRotate2 size={14} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <span className={styles.automatic} title={`0 ${zero.meaning}`} aria-hidden>
      {zero.kind === "none" ? "None" : <Found path={path} />}
    </span>
  );
}

function Found({ path }: { readonly path: string }) {
  const [, row = "", name = path] = /^(pulls\[\d+\]\.)(\w+)$/.exec(path) ?? [];
  const result = results[name] === undefined ? "" : `${row}${results[name]}`;
  const { value } = useResult(result);
  const system = useUnitSystem();
  if (typeof value !== "number") return "Auto";
  return `Auto ${shownText(value, outputAt(result)?.unit ?? "1", system)}`;
}
