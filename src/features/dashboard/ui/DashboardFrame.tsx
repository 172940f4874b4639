import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import '../errorTexts.ts';

const LINK =
  'text-base-content/80 aria-[current=page]:bg-chosen aria-[current=page]:text-base-content rounded-field flex min-h-11 items-center px-3 text-sm font-semibold whitespace-nowrap';

/** The frame of the dashboard's screens, with the links between them. */
export function DashboardFrame() {
  const { t } = useLingui();
  const bar = useRef<HTMLElement>(null);
  const screen = useLocation({ select: ({ pathname }) => pathname.split('/')[2] });
  // The editor's own bar takes its place at the top.
  const isEditing = useLocation({ select: ({ search }) => 'edit' in search && search.edit !== undefined });
  // A phone shows only part of the row, so the current screen's link is scrolled into view.
  useEffect(() => {
    bar.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [screen]);
  return (
    <>
      <nav
        ref={bar}
        aria-label={t`Admin Dashboard`}
        className={`bg-base-200 border-line z-20 overflow-x-auto border-b [scrollbar-width:none] ${isEditing ? '' : 'tall:sticky tall:top-[calc(4rem+env(safe-area-inset-top))]'}`}
      >
        <div className="px-page mx-auto max-w-7xl">
          <div className="-ms-3 flex w-max gap-1.5 py-1.5 pe-3">
            <Link to="/admin/dashboard" className={LINK}>
              <Trans>Overview</Trans>
            </Link>
            <Link to="/admin/content" className={LINK}>
              <Trans>Content</Trans>
            </Link>
            <Link to="/admin/reports" className={LINK}>
              <Trans>Reports</Trans>
            </Link>
            <Link to="/admin/users" className={LINK}>
              <Trans>Users</Trans>
            </Link>
            <Link to="/admin/money" className={LINK}>
              <Trans>Money</Trans>
            </Link>
            <Link to="/admin/prices" className={LINK}>
              <Trans>Prices</Trans>
            </Link>
            <Link to="/admin/vouchers" className={LINK}>
              <Trans>Vouchers</Trans>
            </Link>
            {/* The screen of unsent e-mails belongs to it, with its own path. */}
            <Link to="/admin/system" className={LINK} aria-current={screen === 'mails' ? 'page' : undefined}>
              <Trans>System</Trans>
            </Link>
            <Link to="/admin/log" className={LINK}>
              <Trans>Admin log</Trans>
            </Link>
            <Link to="/admin/blog" className={LINK}>
              <Trans>Blog</Trans>
            </Link>
          </div>
        </div>
      </nav>
      <Outlet />
    </>
  );
}
