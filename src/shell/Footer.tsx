import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';

/** Footer of public screens. Always two rows on phones: a wrap that depends on the loaded font would shift the page. */
export function Footer() {
  const isArticle = useLocation({ select: ({ pathname }) => pathname.startsWith('/blog/') });
  return (
    <footer className="border-line border-t">
      <div className="px-page text-base-content/75 mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 py-4 max-sm:gap-x-5 text-sm">
        <p className="max-sm:order-last max-sm:w-full sm:grow">© Kilas</p>
        {/* Drawn back by what the target is wider than the word, so that all gaps look alike. */}
        <Link to="/blog" className="-me-3 flex min-h-11 min-w-11 items-center hover:underline">
          <Trans>Blog</Trans>
        </Link>
        <Link to="/privacy-policy" className="flex min-h-11 items-center hover:underline">
          <Trans>Privacy policy</Trans>
        </Link>
        <Link to="/terms-of-service" className="flex min-h-11 items-center hover:underline">
          <Trans>Terms of service</Trans>
        </Link>
        {!isArticle && (
          <noscript>
            <span className="flex gap-6">
              <a href="?language=id" lang="id" hrefLang="id" className="flex min-h-11 items-center hover:underline">
                Bahasa Indonesia
              </a>
              <a href="?language=en" lang="en" hrefLang="en" className="flex min-h-11 items-center hover:underline">
                English
              </a>
            </span>
          </noscript>
        )}
      </div>
    </footer>
  );
}
