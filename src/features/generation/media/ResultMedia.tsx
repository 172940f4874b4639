import { Trans, useLingui } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { claimPlayback } from './onePlayer.ts';
import { useFreshMedia } from './useFreshMedia.ts';

interface ResultMediaProps {
  task: Task & { media: NonNullable<Task['media']> };
  /** `thumbnail` in small tiles, `poster` where it is viewed, `full` where it is zoomed in. */
  still: 'thumbnail' | 'poster' | 'full';
  isEager?: boolean;
  /** What it shows, if not the whole prompt. */
  caption?: string | undefined;
  /** Called when an image is pressed; a video plays in place. */
  onOpen?: () => void;
}

/** A finished result that fills its frame: the poster first, the clip only on demand. */
export function ResultMedia({ task, still, isEager = false, caption, onOpen }: ResultMediaProps) {
  const { t } = useLingui();
  const { isBroken, handleMediaError, retry } = useFreshMedia(task);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  /** Seconds into the clip when its link expired. */
  const reached = useRef(0);
  const { media } = task;
  const prompt = caption ?? task.prompt;
  // Offline, the full file may be missing while its poster is cached.
  const wanted = { thumbnail: media.thumbnail_url, poster: media.poster_url, full: media.url }[still];
  const address = still === 'full' && isBroken(wanted) ? media.poster_url : wanted;
  const isClipBroken = task.kind === 'video' && isPlaying && isBroken(media.url);

  if (isBroken(address)) {
    return (
      <div className="text-base-content/80 absolute inset-0 flex flex-col items-center justify-center gap-1 p-3 text-center text-sm">
        <ImageOff className="size-6" aria-hidden="true" />
        {task.kind === 'video' ? (
          <Trans>The video could not be loaded.</Trans>
        ) : (
          <Trans>The image could not be loaded.</Trans>
        )}
        <button type="button" className="btn btn-ghost" onClick={retry}>
          <Trans>Load again</Trans>
        </button>
      </div>
    );
  }

  if (task.kind === 'video' && isPlaying && !isClipBroken) {
    return (
      <video
        className="absolute inset-0 size-full bg-black object-contain"
        src={media.url}
        poster={media.poster_url}
        width={media.width}
        height={media.height}
        aria-label={prompt}
        preload="none"
        autoPlay
        controls
        loop
        playsInline
        onPlay={(event) => claimPlayback(event.currentTarget)}
        onTimeUpdate={(event) => (reached.current = event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => reached.current > 0 && (event.currentTarget.currentTime = reached.current)}
        onError={() => handleMediaError(media.url)}
      />
    );
  }

  const image = (
    <img
      // Until it is whole it would be painted from the top in pieces. One that is in memory is there at once, without
      // fading in: it may have been shown before its tile was loaded (feed/Feed.tsx), and would flicker.
      ref={(element) => void (element?.complete && setIsWhole(true))}
      className={`absolute inset-0 size-full object-cover ${isWhole ? (isEager ? '' : 'animate-fade') : 'opacity-0'}`}
      src={address}
      onLoad={() => setIsWhole(true)}
      draggable={still === 'thumbnail'}
      alt={prompt}
      width={media.width}
      height={media.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding={isEager ? 'sync' : 'async'}
      onError={() => handleMediaError(address)}
    />
  );
  if (task.kind === 'video') {
    return (
      <button
        type="button"
        className="group absolute inset-0 cursor-pointer"
        aria-label={t`Play: ${prompt}`}
        onClick={() => {
          if (isClipBroken) retry();
          setIsPlaying(true);
        }}
      >
        {image}
        {isClipBroken && (
          <span role="alert" className="absolute inset-x-0 bottom-0 bg-black/70 p-2 text-center text-sm text-white">
            <Trans>The video could not be loaded.</Trans>
          </span>
        )}
        {/* In the corner, because titles are in the middle of an image. */}
        <span className="absolute start-2.5 bottom-2.5 grid size-12 place-items-center rounded-full bg-black/60 text-white backdrop-blur-sm transition-transform duration-200 group-hover:scale-110">
          <Play className="size-5.5 translate-x-0.5 fill-current" aria-hidden="true" />
        </span>
      </button>
    );
  }
  if (!onOpen) return image;
  return (
    <button type="button" className="absolute inset-0 cursor-zoom-in" aria-label={t`View: ${prompt}`} onClick={onOpen}>
      {image}
    </button>
  );
}
