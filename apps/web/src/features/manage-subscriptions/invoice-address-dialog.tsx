import { type invoiceAddressSchema, messageFor } from "@beltwright/contract";
import { Button, Group, Modal, Skeleton, Text, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { CountryList, countryListId } from "../../ui/country-list.tsx";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import type { Said } from "./said.ts";

type InvoiceAddress = ReturnType<typeof invoiceAddressSchema.parse>;

const path = "/api/invoiceaddress";
const addressQuery = queryOptions({
  queryKey: ["invoice-address"] as const,
  queryFn: ({ signal }) => api.get<InvoiceAddress>(path, { signal }),
});

const fields = [
  ["orderNumber", "Order number"],
  ["companyName", "Company"],
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["address1", "Street address"],
  ["address2", "Address line 2"],
  ["city", "City"],
  ["state", "State or region"],
  ["postCode", "Postal code"],
  ["country", "Country"],
] as const satisfies readonly (readonly [keyof InvoiceAddress, string])[];

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
  const [address, setAddress] = useState(kept);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.put<InvoiceAddress>(path, address),
    onSuccess: (saved) => {
      queryClient.setQueryData(addressQuery.queryKey, saved);
      onSaid({ text: messageFor("invoice-address-saved"), isFailure: false });
    },
    onError: (error) => onSaid({ text: messageOf(error), isFailure: true }),
    onSettled: onClose,
  });
  return (
    <>
      <CountryList />
      {fields.map(([name, label]) => (
        <TextInput
          key={name}
          mb={6}
          label={label}
          maxLength={name === "orderNumber" ? 50 : 200}
          {...(name === "country" ? { list: countryListId } : {})}
          value={address[name]}
          onChange={(event) => setAddress({ ...address, [name]: event.currentTarget.value })}
        />
      ))}
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
