import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import '../errorTexts.ts';

const LINK =
  'text-base-content/80 aria-[current=page]:bg-chosen aria-[current=page]:text-base-content rounded-field flex min-h-11 items-center px-4 text-sm font-semibold whitespace-nowrap';

/** What stays while the console's screens change: the way from one to the other, within a thumb's reach and by keyboard. */
export function ConsoleFrame() {
  const { t } = useLingui();
  return (
    <>
      <nav
        aria-label={t`Admin console`}
        className="bg-base-200 border-line sticky top-0 z-20 overflow-x-auto border-b [scrollbar-width:none]"
      >
        <div className="px-page mx-auto flex w-max min-w-full max-w-5xl gap-1 py-1.5 lg:w-full">
          <Link to="/admin/dashboard" className={LINK}>
            <Trans>Overview</Trans>
          </Link>
          <Link to="/admin/content" className={LINK}>
            <Trans>Content</Trans>
          </Link>
          <Link to="/admin/users" className={LINK}>
            <Trans>Users</Trans>
          </Link>
          <Link to="/admin/money" className={LINK}>
            <Trans>Money</Trans>
          </Link>
          <Link to="/admin/vouchers" className={LINK}>
            <Trans>Vouchers</Trans>
          </Link>
          <Link to="/admin/system" className={LINK}>
            <Trans>System</Trans>
          </Link>
          <Link to="/admin/log" className={LINK}>
            <Trans>Admin log</Trans>
          </Link>
          <a href="/admin/blog" className={LINK}>
            <Trans>Blog</Trans>
          </a>
        </div>
      </nav>
      <Outlet />
    </>
  );
}
