// @vitest-environment jsdom
/** Above the library, what failed does not stand among what is being made. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { messages as composer } from '../../../../../locales/en/composer.po';
import { messages } from '../../../../../locales/en/generation.po';
import { InTheWorks } from '../../../../../src/features/generation/library/InTheWorks.tsx';
import { makeTask } from '../../../../support/tasks.ts';

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original()), useNavigate: () => vi.fn() }));

i18n.loadAndActivate({ locale: 'en', messages: { ...messages, ...composer } });

const failure = { code: 'generation_failed', message: 'x' };

/** The headings above the library, each with the prompts below it. */
async function rowsFor(running: Task[], failed: Task[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <I18nProvider i18n={i18n}>
          <InTheWorks unfinished={{ running, failed, isKnown: true }} onOpen={vi.fn()} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  return [...place.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')!.textContent,
    [...section.querySelectorAll('article')].map((tile) => tile.getAttribute('aria-label')),
  ]);
}

test('what is being made and what failed have a heading each', async () => {
  const running = [makeTask({ id: 'a', prompt: 'Ombak' })];
  const failed = [makeTask({ id: 'b', prompt: 'Gunung', status: 'failed', failure })];
  expect(await rowsFor(running, failed)).toEqual([
    ['1 in the works', ['Ombak']],
    ['Needs your answer', ['Gunung']],
  ]);
});

test('a heading without anything below it is left out', async () => {
  expect(await rowsFor([], [])).toEqual([]);
});
