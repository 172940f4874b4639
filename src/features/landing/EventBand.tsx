import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PrizeEvent } from '../../../contract/schemas/site.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Money } from '../../ui/Money.tsx';

/** The prize event for AI video creators: the prize, the last day, how to take part. */
export function EventBand({ event, contact }: { event: PrizeEvent; contact: string }) {
  // Noon, because midnight could fall on another day in the reader's time zone.
  const lastDay = useFormats().date(`${event.ends_on}T12:00`);
  return (
    <section
      id="event"
      aria-labelledby="event-title"
      className="bg-primary text-primary-content rounded-box mb-12 scroll-mt-20 p-6 tiny:p-3 sm:p-10"
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-14">
        <div>
          <h2 id="event-title" className="text-lg font-bold">
            <Trans>Prize event for AI video creators</Trans>
          </h2>
          <p className="mt-2 text-[9.7vw]/[1.1] font-extrabold tracking-tight sm:text-6xl">
            <Money rupiah={event.prize_rupiah} />
          </p>
          <p className="mt-3 text-lg">
            <Trans>For the best clips made with Kilas. Open until {lastDay}.</Trans>
          </p>
        </div>
        <div>
          <ol className="space-y-3 text-base [counter-reset:step]">
            <Part>
              <Trans>Make a video with Kilas, any theme, any length.</Trans>
            </Part>
            <Part>
              <Trans>Open it in your library and copy its public link.</Trans>
            </Part>
            <Part>
              <Trans>
                Send the link to{' '}
                <a href={`mailto:${contact}`} className="font-bold underline underline-offset-2">
                  {contact}
                </a>
                . As many clips as you like.
              </Trans>
            </Part>
          </ol>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink to="/auth/register" variant="secondary" size="lg" className="px-8 max-sm:w-full">
              <Trans>Take part</Trans>
            </ButtonLink>
            <a href="/terms-of-service#event" className="flex min-h-11 items-center underline underline-offset-2">
              <Trans>Rules of the event</Trans>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 [counter-increment:step] before:shrink-0 before:font-extrabold before:content-[counter(step)_'.']">
      <span>{children}</span>
    </li>
  );
}
