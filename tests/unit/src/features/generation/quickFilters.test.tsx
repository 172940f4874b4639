// @vitest-environment jsdom
/** Two filters that are pressed in quick succession both hold: the second does not undo the first. */
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
import { messages as composer } from '../../../../../locales/en/composer.po';
import { messages } from '../../../../../locales/en/generation.po';
import { HistoryScreen } from '../../../../../src/features/generation/HistoryScreen.tsx';
import { LibraryScreen } from '../../../../../src/features/generation/LibraryScreen.tsx';

i18n.loadAndActivate({ locale: 'en', messages: { ...messages, ...composer } });

/** Opens a list at its address; `press` presses controls before the screen has been drawn anew. */
async function openList(address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  const rootRoute = createRootRoute();
  const signedIn = createRoute({ id: '_signedIn', getParentRoute: () => rootRoute, component: Outlet });
  const history = createRoute({ path: '/history', getParentRoute: () => signedIn, component: HistoryScreen });
  const home = createRoute({
    path: '/home',
    getParentRoute: () => signedIn,
    component: () => <LibraryScreen gallery={null} />,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([signedIn.addChildren([history, home])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  const controls = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button, label')].find(
      (control) => (control.getAttribute('aria-label') ?? control.textContent) === name,
    )!;
  return {
    press: (...names: string[]) => act(async () => names.map(controls).forEach((control) => control.click())),
    search: () => router.state.location.search,
  };
}

test('in the history, two chips that are removed', async () => {
  const list = await openList('/history?favorite=true&from=2026-11-01&to=2026-11-20');
  await list.press('Remove filter: Favourites', 'Remove filter: From 1 Nov 2026');
  expect(list.search()).toEqual({ to: '2026-11-20' });
});

test('in the history, a status and a chip', async () => {
  const list = await openList('/history?favorite=true');
  await list.press('Finished', 'Remove filter: Favourites');
  expect(list.search()).toEqual({ status: 'completed' });
});

test('in the library, the kind and a chip', async () => {
  const list = await openList('/home?favorite=true');
  await list.press('Videos', 'Remove filter: Favourites');
  expect(list.search()).toEqual({ kind: 'video' });
});
