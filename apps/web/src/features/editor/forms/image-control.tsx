import type { TextField } from "@beltwright/model";
import { Button, FileButton, Group, Text } from "@mantine/core";
import { useRef, useState } from "react";
import styles from "./forms.module.css";
import { pictureAddress } from "./picture-address.ts";

interface ImageControlProps {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly field: TextField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const accepted = "image/png,image/jpeg,image/gif,image/webp";

/** A picture of the document: chosen from a file or pasted. */
export function ImageControl({ id, field, value, onChange, ...described }: ImageControlProps) {
  const [issue, setIssue] = useState("");
  // Without it a picture that was removed could not be chosen again.
  const again = useRef<() => void>(null);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    again.current?.();
    const address = accepted.includes(file.type) ? await pictureAddress(file) : undefined;
    if (address === undefined) return setIssue("Choose a PNG, JPEG, GIF or WebP picture.");
    if (address.length > field.maxLength) return setIssue("The picture is too large; choose one of at most 1 MB.");
    setIssue("");
    onChange(address);
  };
  return (
    <div
      className={styles.image}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files][0];
        if (!pasted) return;
        event.preventDefault();
        void take(pasted);
      }}
    >
      {value !== "" && <img src={value} alt={field.label} className={styles.picture} />}
      <Group gap={6}>
        <FileButton resetRef={again} accept={accepted} onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} {...described} id={id} variant="default" size="compact-xs">
              {value === "" ? "Choose picture" : "Replace"}
            </Button>
          )}
        </FileButton>
        {value !== "" && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              setIssue("");
              onChange("");
            }}
          >
            Remove
          </Button>
        )}
      </Group>
      {issue !== "" && (
        <Text role="alert" size="xs" c="red">
          {issue}
        </Text>
      )}
    </div>
  );
}
