// @vitest-environment jsdom
/** In the lists about money, too, a search and a filter in quick succession both hold, in either order. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { messages as activity } from '../../../../../locales/en/activity.po';
import { messages as credits } from '../../../../../locales/en/credits.po';
import { messages as payments } from '../../../../../locales/en/payments.po';
import { ActivityScreen } from '../../../../../src/features/activity/ActivityScreen.tsx';
import { PaymentHistoryScreen } from '../../../../../src/features/payments/PaymentHistoryScreen.tsx';

i18n.loadAndActivate({ locale: 'en', messages: { ...activity, ...credits, ...payments } });

/** What the bar of the last render does with a change. */
const onChange = vi.hoisted(() => ({ ofLastRender: undefined as unknown as (change: object) => void }));
vi.mock('../../../../../src/ui/list/FilterBar.tsx', () => ({
  FilterBar: (props: { onChange: typeof onChange.ofLastRender }) => {
    onChange.ofLastRender = props.onChange;
    return null;
  },
}));

async function openList(address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  const rootRoute = createRootRoute();
  const signedIn = createRoute({ id: '_signedIn', getParentRoute: () => rootRoute, component: Outlet });
  const history = createRoute({
    path: '/payments/history',
    getParentRoute: () => signedIn,
    component: PaymentHistoryScreen,
  });
  const movements = createRoute({ path: '/activity', getParentRoute: () => signedIn, component: ActivityScreen });
  const topUp = createRoute({ path: '/top-up', getParentRoute: () => signedIn });
  const router = createRouter({
    routeTree: rootRoute.addChildren([signedIn.addChildren([history, movements, topUp])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  return {
    change: (...changes: object[]) => act(async () => changes.forEach(onChange.ofLastRender)),
    search: () => router.state.location.search,
  };
}

const search = { search: 'kopi' };
const days = { date_from: '2026-11-01' };

test.each([
  ['/payments/history?page=3', search, days],
  ['/payments/history?page=3', days, search],
  ['/activity?page=3', search, days],
  ['/activity?page=3', days, search],
])('%s: %o, then %o', async (address, first, second) => {
  const list = await openList(address);
  await list.change(first, second);
  expect(list.search()).toEqual({ ...search, ...days });
});
