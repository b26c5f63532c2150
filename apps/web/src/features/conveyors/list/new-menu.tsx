import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useOpenConveyor } from "../../../ui/conveyor-link.tsx";
import { type AddedConveyor, addedOf } from "../conveyor-calls.ts";
import { useAdd } from "../use-add.ts";
import { categoryForNew } from "./remembered-category.ts";

interface NewMenuProps {
  readonly category: string;
  readonly onAdded: (added: AddedConveyor) => void;
}

export function NewMenu({ category, onAdded }: NewMenuProps) {
  const navigate = useNavigate();
  // The editor has the page that starts from five numbers, beside those of the conveyors there are.
  const open = useOpenConveyor();
  const add = useAdd((conveyor) => onAdded(addedOf(conveyor)));
  const shown = categoryForNew(category);
  const values = shown === undefined ? {} : { category: shown };
  return (
    <Menu position="bottom-end" width={240} portalProps={{ target: "#main" }}>
      <Menu.Target>
        <Button
          leftSection={<IconPlus size={14} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={add.isPending}
        >
          New
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open("new")}>From five numbers</Menu.Item>
        <Menu.Item onClick={() => add.run(values)}>Blank, with defaults</Menu.Item>
        <Menu.Item onClick={() => void navigate({ to: "/conveyors/demos" })}>From a demo conveyor</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
