import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { clipSource } from './showcases.ts';

/** Plays while half of it is in view. */
const IN_SIGHT = 0.5;

/**
 * The clip on top of its poster image. It is loaded once the page has loaded and the image is in view, and shown once
 * it plays; never for people who prefer reduced motion or reduced data.
 */
export function StageClip({ slug }: { slug: string }) {
  const element = useRef<HTMLVideoElement>(null);
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    const video = element.current;
    if (!video || isQuietWanted()) return;
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
    };
  }, [slug]);

  return (
    <video
      ref={element}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setMoving(true)}
      // A hair smaller than the poster: its first frame would count as the page's largest paint, seconds later.
      className={classNames(
        'absolute inset-0 size-[calc(100%-1px)] object-cover transition-opacity duration-200',
        !isMoving && 'opacity-0',
      )}
    />
  );
}

function isQuietWanted(): boolean {
  const connection = Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
