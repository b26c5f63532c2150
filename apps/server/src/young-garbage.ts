import { setFlagsFromString } from "node:v8";

/**
 * What a calculation makes is garbage once it is over. V8 would take places whose objects outlived a sweep or two for
 * places of long-lived ones and put all that is made there into old memory, which has to be looked through whole: with a
 * call every second or so that takes a good part of the processor.
 */
export function keepGarbageYoung(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
