import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { userQuery } from '../features/accounts/userQuery.ts';
import { NavigationLabel } from './NavigationLabel.tsx';
import { navigationFor } from './navigation.ts';

/** The phone's bottom navigation. The frame reserves its height (`--dock`), so that it covers nothing. */
export function Dock() {
  const { t } = useLingui();
  const { data } = useQuery(userQuery);
  return (
    <nav
      aria-label={t`Quick navigation`}
      className="bg-surface border-line pb-safe fixed inset-x-0 bottom-0 z-40 flex h-(--dock) border-t typing:hidden md:hidden"
    >
      {navigationFor('dock', data?.data.role).map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className="text-base-content/75 group focus-visible:-outline-offset-3 flex min-w-0 grow basis-0 flex-col items-center justify-center gap-1 text-xs font-semibold tiny:whitespace-nowrap tiny:text-[0.5625rem] tiny:tracking-tighter"
          activeProps={{ className: 'text-accent!' }}
        >
          <span className="group-data-[status=active]:bg-accent/15 grid h-7 w-14 max-w-full place-items-center rounded-full">
            {item.icon && <item.icon className="size-5" aria-hidden="true" />}
          </span>
          <NavigationLabel item={item} />
        </Link>
      ))}
    </nav>
  );
}
