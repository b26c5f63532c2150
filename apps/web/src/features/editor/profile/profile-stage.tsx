import { DrawingStage } from "./drawing-stage.tsx";

export function ProfileStage() {
  return <DrawingStage name="profile" />;
}

export function LongStage() {
  return <DrawingStage name="long" />;
}

export function PlanStage() {
  return <DrawingStage name="plan" />;
}
