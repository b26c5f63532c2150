import type { FormField } from "./account-form.tsx";

export const emailField: FormField = {
  name: "email",
  label: "E-mail address",
  type: "email",
  autoComplete: "username",
};

export const passwordField: FormField = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
};

export const newPasswordField: FormField = {
  name: "password",
  label: "Password",
  description: "At least 12 characters. A few unrelated words make a good one.",
  type: "password",
  autoComplete: "new-password",
};
