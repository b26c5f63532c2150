import { allCategories } from "@beltwright/model";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { categoryOptions } from "./category-options.ts";
import { useCategories } from "./use-categories.ts";

interface CategoryControlProps {
  readonly id: string;
  readonly path: string;
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** The category Auto chooses a part from: picked, never typed, so that none is asked for that no row has. */
export function CategoryControl({ id, path, value, onChange }: CategoryControlProps) {
  const chosen = value === "" ? allCategories : value;
  const counts = useCategories(path);
  return (
    <ChoiceBox
      id={id}
      aria-describedby={`${id}-help`}
      data={categoryOptions(counts, chosen)}
      value={chosen}
      onChange={onChange}
    />
  );
}
