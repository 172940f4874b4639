import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ComposerPreview } from './ComposerPreview.tsx';
import { Promises } from './Promises.tsx';
import { Steps } from './Steps.tsx';

/** What Kilas makes, how, and the way in. The first thing a phone sees: no pictures to fetch, nothing that moves the layout. */
export function LandingScreen() {
  return (
    <div className="px-page mx-auto w-full max-w-7xl">
      <section className="grid items-center gap-10 py-10 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-[2.6rem] leading-[1.08] font-extrabold sm:text-6xl">
            <Trans>One sentence becomes a video</Trans>
          </h1>
          <p className="text-base-content/80 mt-5 max-w-xl text-lg sm:text-xl">
            <Trans>
              Write what you want to see. Kilas makes the video or the image, and the price is on the button before you
              tap it.
            </Trans>
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to="/auth/register" size="lg" className="px-8">
              <Trans>Create an account</Trans>
            </ButtonLink>
            <ButtonLink to="/auth/login" variant="outline" size="lg" className="px-8">
              <Trans>I already have an account</Trans>
            </ButtonLink>
          </div>
        </div>
        <ComposerPreview />
      </section>
      <Steps />
      <Promises />
    </div>
  );
}
