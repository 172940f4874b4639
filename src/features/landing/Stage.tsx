import { useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { classNames } from '../../ui/classNames.ts';
import { phonePosterSource, posterSource, SHOWCASES } from './showcases.ts';
import { StageClip } from './StageClip.tsx';

/** Real results with their prompts: one shown large, the others one tap away. It plays when in view. */
export function Stage() {
  const language = useLanguage();
  const [shown, setShown] = useState(SHOWCASES[0]!);
  return (
    <div className="w-full">
      <figure className="bg-surface border-line shadow-lift overflow-hidden rounded-3xl border">
        <div className="bg-base-300 relative aspect-video">
          <picture key={shown.slug}>
            <source media="(max-width: 40rem)" srcSet={phonePosterSource(shown.slug)} />
            <img
              src={posterSource(shown.slug)}
              alt={shown.prompt[language]}
              width={864}
              height={480}
              fetchPriority="high"
              className="absolute inset-0 size-full object-cover"
            />
          </picture>
          <StageClip key={`${shown.slug} clip`} slug={shown.slug} />
        </div>
        <figcaption className="min-h-20 p-4 text-base leading-snug font-medium sm:p-5 sm:text-lg">
          {/* One text node: the closing mark would move by itself when the font loads. */}
          {`“${shown.prompt[language]}”`}
        </figcaption>
      </figure>
      <div className="mt-3 grid grid-cols-4 gap-2 sm:gap-3">
        {SHOWCASES.map((showcase) => (
          <button
            key={showcase.slug}
            type="button"
            aria-pressed={showcase === shown}
            onClick={() => setShown(showcase)}
            className={classNames(
              'aspect-video min-h-11 w-full overflow-hidden rounded-xl transition-opacity',
              showcase === shown ? 'ring-accent ring-3' : 'opacity-75 hover:opacity-100',
            )}
          >
            <img
              src={phonePosterSource(showcase.slug)}
              alt={showcase.prompt[language]}
              width={480}
              height={267}
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        ))}
      </div>
    </div>
  );
}
