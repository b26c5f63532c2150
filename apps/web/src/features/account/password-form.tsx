import { changePasswordSchema, messages } from "@beltwright/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { toast } from "../../ui/toast.tsx";
import { AccountForm, type FormField } from "./account-form.tsx";
import { newPasswordField, passwordField } from "./fields.ts";

const fields: readonly FormField[] = [
  { ...passwordField, name: "currentPassword", label: "Current password" },
  { ...newPasswordField, name: "newPassword", label: "New password", description: undefined },
];

export function PasswordForm({ userName }: { readonly userName: string }) {
  const [round, setRound] = useState(0);
  const change = useMutation({
    mutationFn: (body: unknown) => api.post("/api/changepassword", body),
    onSuccess: () => {
      toast.done(messages["password-changed"]);
      setRound(round + 1); // A fresh form, so that no password stays on the screen.
    },
  });
  return (
    <AccountForm
      key={round}
      fields={fields}
      schema={changePasswordSchema}
      onSubmit={change.mutate}
      submitLabel="Change password"
      isPending={change.isPending}
      error={change.error}
      columns={2}
    >
      {/* Nameless, so it is not sent: it tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={userName} readOnly hidden />
    </AccountForm>
  );
}
