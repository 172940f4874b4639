// @vitest-environment jsdom
/** The other screens come onto the device although the app believes that it is offline at the moment they are due. */
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { packagesQuery } from '../../../../src/features/payments/paymentQueries.ts';
import { usePrefetchedScreens } from '../../../../src/shell/usePrefetchedScreens.ts';

const { router } = vi.hoisted(() => ({ router: { preloadRoute: vi.fn(async () => undefined) } }));
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original()), useRouter: () => router }));

function Screen() {
  usePrefetchedScreens();
  return null;
}

test('offline for a moment, they come when the connection is back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const worker = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(packagesQuery.queryKey, { data: [] } as never);
  // The page is idle, and the answer that was too slow has just made the app believe this.
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  await act(async () => onlineManager.setOnline(false));
  idle.shift()!();
  // Loaded by the first try as well: after this it has seen that there is no connection.
  await import('../../../../src/shell/prefetchScreens.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.preloadRoute).not.toHaveBeenCalled();

  await act(async () => onlineManager.setOnline(true));
  idle.forEach((run) => run());
  await vi.waitFor(() => expect(router.preloadRoute).toHaveBeenLastCalledWith({ to: '/privacy-policy' }));
});
