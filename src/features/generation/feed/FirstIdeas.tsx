import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { Kind } from '../../../../contract/generation.ts';

/** Before the first creation: a few texts that work well, one press from the composer. */
export function FirstIdeas({ kind, onIdea }: { kind: Kind; onIdea: (prompt: string) => void }) {
  const { t } = useLingui();
  const ideas: Record<Kind, string[]> = {
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
  return (
    <div className="mx-auto w-full max-w-xl py-4">
      <h3 className="text-xl font-bold">
        {kind === 'video' ? (
          <Trans>Your first clip is one sentence away</Trans>
        ) : (
          <Trans>Your first picture is one sentence away</Trans>
        )}
      </h3>
      <p className="text-base-content/75 mt-1">
        <Trans>Write what you see in your head, or start from one of these.</Trans>
      </p>
      <ul className="mt-5 space-y-2">
        {ideas[kind].map((idea) => (
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
