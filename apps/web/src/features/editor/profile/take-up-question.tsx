import { takeUpToMove } from "@beltwright/model";
import { Button, Group, Modal, Text } from "@mantine/core";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useView } from "../document/editor-context.ts";
import { addWholeStation } from "./add-to-loop.ts";

/** A conveyor has one take-up: adding another asks whether it takes the place of the one there is. */
export function TakeUpQuestion() {
  const { editor, view } = useEditorTools();
  const system = useUnitSystem();
  const asked = useView((state) => state.asked);
  const there = useConveyor((conveyor) => takeUpToMove(conveyor, "AddTakeup"));
  const close = () => view.setState({ asked: undefined, mode: "Select" });
  const move = () => {
    close();
    if (asked) addWholeStation({ editor, view }, { ...asked, replaces: true }, system);
  };
  return (
    <Modal opened={asked !== undefined} onClose={close} title="Move the take-up">
      <Text size="sm">
        Point {there?.no} tightens the belt, and a conveyor has one take-up. Move it here? Its pulleys there are taken
        out and its mass is calculated anew.
      </Text>
      <Group mt={14} gap={8} justify="flex-end">
        <Button variant="default" onClick={close}>
          Keep it where it is
        </Button>
        <Button data-autofocus onClick={move}>
          Move it here
        </Button>
      </Group>
    </Modal>
  );
}
