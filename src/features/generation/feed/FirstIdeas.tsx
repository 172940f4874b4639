import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { KIND_OF_MODE, type Mode } from '../../../../contract/generation.ts';

/** A few prompts that work well in this mode, shown before the first result; one press puts one into the composer. */
export function FirstIdeas({ mode, onIdea }: { mode: Mode; onIdea: (prompt: string) => void }) {
  const { t } = useLingui();
  const fromText = {
    video: [
      t`A beach at dusk with coconut palms and a fishing boat, the camera rising slowly`,
      t`Rice terraces in the morning, thin fog, the camera moving forward`,
      t`A neon city at night in the rain, the camera panning right`,
      t`Outer space in purple, a rocket flying past a planet`,
    ],
    image: [
      t`A volcano at sunrise above a sea of fog`,
      t`A bamboo grove at night full of fireflies`,
      t`Under the sea in teal, a turtle and coral`,
      t`Cherry blossom at golden hour, petals falling`,
    ],
  };
  const ideas: Record<Mode, string[]> = {
    'text-to-video': fromText.video,
    'text-to-image': fromText.image,
    'image-to-video': [t`Rain falling, the camera pans right`, t`Snow falling, the camera rising`, t`Petals falling`],
    'image-edit': [t`Remove the background`, t`Brighter and warmer`, t`A pencil sketch`],
    'multi-image': [t`Side by side`, t`Collage`],
    storyboard: [t`Morning in the rice fields, noon at the beach, night in a neon city`],
  };
  const isFromPicture = mode === 'image-to-video' || mode === 'image-edit' || mode === 'multi-image';
  return (
    <div className="mx-auto w-full max-w-xl py-4">
      <h3 className="text-xl font-bold">
        {isFromPicture ? (
          <Trans>It begins with your image</Trans>
        ) : KIND_OF_MODE[mode] === 'video' ? (
          <Trans>Your first clip is one sentence away</Trans>
        ) : (
          <Trans>Your first image is one sentence away</Trans>
        )}
      </h3>
      <p className="text-base-content/75 mt-1">
        {isFromPicture ? (
          <Trans>Attach it, then say what should happen, or start from one of these.</Trans>
        ) : (
          <Trans>Write what you see in your head, or start from one of these.</Trans>
        )}
      </p>
      <ul className="mt-5 space-y-2">
        {ideas[mode].map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onIdea(idea)}
              className="bg-surface border-line hover:border-accent/60 rounded-field flex min-h-12 w-full items-center gap-3 border px-4 py-3 text-start transition-colors"
            >
              <span className="grow">{idea}</span>
              <ArrowUpRight className="text-accent size-5 shrink-0" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
