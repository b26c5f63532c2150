import { letter } from "../mail/letter.ts";
import type { Mail } from "../mail/mailer.ts";

/** Says who shares and nothing they wrote: we carry no one's advertising to strangers. */
export function invitationMail({ to, from, origin }: { readonly to: string; from: string; origin: string }): Mail {
  const lines = [
    `${from} has shared a belt conveyor design with this address.`,
    `To see it, register with this address and confirm it: ${origin}/register`,
    "If you do not know the sender, ignore this mail.",
  ];
  return letter(to, "A conveyor is shared with you", lines);
}

/** The same to someone with an account; what the design is called is read on the page, by those who may see it still. */
export function sharedMail(about: { readonly to: string; from: string; origin: string; conveyorId: string }): Mail {
  const { to, from, origin, conveyorId } = about;
  const lines = [
    `${from} has shared a belt conveyor design with you.`,
    `To open it: ${origin}/conveyors/${conveyorId}`,
    `You can turn these mails off under Office preferences: ${origin}/office-preferences`,
  ];
  return letter(to, "A design is shared with you", lines);
}
