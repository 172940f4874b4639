import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Frequently asked questions. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="border-line border-t py-12 sm:py-16 lg:grid lg:grid-cols-[1fr_1.6fr] lg:gap-14"
    >
      <h2 id="questions" className="text-2xl font-extrabold sm:text-3xl">
        <Trans>Questions and answers</Trans>
      </h2>
      <div className="divide-line border-line mt-6 divide-y border-y lg:mt-0">
        <Question asked={<Trans>Who draws the videos and images?</Trans>}>
          <Trans>
            Kilas Studio, a renderer on our own server: it reads your sentence and draws what it knows, and it is no
            neural model. Where an operator has added other models, the model list says whose each one is.
          </Trans>
        </Question>
        <Question asked={<Trans>What if a result fails?</Trans>}>
          <Trans>
            It costs nothing. The reserved credits come back by themselves, and the line is in your activity.
          </Trans>
        </Question>
        <Question asked={<Trans>May I sell what I make?</Trans>}>
          <Trans>
            Yes. What you make is yours, as far as the law and the chosen model’s provider allow. Say that it was made
            by computer where people could take it for real.
          </Trans>
        </Question>
        <Question asked={<Trans>What works without a signal?</Trans>}>
          <Trans>
            Your library, history and the blog open from the device. What you want made without a network waits in a
            queue and is sent when it is back.
          </Trans>
        </Question>
      </div>
    </section>
  );
}

function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
        {asked}
        <span aria-hidden="true" className="text-accent text-2xl leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <p className="text-base-content/80 max-w-2xl pb-5">{children}</p>
    </details>
  );
}
