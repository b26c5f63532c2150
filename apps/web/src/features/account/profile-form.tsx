import { messages, profileSchema } from "@beltwright/contract";
import { profileFields, type UserData, type UserProfile } from "@beltwright/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { CountryList, countryListId } from "../../ui/country-list.tsx";
import { toast } from "../../ui/toast/toast.tsx";
import { AccountForm, type FormField } from "./account-form.tsx";

const autoComplete: Readonly<Record<string, string>> = {
  firstName: "given-name",
  lastName: "family-name",
  companyName: "organization",
  address1: "address-line1",
  address2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  postCode: "postal-code",
  country: "country-name",
};

const wide: readonly string[] = ["companyName", "address1", "address2"];

function formFields(user: UserData): readonly FormField[] {
  const values: Readonly<Record<string, unknown>> = { ...user };
  return profileFields.map(({ name, label }) => ({
    name,
    label,
    initial: String(values[name] ?? ""),
    autoComplete: autoComplete[name] ?? "off",
    isOptional: "silently",
    isWide: wide.includes(name),
    ...(name === "country" && { list: countryListId }),
  }));
}

export function ProfileForm({ user }: { readonly user: UserData }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (profile: UserProfile) => api.put("/api/profile", profile),
    onSuccess: async () => {
      toast.done(messages["profile-saved"]);
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    },
  });
  return (
    <AccountForm
      fields={formFields(user)}
      schema={profileSchema}
      onSubmit={save.mutate}
      submitLabel="Save profile"
      isPending={save.isPending}
      error={save.error}
      columns={2}
    >
      <CountryList />
    </AccountForm>
  );
}
