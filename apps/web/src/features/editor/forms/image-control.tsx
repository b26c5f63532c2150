import type { TextField } from "@beltwright/model";
import { Button, FileButton, Group, Text } from "@mantine/core";
import { useState } from "react";
import styles from "./forms.module.css";

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
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    if (!accepted.includes(file.type)) return setIssue("Choose a PNG, JPEG, GIF or WebP picture.");
    const address = await toAddress(file);
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
        <FileButton accept={accepted} onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} {...described} id={id} variant="default" size="compact-xs">
              {value === "" ? "Choose picture" : "Replace"}
            </Button>
          )}
        </FileButton>
        {value !== "" && (
          <Button variant="subtle" size="compact-xs" onClick={() => onChange("")}>
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

function toAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
