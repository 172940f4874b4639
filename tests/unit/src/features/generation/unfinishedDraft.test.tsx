// @vitest-environment jsdom
/** After a payment the way back names the text that waits, and not one that was sent already. */
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { enterAccount } from '../../../../../src/api/persistence.ts';
import { UnfinishedDraft } from '../../../../../src/features/generation/draft/UnfinishedDraft.tsx';
import { draftSession } from '../../../../../src/features/generation/draft/useDraft.ts';

test('a text is unfinished until it was sent', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  enterAccount('account');
  await draftSession().opened();
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<UnfinishedDraft>{(prompt) => prompt || 'none'}</UnfinishedDraft>));
  expect(place.textContent).toBe('none');
  await act(async () => draftSession().change((draft) => ({ ...draft, prompt: 'pasar apung' })));
  expect(place.textContent).toBe('pasar apung');
  await act(async () => draftSession().change((draft) => ({ ...draft, sentPrompt: 'pasar apung' })));
  expect(place.textContent).toBe('none');
  await act(async () => draftSession().change((draft) => ({ ...draft, prompt: 'pasar apung malam' })));
  expect(place.textContent).toBe('pasar apung malam');
});
