import { messageFor } from "@beltwright/contract";
import { profileFields, type UserData, type UserProfile } from "@beltwright/model";
import { Button, Checkbox, Group, Select, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { CountryList, countryListId } from "../../ui/country-list.tsx";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast.tsx";
import styles from "./admin.module.css";
import { adminKey, groupsQuery } from "./admin-queries.ts";

type UserEdit = UserProfile & Pick<UserData, "userIsAdmin" | "emailConfirmed" | "userGroup">;

function editOf(user: UserData): UserEdit {
  const { firstName, lastName, companyName, address1, address2, city, state, postCode, country } = user;
  const { userIsAdmin, emailConfirmed, userGroup } = user;
  return {
    ...{ firstName, lastName, companyName, address1, address2, city, state, postCode, country },
    ...{ userIsAdmin, emailConfirmed, userGroup },
  };
}

export function UserForm({ user }: { readonly user: UserData }) {
  const [edit, setEdit] = useState(() => editOf(user));
  const queryClient = useQueryClient();
  const groups = useQuery(groupsQuery);
  const save = useMutation({
    mutationFn: () => api.put<UserData>(`/api/updateUser/${encodeURIComponent(user.userName)}`, edit),
    onSuccess: async () => {
      toast.done(messageFor("saved"));
      await queryClient.invalidateQueries({ queryKey: adminKey });
    },
    onError: (error) => toast.failed(failureText(messageFor("user-edit-failed"), error)),
  });
  const values: Readonly<Record<string, unknown>> = { ...edit };
  const names = groups.data?.map(({ name }) => name) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.fields}>
        {profileFields.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            maxLength={100}
            autoComplete="off"
            list={name === "country" ? countryListId : undefined}
            value={String(values[name] ?? "")}
            onChange={(event) => setEdit({ ...edit, [name]: event.currentTarget.value })}
          />
        ))}
        <CountryList />
        <Select
          label="Group"
          clearable
          clearButtonProps={{ "aria-label": "No group" }}
          placeholder="No group"
          data={edit.userGroup === "" || names.includes(edit.userGroup) ? names : [edit.userGroup, ...names]}
          value={edit.userGroup === "" ? null : edit.userGroup}
          onChange={(userGroup) => setEdit({ ...edit, userGroup: userGroup ?? "" })}
        />
      </div>
      <Group gap={24} my={14}>
        <Checkbox
          size="sm"
          label="Administrator"
          checked={edit.userIsAdmin}
          onChange={(event) => setEdit({ ...edit, userIsAdmin: event.currentTarget.checked })}
        />
        <Checkbox
          size="sm"
          label="E-mail confirmed"
          checked={edit.emailConfirmed}
          onChange={(event) => setEdit({ ...edit, emailConfirmed: event.currentTarget.checked })}
        />
      </Group>
      <Button type="submit" loading={save.isPending}>
        Save user
      </Button>
    </form>
  );
}
