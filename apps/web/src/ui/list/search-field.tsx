import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { Ref } from "react";
import styles from "./list.module.css";
import { useSearchText } from "./use-search-text.ts";

interface SearchFieldProps {
  /** What is searched for now. */
  readonly shown: string;
  /** The columns that are searched. */
  readonly placeholder: string;
  readonly onSearch: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The search of a list: it follows when typing pauses; Escape or the cross empties it. */
export function SearchField({ shown, placeholder, onSearch, inputRef }: SearchFieldProps) {
  const { text, type, clear } = useSearchText(shown, onSearch);
  return (
    <TextInput
      ref={inputRef}
      label="Search"
      placeholder={placeholder}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Escape" && clear()}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={text !== "" && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />}
      classNames={{ root: styles.search ?? "" }}
    />
  );
}
