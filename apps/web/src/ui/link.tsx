import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";

type Native = Omit<ComponentPropsWithRef<"a">, keyof AnchorProps | "style" | "className" | "children">;
type NativeButton = Omit<ComponentPropsWithRef<"a">, keyof ButtonProps | "style" | "className" | "children">;

/** Links that look like the rest of the kit and know the addresses of the program. */
export const TextLink = createLink((props: AnchorProps & Native & { readonly children?: React.ReactNode }) => (
  <Anchor {...props} />
));

export const ButtonLink = createLink((props: ButtonProps & NativeButton & { readonly children?: React.ReactNode }) => (
  <Button component="a" {...props} />
));
