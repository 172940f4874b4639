import { useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { type EmbedService, readEmbed } from '../../../../contract/articleWords.ts';

const NAMES: Record<EmbedService, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A video from another site. Nothing is loaded from there before it is pressed; without JavaScript it is a link. */
export function EmbedPlayer({ source, title }: { source: string; title: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const embed = readEmbed(source);
  if (!embed) return null;
  const name = NAMES[embed.service];
  return (
    <div className="bg-base-300 rounded-box relative aspect-video overflow-hidden">
      {isOpen ? (
        <iframe
          src={`${embed.player}?autoplay=1`}
          title={title || t`Video from ${name}`}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0"
        />
      ) : (
        <a
          href={embed.source}
          rel="noopener"
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center font-semibold"
        >
          <span className="bg-primary text-primary-content grid size-16 place-items-center rounded-full">
            <Play className="size-7" aria-hidden="true" />
          </span>
          {t`Play the video from ${name}`}
        </a>
      )}
    </div>
  );
}
