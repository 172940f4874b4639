// @vitest-environment jsdom
/** Whoever discards the queue while signing out is told if something of it may be made all the same. */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterAccount } from '../../../../../src/api/persistence.ts';
import { SignOutQuestion } from '../../../../../src/features/generation/outbox/SignOutQuestion.tsx';

const { withdrawQueue } = vi.hoisted(() => ({ withdrawQueue: vi.fn<() => Promise<boolean>>() }));
vi.mock('../../../../../src/offline/outbox/clearOutboxOnSignOut.ts', () => ({ withdrawQueue }));
vi.mock('../../../../../src/features/generation/outbox/watchOutbox.ts', () => ({ sendAll: async () => undefined }));

const signOut = vi.fn();
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  signOut.mockReset();
  enterAccount('rani');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <SignOutQuestion onClose={() => undefined} onSignOut={signOut} />
      </I18nProvider>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

const discard = () =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Discard')?.click(),
  );

test('what was withdrawn needs no further word', async () => {
  withdrawQueue.mockResolvedValueOnce(true);
  await discard();
  expect(signOut).toHaveBeenCalledExactlyOnceWith('discard');
});

test.each([
  ['was not withdrawn', () => withdrawQueue.mockResolvedValueOnce(false)],
  ['could not be read', () => withdrawQueue.mockRejectedValueOnce(new Error('The store is blocked.'))],
])('a queue that %s is told first', async (_, arrange) => {
  arrange();
  await discard();
  expect(signOut).not.toHaveBeenCalled();
  expect(document.querySelector('[role=status]')?.textContent).toContain('may have been sent');
  await discard();
  expect(signOut).toHaveBeenCalledExactlyOnceWith('discard');
});
