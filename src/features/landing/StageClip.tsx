import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { isSavingData } from '../../ui/isSavingData.ts';
import { clipSource } from './showcases.ts';

/** Plays while half of it is in view. */
const IN_SIGHT = 0.5;

/**
 * The clip on top of its poster image, with a button that stops it. It is loaded once the page has loaded and the image
 * is in view, and shown once it plays; never for people who prefer reduced motion or reduced data.
 */
export function StageClip({ slug }: { slug: string }) {
  const { t } = useLingui();
  const element = useRef<HTMLVideoElement>(null);
  const [isMoving, setMoving] = useState(false);
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const video = element.current;
    if (!video || isStopped || isQuietWanted()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return video.pause();
        video.src ||= clipSource(slug);
        // The browser may refuse, in power-saving mode for instance; the image stays.
        video.play().catch(() => undefined);
      },
      { threshold: IN_SIGHT },
    );
    const watch = () => observer.observe(video);
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    return () => {
      window.removeEventListener('load', watch);
      observer.disconnect();
      video.pause();
    };
  }, [slug, isStopped]);

  return (
    <>
      <video
        ref={element}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setMoving(true)}
        // Slightly smaller than the poster: otherwise its first frame would count as the largest contentful paint,
        // seconds later.
        className={classNames(
          'absolute inset-0 size-[calc(100%-1px)] object-cover transition-opacity duration-200',
          !isMoving && 'opacity-0',
        )}
      />
      {isMoving && (
        <button
          type="button"
          aria-label={isStopped ? t`Play the clip` : t`Stop the clip`}
          onClick={() => setStopped(!isStopped)}
          className="absolute end-2 bottom-2 grid size-11 place-items-center rounded-full bg-black/65 text-white"
        >
          <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
            <path d={isStopped ? 'M8 5v14l11-7z' : 'M6 5h4v14H6zm8 0h4v14h-4z'} />
          </svg>
        </button>
      )}
    </>
  );
}

function isQuietWanted(): boolean {
  return isSavingData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
