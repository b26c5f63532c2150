import { straightBetween } from "../standards/belt-curves/combined.ts";
import { tangentLength } from "../standards/belt-curves/arc.ts";
import { geometry } from "../standards/sources.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import type { MachineContext } from "./context.ts";
import { type Bend, crowdingOf, type Stretch, stretchesOf } from "./curve-room.ts";
import type { MachineHorizontalCurve, MachineVerticalCurve, StraightBetween } from "./machine-curves.ts";
