import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { clipSource } from './showcases.ts';

/** Half of it in sight: what is scrolled past does not move. */
const IN_SIGHT = 0.5;

/**
 * The clip over its picture. Fetched once the page is loaded and the picture in sight, shown once it moves; never for
 * people who asked for less motion or fewer bytes.
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
        // Refused in power saving, for instance: the picture stays.
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
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-200',
        !isMoving && 'opacity-0',
      )}
    />
  );
}

function isQuietWanted(): boolean {
  const connection = Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
