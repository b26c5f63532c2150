import type { DocumentIssue } from "../document/parse.ts";
import type { Pull } from "../document/types/parts.ts";
import { refuse } from "../edits/edit.ts";

type Named = Pick<Pull, "no">;

const metres = (length: number) => `${Math.max(0, length).toFixed(1)} m`;

/** The sentence names the point itself. */
const say = (sentence: string): readonly DocumentIssue[] => refuse("", sentence);

/** Why a station cannot stand where it was asked for: the point, and what to do. */
export const stationRefusals = {
  noRoom: ({ no }: Named, needed: number, there: number) =>
    say(
      `The straight behind point ${no} is ${metres(there)} long and the station needs ${metres(needed)}. ` +
        "Choose a longer straight, or move its points apart.",
    ),
  hanging: ({ no }: Named) =>
    say(`The belt behind point ${no} hangs between pulleys. Choose a straight that carries idlers.`),
  driven: ({ no, linkToDriveNo }: Named & Pick<Pull, "linkToDriveNo">) =>
    say(`Point ${no} is driven by drive ${linkToDriveNo} already. Give that drive more motors, or choose a strand.`),
  tightens: ({ no }: Named) =>
    say(`Point ${no} tightens the belt. Move the take-up first, or choose another place for the drive.`),
  littleWrap: ({ no }: Named, wrap: number) =>
    say(`The belt wraps point ${no} by ${Math.round(wrap)}° only. Choose an end pulley, or the strand beside it.`),
  braked: ({ no }: Named) => say(`Point ${no} has a brake already. Change its torque in the form Brakes or Drives.`),
  takeUpThere: ({ no }: Named) =>
    say(`Point ${no} tightens the belt already, and a conveyor has one take-up. Move it here, or keep it.`),
  takeUpOnCarry: ({ no }: Named) =>
    say(`No take-up can stand behind point ${no}, on the carry strand. Choose the return strand or the tail.`),
  takeUpAt: ({ no }: Named) =>
    say(`Point ${no} cannot tighten the belt. Choose the return strand, or a tail that is not driven.`),
  inTheWay: ({ no }: Named) =>
    say(`Point ${no} stands where the pulleys of the station would. Move it away, or choose another place.`),
  notCalculable: ({ no }: Named, why: string) =>
    say(`With the station beside point ${no} the belt cannot be calculated: ${why} Choose another place.`),
  tooManyDrives: (most: number) => say(`A conveyor has at most ${most} drives. Give one of them more motors.`),
  noStrands: say(
    "The sections do not make one carry strand and one return strand. Set the strand of each point first.",
  ),
  noSuchPoint: say("There is no such point. Choose an end pulley, or a strand."),
};
