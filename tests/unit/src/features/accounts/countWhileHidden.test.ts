// @vitest-environment jsdom
/** Without notifications, the installed app's icon still counts the items that were finished while it was hidden. */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { countWhileHidden } from '../../../../../src/features/accounts/notices/countWhileHidden.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const setAppBadge = vi.fn(async () => undefined);
Object.assign(navigator, { setAppBadge });

function open(displayMode: string) {
  setAppBadge.mockClear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  const client = new QueryClient();
  countWhileHidden(client);
  const look = (visibility: 'visible' | 'hidden') =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const hear = (id: string, status: string) =>
    client.setQueryData(['library', {}, 1], {
      data: [
        { id, status },
        { id: 'old', status: 'completed' },
      ],
    });
  return { look, hear };
}

test('what is finished out of sight is counted once, and nothing that was seen, failed or known before', async () => {
  const { look, hear } = open('standalone');
  look('visible');
  hear('seen', 'processing');
  hear('seen', 'completed');
  look('hidden');
  hear('failed', 'pending');
  hear('failed', 'failed');
  hear('new', 'processing');
  hear('new', 'completed');
  hear('new', 'completed');
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[1]]));
});

test('a tab of the browser counts nothing: another one may be in sight', async () => {
  const { look, hear } = open('browser');
  look('hidden');
  hear('new', 'processing');
  hear('new', 'completed');
  expect(setAppBadge).not.toHaveBeenCalled();
});
