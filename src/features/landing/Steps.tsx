import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** How it works, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="how" className="border-line border-t py-12 sm:py-16">
      <h2 id="how" className="text-2xl font-extrabold sm:text-3xl">
        <Trans>Three steps, one hand</Trans>
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        <Step number={1} title={<Trans>Write</Trans>}>
          <Trans>
            Describe the scene in your own words. Pick length, shape and resolution, or leave them as they are.
          </Trans>
        </Step>
        <Step number={2} title={<Trans>See the price</Trans>}>
          <Trans>
            The price in credits is on the button, its value in rupiah above it. You’re charged only once the result is
            ready.
          </Trans>
        </Step>
        <Step number={3} title={<Trans>Take it with you</Trans>}>
          <Trans>Watch it being made, then download or share it. Everything stays in your library.</Trans>
        </Step>
      </ol>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        className="bg-base-200 text-accent figures border-line grid size-12 shrink-0 place-items-center rounded-2xl border text-xl font-extrabold"
        aria-hidden="true"
      >
        {number}
      </span>
      <div>
        <h3 className="text-lg font-bold">{title}</h3>
        <p className="text-base-content/80 mt-1">{children}</p>
      </div>
    </li>
  );
}
