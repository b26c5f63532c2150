import { type invoiceAddressSchema, messageFor } from "@beltwright/contract";
import { profileFields } from "@beltwright/model";
import { Button, Group, Modal, Skeleton, Text, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useUser } from "../../session/session.ts";
import { CountryList, countryListId } from "../../ui/country-list.tsx";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import type { Said } from "./said.ts";

type InvoiceAddress = ReturnType<typeof invoiceAddressSchema.parse>;

const path = "/api/invoiceaddress";
const addressQuery = queryOptions({
  queryKey: ["invoice-address"] as const,
  queryFn: ({ signal }) => api.get<InvoiceAddress>(path, { signal }),
});

/** Each line of the form; two of a line stand side by side. */
const lines = [
  ["orderNumber"],
  ["firstName", "lastName"],
  ["companyName"],
  ["address1"],
  ["address2"],
  ["city", "state"],
  ["postCode", "country"],
] as const satisfies readonly (readonly (keyof InvoiceAddress)[])[];

/** As the profile calls them, for it is the address that counts where none is given here. */
function labelOf(name: keyof InvoiceAddress): string {
  return profileFields.find((field) => field.name === name)?.label ?? "Order number";
}

interface InvoiceAddressDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

/** Whom invoices are addressed to from now on, with the customer's own number for the order. */
export function InvoiceAddressDialog({ isOpen, onClose, onSaid }: InvoiceAddressDialogProps) {
  const kept = useQuery({ ...addressQuery, enabled: isOpen });
  return (
    <Modal opened={isOpen} onClose={onClose} title="Invoice address and order number" size={520}>
      <Text mb={12}>
        For invoices from now on; those issued stay as they are. Without a country the address is that of your profile.
      </Text>
      {kept.data === undefined ? <Skeleton height={200} /> : <AddressForm kept={kept.data} {...{ onClose, onSaid }} />}
    </Modal>
  );
}

interface AddressFormProps extends Omit<InvoiceAddressDialogProps, "isOpen"> {
  readonly kept: InvoiceAddress;
}

function AddressForm({ kept, onClose, onSaid }: AddressFormProps) {
  const profile = useUser();
  const [address, setAddress] = useState(kept);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.put<InvoiceAddress>(path, address),
    onSuccess: (saved) => {
      queryClient.setQueryData(addressQuery.queryKey, saved);
      onSaid({ text: messageFor("invoice-address-saved"), isFailure: false });
      onClose();
    },
  });
  // An address counts as a whole: beside a country of its own nothing of the profile is used.
  const usual = (name: keyof InvoiceAddress) =>
    name === "orderNumber" || address.country.trim() !== "" ? "" : profile[name];
  return (
    <>
      <CountryList />
      {lines.map((names) => (
        <Group key={names[0]} grow gap={12} mb={6}>
          {names.map((name) => (
            <TextInput
              key={name}
              label={labelOf(name)}
              placeholder={usual(name)}
              maxLength={name === "orderNumber" ? 50 : 200}
              {...(name === "country" ? { list: countryListId } : {})}
              value={address[name]}
              onChange={(event) => setAddress({ ...address, [name]: event.currentTarget.value })}
            />
          ))}
        </Group>
      ))}
      <ProblemNotice error={save.error} />
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep as it is
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      </Group>
    </>
  );
}
