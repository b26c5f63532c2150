import { useSession } from "../../session/session.ts";
import { Overview } from "./overview.tsx";
import { Welcome } from "./welcome.tsx";

export function HomePage() {
  const { user } = useSession();
  return user ? <Overview user={user} /> : <Welcome />;
}
