import { changePasswordSchema, messages } from "@beltwright/contract";
import { Checkbox } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { toast } from "../../ui/toast/toast.tsx";
import { AccountForm, type FormField } from "./account-form.tsx";
import { newPasswordField, passwordField } from "./fields.ts";

const fields: readonly FormField[] = [
  { ...passwordField, name: "currentPassword", label: "Current password" },
  { ...newPasswordField, name: "newPassword", label: "New password", description: undefined },
];

export function PasswordForm({ userName }: { readonly userName: string }) {
  const [round, setRound] = useState(0);
  const [keepTokens, setKeepTokens] = useState(false);
  const change = useMutation({
    mutationFn: (body: object) => api.post("/api/changepassword", { ...body, keepTokens }),
    onSuccess: () => {
      toast.done(messages["password-changed"]);
      setRound(round + 1); // A fresh form, so that no password stays on the screen.
    },
  });
  return (
    <AccountForm
      key={round}
      fields={fields}
      schema={changePasswordSchema.omit({ keepTokens: true })}
      onSubmit={change.mutate}
      submitLabel="Change password"
      isPending={change.isPending}
      error={change.error}
      columns={2}
    >
      <Checkbox
        label="My API tokens go on working"
        checked={keepTokens}
        onChange={(event) => setKeepTokens(event.currentTarget.checked)}
      />
      {/* Nameless, so it is not sent: it tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={userName} readOnly hidden />
    </AccountForm>
  );
}
