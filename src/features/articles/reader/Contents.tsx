import { Trans, useLingui } from '@lingui/react/macro';
import type { Heading } from './headings.ts';

/** Fewer need no table of contents. */
const MIN_HEADINGS = 3;

/** The table of contents: links to the headings. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useLingui();
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={t`Contents`} className="bg-base-200 border-line rounded-box mt-8 border p-5">
      <p className="font-bold">
        <Trans>Contents</Trans>
      </p>
      <ol className="mt-1">
        {shown.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'ps-5' : undefined}>
            <a href={`#${id}`} className="flex min-h-11 items-center py-1 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
