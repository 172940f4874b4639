import { useState } from 'react';
import type { Template } from '../../../contract/templates.ts';
import { ratioValue } from '../generation/tasks/frameRatio.ts';
import { filledPrompt } from './promptParts.ts';

interface SampleFrameProps {
  template: Template;
  isEager?: boolean;
  className?: string;
}

/** Pixels; the width of the sample files. */
const SAMPLE_WIDTH = 480;
/** Aspect ratio (width / height) of a card without an image. */
const WORDS_RATIO = 4 / 3;

/**
 * A template's sample image with its space reserved, or its prompt where there is none (own templates, load errors).
 */
export function SampleFrame({ template, isEager = false, className = '' }: SampleFrameProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { sample_url, settings, prompt, slots } = template;
  const ratio = sample_url ? ratioValue(settings.aspect_ratio ?? '1:1') : WORDS_RATIO;
  if (sample_url && !isBroken) {
    return (
      <img
        src={sample_url}
        alt=""
        width={SAMPLE_WIDTH}
        height={Math.round(SAMPLE_WIDTH / ratio)}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setIsBroken(true)}
        style={{ aspectRatio: ratio }}
        className={`bg-base-200 w-full object-cover ${className}`}
      />
    );
  }
  return (
    <span
      className={`bg-base-200 text-base-content/80 block w-full overflow-hidden p-3 pb-10 text-start text-sm ${className}`}
      style={{ aspectRatio: ratio }}
    >
      <span className="line-clamp-3">{filledPrompt(prompt, slots, {})}</span>
    </span>
  );
}
