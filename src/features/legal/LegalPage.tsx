import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';

export interface LegalSection {
  /** The fragment in the address: `/terms-of-service#event`. */
  id: string;
  title: ReactNode;
  body: ReactNode;
}

/** A legal text with its date and a table of contents. `updated` is already in the reader's language. */
export function LegalPage({
  title,
  updated,
  sections,
}: {
  title: ReactNode;
  updated: string;
  sections: readonly LegalSection[];
}) {
  const { t } = useLingui();
  return (
    <div className="px-page mx-auto w-full max-w-7xl py-8 sm:py-12 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-12">
      <header className="lg:col-span-2">
        <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
        <p className="text-base-content/75 mt-2 text-sm">
          <Trans>Last changed on {updated}</Trans>
        </p>
        <div className="pt-5">
          <OfflineNotice />
        </div>
      </header>
      <nav aria-label={t`Contents`} className="mt-6 lg:sticky lg:top-24 lg:self-start">
        <ol className="border-line grid gap-x-6 border-s-2 ps-3 text-sm sm:max-lg:grid-cols-2">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="max-w-2xl [&_li]:mt-1.5 [&_p+p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:ps-5">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-9 scroll-mt-20">
            <h2 id={`${id}-title`} className="mb-2 text-xl font-bold">
              {name}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  );
}
