import { useLingui } from '@lingui/react/macro';
import type { AspectRatio, Kind, Mode, Resolution, Stage, StatusFilter } from '../../../../contract/generation.ts';

/** Labels of the form and the cards for the contract's values, in the current language. */
export function useSettingLabels() {
  const { t } = useLingui();

  const modes: Record<Mode, string> = {
    'text-to-video': t`Video`,
    'image-to-video': t`Image to video`,
    'text-to-image': t`Image`,
    'image-edit': t`Edit an image`,
    'multi-image': t`Combine images`,
    storyboard: t`Storyboard`,
  };

  /** For places where it is already clear whether the result is a video or an image. */
  const shortModes: Record<Mode, string> = {
    'text-to-video': t`From text`,
    'image-to-video': t`From an image`,
    'text-to-image': t`From text`,
    'image-edit': t`Edit an image`,
    'multi-image': t`Combine images`,
    storyboard: t`Storyboard`,
  };

  const statuses: Record<StatusFilter, string> = {
    pending: t`In the queue`,
    processing: t`In progress`,
    completed: t`Finished`,
    failed: t`Failed`,
    cancelled: t`Cancelled`,
  };

  const stages: Record<Stage, string> = {
    queued: t`Waiting its turn`,
    paused: t`Paused: the server cannot save right now`,
    on_hold: t`Paused for now; it goes on by itself`,
    preparing: t`Setting the scene`,
    rendering: t`Drawing`,
    encoding: t`Putting the clip together`,
    finishing: t`Last touches`,
    saving: t`Saving`,
    done: t`Finished`,
  };

  /** What a shape is usually used for: the ratio alone says little to most people. */
  const ratioUses: Record<AspectRatio, string> = {
    adaptive: t`Fits by itself`,
    '16:9': t`Landscape, YouTube`,
    '9:16': t`Portrait, Reels and TikTok`,
    '1:1': t`Square, feed`,
    '4:3': t`Classic landscape`,
    '3:4': t`Classic portrait`,
    '21:9': t`Cinema`,
  };

  /** The label of the aspect-ratio setting. */
  const shape: Record<Kind, string> = { video: t`Video shape`, image: t`Image shape` };

  const resolutionUses: Record<Resolution, string> = {
    '480p': t`Quick and light`,
    '720p': t`Sharp on a phone`,
    '1080p': t`Full HD`,
    '1K': t`For the screen`,
    '2K': t`Sharper`,
    '4K': t`For printing`,
  };

  return {
    modes,
    shortModes,
    statuses,
    stages,
    ratioUses,
    shape,
    resolutionUses,
    ratio: (ratio: AspectRatio): string => (ratio === 'adaptive' ? t`Adaptive` : ratio),
    seconds: (seconds: number): string => t`${seconds} s`,
  };
}
