import type { LoginRecord } from "@beltwright/model";
import { Table, Text } from "@mantine/core";
import { formatTime } from "../../ui/time.ts";

const mostShown = 20;

export function LoginRecords({ records }: { readonly records: readonly LoginRecord[] }) {
  const newest = records.toSorted((a, b) => b.loginDate - a.loginDate);
  if (newest.length === 0) return <Text c="dimmed">No sign-ins are recorded.</Text>;
  return (
    <>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Signed in</Table.Th>
            <Table.Th>Ended</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {newest.slice(0, mostShown).map(({ loginDate, logoutDate }) => (
            <Table.Tr key={loginDate}>
              <Table.Td>{formatTime(loginDate)}</Table.Td>
              <Table.Td>{logoutDate === null ? "Still open" : formatTime(logoutDate)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {newest.length > mostShown && (
        <Text size="xs" c="dimmed" mt={6}>
          The last {mostShown} of {newest.length}.
        </Text>
      )}
    </>
  );
}
