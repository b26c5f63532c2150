import { create } from "zustand";

export interface Toast {
  readonly id: number;
  readonly kind: "done" | "failed" | "note";
  readonly message: string;
  readonly undo?: () => void;
}

interface ToastOptions {
  /** Offers Undo for as long as the message shows. */
  readonly undo?: () => void;
}

interface ToastState {
  readonly shown: readonly Toast[];
  readonly nextId: number;
}

const mostShown = 4;

export const useToasts = create<ToastState>(() => ({ shown: [], nextId: 1 }));

function show(kind: Toast["kind"], message: string, options: ToastOptions = {}): void {
  useToasts.setState(({ shown, nextId }) => ({
    shown: [
      ...shown.filter((toast) => toast.message !== message || toast.undo),
      { id: nextId, kind, message, ...options },
    ].slice(-mostShown),
    nextId: nextId + 1,
  }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
}

/** Says what happened, from anywhere; the message clears by itself. */
export const toast = {
  done: (message: string, options?: ToastOptions) => show("done", message, options),
  failed: (message: string) => show("failed", message),
  note: (message: string, options?: ToastOptions) => show("note", message, options),
};
