import {
  addUncertainInput,
  addUsualInputs,
  type FieldDefinition,
  fieldPaths,
  findFieldAt,
  inputTitle,
  removeUncertainInput,
  type UncertainInput,
} from "@beltwright/model";
import { distributionOf, type InputFault, inputFaults } from "@beltwright/studies";
import { Autocomplete, Button, Group } from "@mantine/core";
import { useState } from "react";
import { useConveyor, useEdit, useIsReadOnly } from "../../document/editor-context.ts";
import { FieldControl } from "../../forms/field-control.tsx";
import forms from "../../forms/forms.module.css";
import { DensityPicture } from "./density-picture.tsx";
import { fieldOffers } from "./field-offers.ts";
import styles from "./uncertainty.module.css";

/** What is not known for sure, and how likely each value of it is. */
export function UncertaintyForm() {
  const inputs = useConveyor((conveyor) => conveyor.uncertainInputs);
  const faults = useConveyor((conveyor) => JSON.stringify(inputFaults(conveyor)));
  const faultAt = new Map<number, InputFault>(
    JSON.parse(faults).map(({ index, fault }: { index: number; fault: InputFault }) => [index, fault]),
  );
  return (
    <fieldset className={forms.group}>
      <legend className={forms.groupTitle}>Uncertain inputs</legend>
      <p className={forms.said}>
        Each is drawn anew for every sample; parts stay as they were chosen. Factors and additions change the value of
        the design, the numbers below are those that are drawn.
      </p>
      {inputs.map((input, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an input has no other name than its place in the list
        <InputRow key={at} input={input} index={at} fault={faultAt.get(at)} />
      ))}
      <AddInput />
    </fieldset>
  );
}

const numbersOf: Readonly<Record<UncertainInput["distribution"], readonly string[]>> = {
  Triangular: ["drawnLow", "drawnMiddle", "drawnHigh"],
  Uniform: ["drawnLow", "drawnHigh"],
  Normal: ["drawnMiddle", "drawnSpread", "isCut"],
  Lognormal: ["drawnMiddle", "drawnSpread"],
  List: ["drawnList"],
};

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Triangular: { drawnMiddle: "Most likely" },
  Normal: { drawnMiddle: "Mean", drawnSpread: "Standard deviation" },
  Lognormal: { drawnMiddle: "Median", drawnSpread: "P84 over P50" },
};

const faultWords: Readonly<Record<InputFault, string>> = {
  "no-field": "There is no such number in the design: it is left out.",
  nothing: "The design leaves this number to the program: type it, or vary its value.",
  order: "Low, most likely and high have to follow each other.",
  spread: "The standard deviation must not be negative.",
  median: "The median has to be above 0.",
  factor: "P84 over P50 has to be above 0.",
  cut: "The cut leaves nothing of the distribution.",
  list: "Write numbers, each with its weight behind a colon: 0.9:1 1:2 1.1:1.",
};

interface InputRowProps {
  readonly input: UncertainInput;
  readonly index: number;
  readonly fault: InputFault | undefined;
}

function InputRow({ input, index, fault }: InputRowProps) {
  const isReadOnly = useIsReadOnly();
  const remove = useEdit(removeUncertainInput);
  const title = inputTitle(input.variedFields);
  const distribution = distributionOf(input);
  const names = [
    ...numbersOf[input.distribution],
    ...(input.isCut && input.distribution === "Normal" ? ["drawnLow", "drawnHigh"] : []),
  ];
  return (
    <Group
      gap={8}
      align="center"
      mt={8}
      role="group"
      aria-label={title}
      className={styles.input}
      data-off={!input.isVaried}
    >
      <span className={styles.inputTitle}>
        {title}
        {distribution.kind !== "fault" && <DensityPicture distribution={distribution} />}
      </span>
      {["isVaried", "variedAs", "distribution", ...names].map((name) => (
        <InputField key={name} input={input} index={index} name={name} />
      ))}
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        disabled={isReadOnly}
        aria-label={`Remove ${title}`}
        onClick={() => remove({ index })}
      >
        Remove
      </Button>
      {fault !== undefined && (
        <p className={styles.fault} role="note">
          {faultWords[fault]}
        </p>
      )}
    </Group>
  );
}

interface InputFieldProps {
  readonly input: UncertainInput;
  readonly index: number;
  readonly name: string;
}

function InputField({ input, index, name }: InputFieldProps) {
  const path = `uncertainInputs[${index}].${name}`;
  const unit = useConveyor((conveyor) => {
    const [first = ""] = fieldPaths(conveyor, input.variedFields);
    const field = findFieldAt(first);
    return field?.kind === "number" ? field.unit : "1";
  });
  const field = findFieldAt(path);
  if (field === undefined) return null;
  const label = labels[input.distribution]?.[name] ?? field.label;
  return <FieldControl path={path} field={inUnitOf({ ...field, label }, input, unit)} />;
}

/** Values are in the unit of their field. A difference of temperatures is none of its unit: zero is no freezing point. */
function inUnitOf(field: FieldDefinition, { variedAs }: UncertainInput, unit: UnitOf): FieldDefinition {
  const isOfField = variedAs === "Value" || (variedAs === "Addition" && unit !== "degC");
  return field.kind === "number" && isOfField ? { ...field, unit } : field;
}

type UnitOf = Extract<FieldDefinition, { kind: "number" }>["unit"];

function AddInput() {
  const isReadOnly = useIsReadOnly();
  const [addUsual, add] = [useEdit(addUsualInputs), useEdit(addUncertainInput)];
  const [text, setText] = useState("");
  const choose = (chosen: string) => {
    const path = fieldOffers.get(chosen);
    setText(path === undefined ? chosen : "");
    if (path !== undefined) add({ path });
  };
  return (
    <Group gap={8} mt={10}>
      <Button size="compact-sm" variant="default" disabled={isReadOnly} onClick={() => addUsual({})}>
        Add the usual inputs
      </Button>
      <Autocomplete
        size="xs"
        w={320}
        aria-label="Add a number of the design"
        placeholder="Add any number: speed, lump size, spacing …"
        data={[...fieldOffers.keys()]}
        limit={12}
        disabled={isReadOnly}
        value={text}
        onChange={setText}
        onOptionSubmit={choose}
      />
    </Group>
  );
}
