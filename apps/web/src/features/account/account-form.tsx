import { Button, PasswordInput, Stack, TextInput, type TextInputProps } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { type FormSchema, fieldMessages, type Issues, readForm } from "./form-issues.ts";

export interface FormField extends Pick<TextInputProps, "label" | "description" | "autoComplete" | "type" | "list"> {
  readonly name: string;
  /** May be left empty; says so unless the whole form is like that. */
  readonly isOptional?: boolean | "silently";
  /** Takes a whole line where fields stand two by two. */
  readonly isWide?: boolean;
  readonly initial?: string;
}

interface AccountFormProps<Values> {
  readonly fields: readonly FormField[];
  /** The very schema the server checks with, so that both say the same. */
  readonly schema: FormSchema<Values>;
  readonly onSubmit: (values: Values) => void;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly columns?: 1 | 2;
  readonly isFocused?: boolean;
  readonly children?: ReactNode;
}

/** A short form whose fields, checks and errors come from data. The browser keeps the values until sent. */
export function AccountForm<Values>(props: AccountFormProps<Values>) {
  const { fields, schema, onSubmit, submitLabel, isPending, error, columns = 1, isFocused = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Issues>({});
  const messages = { ...fieldMessages(error), ...issues };

  useEffect(() => focusFirst(form.current, Object.keys(fieldMessages(error))), [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readForm(new FormData(event.currentTarget), schema);
    setIssues(read.kind === "invalid" ? read.issues : {});
    if (read.kind === "valid") onSubmit(read.values);
    else focusFirst(event.currentTarget, Object.keys(read.issues));
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={12}>
        <div style={{ display: "grid", gap: 12, gridTemplateColumns: columnsOf(columns) }}>
          {fields.map((field, index) => (
            <FormInput
              key={field.name}
              field={field}
              error={messages[field.name]}
              isFocused={isFocused && index === 0}
            />
          ))}
        </div>
        {children}
        <ProblemNotice error={error} shownFields={fields.map(({ name }) => name)} />
        <Button
          type="submit"
          loading={isPending}
          size={columns === 2 ? "xs" : "sm"}
          style={columns === 2 ? { alignSelf: "flex-start" } : undefined}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

interface FormInputProps {
  readonly field: FormField;
  readonly error: string | undefined;
  readonly isFocused: boolean;
}

function FormInput({ field, error, isFocused }: FormInputProps) {
  const { isOptional = false, isWide = false, initial = "", type, label, ...rest } = field;
  const id = useId();
  const common = {
    ...rest,
    id,
    error,
    size: "sm",
    style: isWide ? { gridColumn: "1 / -1" } : {},
    defaultValue: initial,
    label: isOptional === true ? <OptionalLabel label={label} /> : label,
    required: !isOptional,
    withAsterisk: false,
    autoFocus: isFocused,
  } as const;
  return type === "password" ? <PasswordInput {...common} /> : <TextInput {...common} type={type ?? "text"} />;
}

function OptionalLabel({ label }: { readonly label: ReactNode }) {
  return (
    <>
      {label} <span style={{ color: "var(--mantine-color-dimmed)", fontWeight: 400 }}>(optional)</span>
    </>
  );
}

function columnsOf(columns: 1 | 2): string {
  return columns === 1 ? "minmax(0, 1fr)" : "repeat(auto-fit, minmax(min(260px, 100%), 1fr))";
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const field = names.map((name) => form?.elements.namedItem(name)).find((item) => item instanceof HTMLInputElement);
  field?.focus();
}
