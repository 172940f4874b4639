// @vitest-environment jsdom
/** What would only fail again cannot be retried unchanged: the way on is to edit it first. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../../../locales/en/generation.po';
import { RegenerateButton } from '../../../../../src/features/generation/tasks/RegenerateButton.tsx';
import { makeTask } from '../../../../support/tasks.ts';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original()), useNavigate: () => navigate }));

i18n.loadAndActivate({ locale: 'en', messages });

async function buttonFor(code: string): Promise<HTMLButtonElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const task = makeTask({ status: 'failed', prompt: 'langit jadi senja', failure: { code, message: 'x' } });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <I18nProvider i18n={i18n}>
          <RegenerateButton task={task} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  return place.querySelector('button')!;
}

test('a failure that may pass is made again', async () => {
  expect((await buttonFor('generation_failed')).textContent).toBe('Generate again');
});

test('one that would last leads to the composer with its words', async () => {
  const button = await buttonFor('sky_not_found');
  expect(button.textContent).toBe('Change it, then try again');
  await act(async () => button.click());
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({
      to: '/generate/{-$mode}',
      search: expect.objectContaining({ prompt: 'langit jadi senja' }),
    }),
  );
});
