import { newConveyor, type OfficePreferences, officeMoneyOf } from "@beltwright/model";
import { Group, NumberInput, Switch, TextInput } from "@mantine/core";

type Money = OfficePreferences["money"];

interface MoneyFieldsProps {
  readonly money: Money;
  readonly isReadOnly: boolean;
  readonly onChange: (money: Money) => void;
}

/** Currency, year and country that cost estimates of new designs begin with. */
export function MoneyFields({ money, isReadOnly, onChange }: MoneyFieldsProps) {
  return (
    <div>
      <Switch
        label="Own money and country in cost estimates"
        disabled={isReadOnly}
        checked={money !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? officeMoneyOf(newConveyor()) : undefined)}
      />
      {money && (
        <Group grow mt={8} align="flex-start">
          <TextInput
            label="Currency"
            maxLength={20}
            disabled={isReadOnly}
            value={money.currency}
            onChange={(event) => onChange({ ...money, currency: event.currentTarget.value })}
          />
          <NumberInput
            label="Currency per US dollar"
            min={0.000001}
            disabled={isReadOnly}
            value={money.perDollar}
            onChange={(value) => onChange({ ...money, perDollar: Number(value) })}
          />
          <NumberInput
            label="Plant cost index"
            min={1}
            max={10000}
            disabled={isReadOnly}
            value={money.index}
            onChange={(value) => onChange({ ...money, index: Number(value) })}
          />
          <TextInput
            label="Country"
            maxLength={3}
            disabled={isReadOnly}
            value={money.country}
            onChange={(event) => onChange({ ...money, country: event.currentTarget.value })}
          />
        </Group>
      )}
    </div>
  );
}
