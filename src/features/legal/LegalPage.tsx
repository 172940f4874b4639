import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A page of prose with a heading and its date. `updated` is already in the reader's language. */
export function LegalPage({ title, updated, children }: { title: ReactNode; updated: string; children: ReactNode }) {
  return (
    <article className="px-page mx-auto w-full max-w-2xl py-10 sm:py-14 [&_h2]:mt-9 [&_h2]:mb-2 [&_h2]:text-xl [&_h2]:font-bold [&_li]:mt-1 [&_p+p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:ps-5">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
      <p className="text-base-content/75 mt-2 text-sm">
        <Trans>Last changed on {updated}</Trans>
      </p>
      {children}
    </article>
  );
}
