import { conveyorToFile, newConveyor } from "@beltwright/model";
import { fetchPatiently } from "./server-process.ts";
import { type Acknowledged, readAnswer, type Target } from "./soak-writes.ts";

const start = conveyorToFile(newConveyor());

interface Stored {
  readonly id: string;
  readonly revision: number;
  readonly project: string;
  readonly pulls: readonly unknown[];
}

/** Adds a conveyor and saves it twice, telling after each answer what the server has acknowledged. */
export async function writeConveyor(
  { url, headers }: Target,
  name: string,
  acknowledge: (one: Acknowledged) => void,
): Promise<void> {
  const send = async (method: string, path: string, body: object) =>
    readAnswer<Stored>(await fetchPatiently(url + path, { method, headers, body: JSON.stringify(body) }));
  let stored = await send("POST", "/api/conveyors", { ...start, category: "Soak", project: name });
  acknowledge({ id: stored.id, name, revision: 1 });
  for (const round of ["once", "twice"]) {
    const project = `${name} saved ${round}`;
    stored = await send("PUT", `/api/conveyors/${stored.id}`, { ...stored, project });
    acknowledge({ id: stored.id, name: project, revision: stored.revision });
  }
}

/** Whether what was acknowledged is there: the conveyor is whole, and that very version holds what was sent. */
export async function isConveyorThere(
  { url, headers }: Target,
  { id, name, revision = 1 }: Acknowledged,
): Promise<boolean> {
  const now = await fetchPatiently(`${url}/api/conveyor/${id}`, { headers });
  const then = await fetchPatiently(`${url}/api/conveyors/${id}/versions/${revision}`, { headers });
  if (!now.ok || !then.ok) return false;
  const [stored, version] = [await readAnswer<Stored>(now), await readAnswer<Stored>(then)];
  const isWhole = stored.pulls.length === version.pulls.length && stored.revision >= revision;
  return isWhole && version.project === name;
}
