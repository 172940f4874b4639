import { useNavigate } from '@tanstack/react-router';
import { switchesOn } from '../../../contract/generation.ts';
import type { Template } from '../../../contract/templates.ts';
import { modePathFor } from '../generation/modePaths.ts';

/**
 * Opens the generator with a template's settings and the given text; the generator offers to restore an earlier draft.
 */
export function useOpenInGenerator(): (template: Template, prompt: string) => void {
  const navigate = useNavigate();
  return ({ mode, settings }, prompt) => {
    const path = modePathFor(mode);
    void navigate({
      to: '/generate/{-$mode}',
      params: { mode: path },
      search: {
        mode: path ? undefined : mode,
        prompt,
        resolution: settings.resolution,
        duration: settings.duration_seconds,
        ratio: settings.aspect_ratio,
        ...switchesOn(settings),
      },
    });
  };
}
