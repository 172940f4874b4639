import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** What people may count on. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="bg-base-200 border-line rounded-box mb-14 border p-6 sm:p-10">
      <h2 id="promises" className="text-2xl font-extrabold sm:text-3xl">
        <Trans>You can count on this</Trans>
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        <PromiseRow>
          <Trans>What fails costs nothing: the credits come back automatically, and you can see it.</Trans>
        </PromiseRow>
        <PromiseRow>
          <Trans>You always know where it stands: place in the queue, progress, time left.</Trans>
        </PromiseRow>
        <PromiseRow>
          <Trans>Your library opens without a signal, and the app installs like any other.</Trans>
        </PromiseRow>
        <PromiseRow>
          <Trans>Your data is yours: download it or delete it from your profile, any time.</Trans>
        </PromiseRow>
      </ul>
      <ButtonLink to="/auth/register" size="lg" className="mt-8 px-8 max-sm:w-full">
        <Trans>Generate your first one</Trans>
      </ButtonLink>
    </section>
  );
}

function PromiseRow({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <svg
        viewBox="0 0 24 24"
        className="text-accent mt-0.5 size-5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m4 12.5 5 5L20 6.5" />
      </svg>
      <span>{children}</span>
    </li>
  );
}
