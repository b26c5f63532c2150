import { conveyorToFile, type FileRecord } from "@beltwright/model";
import { fullConveyor } from "./full-conveyor.ts";

const made = new Map<number, FileRecord>();

/** A design with so many points that its file is as long as that, every component in Auto. */
export function designOf(bytes: number, convNo: string): FileRecord {
  const file = made.get(bytes) ?? grown(bytes);
  made.set(bytes, file);
  return { ...file, convNo };
}

function grown(bytes: number): FileRecord {
  const few = conveyorToFile(fullConveyor(30));
  const each = (JSON.stringify(conveyorToFile(fullConveyor(60))).length - JSON.stringify(few).length) / 30;
  const count = Math.round(30 + (bytes - JSON.stringify(few).length) / each);
  return conveyorToFile(fullConveyor(count));
}
