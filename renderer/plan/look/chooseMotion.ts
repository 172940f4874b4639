import { COMMON_MOTIONS, USUAL_MOTIONS } from '../usualSettings.ts';
import type { CameraMotion, SceneName } from '../../scene.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Pick } from '../pick.ts';
import type { PlanReport } from '../report/planReport.ts';

/** Chooses how the camera moves: as the form or the prompt says, else as the seed does. In a still it gets no chip. */
export function chooseMotion(
  { wanted }: PromptReading,
  { scene, fixedCamera, isStill, pick }: { scene: SceneName; fixedCamera: boolean; isStill: boolean; pick: Pick },
  report: PlanReport,
): CameraMotion {
  const motionHit = isStill ? undefined : wanted.find((hit) => hit.meaning.motion);
  const motion = fixedCamera
    ? 'none'
    : (motionHit?.meaning.motion ?? pick('motion', USUAL_MOTIONS[scene] ?? COMMON_MOTIONS));
  if (motionHit && motionHit.meaning.motion === motion) report.draw(motionHit, 'motion', motion);
  else if (!isStill) report.addOwnChoice('motion', motion);
  return motion;
}
