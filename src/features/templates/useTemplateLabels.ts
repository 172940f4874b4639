import { useLingui } from '@lingui/react/macro';
import type { Kind, AspectRatio, Mode } from '../../../contract/generation.ts';
import type { TemplateCategory } from '../../../contract/templates.ts';

/** Labels of these screens for the contract's values, in the current language. */
export function useTemplateLabels() {
  const { t } = useLingui();

  const modes: Record<Mode, string> = {
    'text-to-video': t`Video from text`,
    'image-to-video': t`Image to video`,
    'text-to-image': t`Image from text`,
    'image-edit': t`Edit an image`,
    'multi-image': t`Combine images`,
    storyboard: t`Storyboard`,
  };

  /** The kind of result, in one word. */
  const results: Record<Mode, string> = {
    'text-to-video': t`Video`,
    'image-to-video': t`Video`,
    'text-to-image': t`Image`,
    'image-edit': t`Edit`,
    'multi-image': t`Image`,
    storyboard: t`Storyboard`,
  };

  /** The label of the aspect-ratio field. */
  const shape: Record<Kind, string> = { video: t`Video shape`, image: t`Image shape` };

  const categories: Record<TemplateCategory, string> = {
    umkm: t`Small business`,
    kuliner: t`Food`,
    lebaran: t`Eid`,
    wisuda: t`Graduation`,
    reels: t`Reels`,
    alam: t`Nature`,
    kota: t`City`,
    fantasi: t`Fantasy`,
  };

  return {
    modes,
    results,
    categories,
    shape,
    ratio: (ratio: AspectRatio): string => (ratio === 'adaptive' ? t`Adaptive` : ratio),
    seconds: (seconds: number): string => t`${seconds} s`,
  };
}
