import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Under public screens. Two rows on phones, in whichever font: one that breaks only in the second would move the page. */
export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="px-page text-base-content/75 mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 py-4 max-sm:gap-x-5 text-sm">
        <p className="max-sm:order-last max-sm:w-full sm:grow">© Kilas</p>
        <Link to="/blog" className="flex min-h-11 items-center hover:underline">
          <Trans>Blog</Trans>
        </Link>
        <Link to="/privacy-policy" className="flex min-h-11 items-center hover:underline">
          <Trans>Privacy policy</Trans>
        </Link>
        <Link to="/terms-of-service" className="flex min-h-11 items-center hover:underline">
          <Trans>Terms of service</Trans>
        </Link>
      </div>
    </footer>
  );
}
