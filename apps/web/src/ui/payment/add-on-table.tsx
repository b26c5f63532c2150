import { type AddOn, addOnsFor, type ChosenAddOn, mostStorageUnits, type Plan, toCents } from "@beltwright/model";
import { Checkbox, NumberInput, Table } from "@mantine/core";
import styles from "./payment.module.css";
import { perCycle, priceText } from "./price-text.ts";

interface AddOnTableProps {
  readonly plan: Plan;
  readonly chosen: readonly ChosenAddOn[];
  readonly onChange: (chosen: readonly ChosenAddOn[]) => void;
}

/** What goes with a plan, each at most once; storage in blocks. */
export function AddOnTable({ plan, chosen, onChange }: AddOnTableProps) {
  const others = (id: string) => chosen.filter((one) => one.id !== id);
  const set = (addOn: AddOn, quantity: number) =>
    onChange(quantity === 0 ? others(addOn.id) : [...others(addOn.id), { id: addOn.id, quantity }]);
  return (
    <Table aria-label="Add-ons" className={styles.addOns}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Add-on</Table.Th>
          <Table.Th className={styles.number}>Price</Table.Th>
          <Table.Th className={styles.number}>Quantity</Table.Th>
          <Table.Th className={styles.number}>Cost</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {addOnsFor(plan).map((addOn) => (
          <AddOnRow
            key={addOn.id}
            addOn={addOn}
            quantity={chosen.find(({ id }) => id === addOn.id)?.quantity ?? 0}
            onQuantity={(quantity) => set(addOn, quantity)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface AddOnRowProps {
  readonly addOn: AddOn;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

function AddOnRow({ addOn, quantity, onQuantity }: AddOnRowProps) {
  const isChosen = quantity > 0;
  return (
    <Table.Tr data-chosen={isChosen}>
      <Table.Td>
        <Checkbox
          size="sm"
          label={addOn.name}
          description={addOn.description}
          checked={isChosen}
          onChange={(event) => onQuantity(event.currentTarget.checked ? addOn.quantity : 0)}
        />
      </Table.Td>
      <Table.Td className={styles.number}>
        {priceText(toCents(addOn.amount))}
        <span className={styles.muted}>{perCycle(addOn.billingCycle)}</span>
      </Table.Td>
      <Table.Td className={styles.number}>
        {addOn.kind === "storage" && isChosen ? (
          <NumberInput
            aria-label={`Quantity of ${addOn.name}`}
            className={styles.quantity}
            value={quantity}
            min={1}
            max={mostStorageUnits}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            onChange={(value) => onQuantity(Math.max(1, Math.floor(Number(value)) || 1))}
          />
        ) : (
          quantity || "–"
        )}
      </Table.Td>
      <Table.Td className={styles.number}>{isChosen ? priceText(toCents(addOn.amount) * quantity) : "–"}</Table.Td>
    </Table.Tr>
  );
}
