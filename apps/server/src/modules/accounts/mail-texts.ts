import { letter } from "../mail/letter.ts";
import type { Mail } from "../mail/mailer.ts";

/** Hours a link in a mail works. */
export const confirmationHours = 72;
export const resetHours = 1;

interface Letter {
  readonly to: string;
  /** Address of this installation, without a slash at the end. */
  readonly origin: string;
}

export function confirmationMail({ to, origin, token }: Letter & { readonly token: string }): Mail {
  return letter(to, "Confirm your e-mail address", [
    "Please confirm that this is your e-mail address by opening this link:",
    `${origin}/confirm-email?token=${token}`,
    `The link works once, for ${confirmationHours} hours. If you did not register, ignore this mail.`,
  ]);
}

export function resetMail({ to, origin, token }: Letter & { readonly token: string }): Mail {
  return letter(to, "Choose a new password", [
    "Someone, probably you, asked for a new password. Choose it here:",
    `${origin}/reset-password?token=${token}`,
    `The link works once, for ${resetHours} hour. If you did not ask, ignore this mail: your password stays as it is.`,
  ]);
}

/** Goes to someone who registers again, so that the screen need not say who is known here. */
export function alreadyRegisteredMail({ to, origin }: Letter): Mail {
  return letter(to, "You already have an account", [
    "Someone, probably you, tried to register with this address. It has an account already; nothing was changed.",
    `Sign in: ${origin}/sign-in`,
    `Forgotten the password? ${origin}/forgot-password`,
  ]);
}

export function passwordChangedMail({ to, origin, keepsTokens }: Letter & { readonly keepsTokens: boolean }): Mail {
  const tokens = keepsTokens ? "API tokens keep working." : "API tokens no longer work.";
  return letter(to, "Your password was changed", [
    `The password of your account was changed just now, and every other device was signed out. ${tokens}`,
    `If that was not you, choose a new one at once: ${origin}/forgot-password`,
  ]);
}

export function secondFactorResetMail({ to, origin }: Letter): Mail {
  return letter(to, "Your second factor was reset", [
    "An administrator removed the authenticator apps, passkeys and recovery codes of your account and signed it out.",
    `Sign in with your password and set up a new one on your profile page: ${origin}/profile`,
    "If you did not ask for this, change your password at once and tell support.",
  ]);
}
