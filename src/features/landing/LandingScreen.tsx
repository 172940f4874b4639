import { Trans } from '@lingui/react/macro';
import type { ArticleCard } from '../../../contract/articles.ts';
import type { Site } from '../../../contract/schemas/site.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { EventBand } from './EventBand.tsx';
import { LatestArticles } from './LatestArticles.tsx';
import { Prices } from './Prices.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { Stage } from './Stage.tsx';
import { Steps } from './Steps.tsx';

/** What Kilas makes, how it works, what it costs, and the sign-up. Without a server: no prices, no event. */
export function LandingScreen({ site, articles }: { site: Site | undefined; articles: readonly ArticleCard[] }) {
  const event = site?.event;
  const competition = event && (
    <Trans>
      Event for AI video creators: <Money rupiah={event.prize_rupiah} />
    </Trans>
  );
  return (
    <div className="px-page mx-auto w-full max-w-7xl">
      <section className="grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-[1fr_1.15fr] lg:gap-14 lg:py-16">
        <div>
          {event && (
            <a
              href="#event"
              className="border-line bg-base-200 mb-4 inline-flex min-h-11 items-center gap-2 rounded-3xl border px-4 py-1 text-sm font-semibold max-[24rem]:text-[0.8125rem]"
            >
              <span className="bg-accent size-2 shrink-0 rounded-full" aria-hidden="true" />
              <span>{competition}</span>
            </a>
          )}
          {/* Breaks into two lines with every font: a line that only just fits would wrap in a narrower fallback. */}
          <h1 className="text-[min(2.6rem,10.6vw)] leading-[1.08] font-extrabold sm:text-6xl">
            <Trans>One sentence becomes a video</Trans>
          </h1>
          <p className="text-base-content/80 mt-4 max-w-xl text-lg sm:text-xl">
            <Trans>
              Write what you want to see. Kilas makes the video or the image, and the price is on the button before you
              tap it.
            </Trans>
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to="/auth/register" size="lg" className="px-8">
              <Trans>Create an account</Trans>
            </ButtonLink>
            {/* Phones show "Sign in" in the header already, and this leaves room for the results. */}
            <ButtonLink to="/auth/login" variant="outline" size="lg" className="px-8 max-sm:hidden">
              <Trans>I already have an account</Trans>
            </ButtonLink>
          </div>
        </div>
        <Stage />
      </section>
      {site && event && <EventBand event={event} contact={site.contact_email} />}
      <Steps />
      {site && <Prices site={site} />}
      <Promises />
      <LatestArticles articles={articles} />
      <Questions />
    </div>
  );
}
