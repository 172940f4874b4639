import { Trans } from '@lingui/react/macro';
import { ratioValue, tileWidth } from '../tasks/frameRatio.ts';
import type { GenerationRequest } from '../compose/generationRequest.ts';

/**
 * A placeholder for a request that is being sent, with the size of its results, so that nothing moves when it is
 * accepted.
 */
export function SendingBlock({ request: { mode, prompt, settings, imageIds, draft } }: { request: GenerationRequest }) {
  const input = draft.images.find((image) => image.id === imageIds[0]);
  const ratio =
    settings.aspectRatio === 'adaptive' && input ? input.width / input.height : ratioValue(settings.aspectRatio);
  // A storyboard is one item, however many panels it has.
  const count = mode === 'storyboard' ? 1 : settings.count;
  const isCompact = count > 1;
  return (
    <section className="space-y-3">
      <header className="space-y-1">
        <h3 className="line-clamp-3 leading-snug font-semibold">{prompt}</h3>
        <p className="text-base-content/75 text-sm">
          <Trans>Sending…</Trans>
        </p>
      </header>
      <div className={isCompact ? 'grid grid-cols-2 tiny:grid-cols-1 items-start gap-3 xl:grid-cols-3' : ''}>
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className="bg-base-200 border-line rounded-box relative mx-auto w-full overflow-hidden border"
            style={isCompact ? { aspectRatio: ratio } : { aspectRatio: ratio, maxWidth: tileWidth(ratio) }}
          >
            <div
              aria-hidden="true"
              className="animate-shimmer via-primary/15 absolute inset-y-0 -inset-x-1/2 bg-linear-to-r from-transparent to-transparent"
            />
          </div>
        ))}
      </div>
    </section>
  );
}
