import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { ArticleBlock } from '../../../../contract/articles.ts';
import { isSignedIn, subscribeToSession } from '../../../api/signedIn.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

type PromptData = Extract<ArticleBlock, { type: 'prompt' }>['data'];

/** Modes with their own path. */
const PATHS = new Set(['text-to-video', 'image-to-video', 'text-to-image', 'image-edit']);

function generatorAddress({ prompt, mode, aspect_ratio }: PromptData): string {
  const query = new URLSearchParams({ prompt });
  const path = PATHS.has(mode) ? `/${mode}` : '';
  if (!path) query.set('mode', mode);
  if (aspect_ratio) query.set('ratio', aspect_ratio);
  return `/generate${path}?${query}`;
}

/** "Coba prompt ini": opens the generator with this prompt, after signing in if necessary. */
export function PromptOffer({ data }: { data: PromptData }) {
  const hasSession = useSyncExternalStore(subscribeToSession, isSignedIn, () => false);
  const to = generatorAddress(data);
  return (
    <div className="bg-surface border-line rounded-box my-7 border p-5">
      <p className="text-accent text-sm font-bold">
        <Trans>Prompt</Trans>
      </p>
      <p className="mt-1 text-lg leading-snug font-medium">{data.prompt}</p>
      <ButtonLink
        to={hasSession ? to : '/auth/login'}
        search={hasSession ? undefined : { next: to }}
        className="mt-4 max-sm:w-full"
        icon={<WandSparkles className="size-5" aria-hidden="true" />}
      >
        <Trans>Try this prompt</Trans>
      </ButtonLink>
    </div>
  );
}
