// @vitest-environment jsdom
/** A preview that is asked for too often waits quietly: the last plan stays, and no error is shown. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../../../src/api/callApi.ts';
import { ApiError } from '../../../../../src/api/errors.ts';
import { createQueryClient } from '../../../../../src/api/queryClient.ts';
import { usePlan } from '../../../../../src/features/generation/plan/usePlan.ts';

vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi: vi.fn() }));
const { report } = vi.hoisted(() => ({ report: vi.fn() }));
vi.mock('../../../../../src/api/reportFailure.ts', () => ({ reportFailure: report }));

function Preview({ prompt }: { prompt: string }) {
  const { plan } = usePlan({ prompt, mode: 'text-to-video', images: 0, seed: null }, true);
  return <p>{plan?.unmatched.join()}</p>;
}

afterEach(() => vi.useRealTimers());

test('keeps the last plan while the server asks to wait, and has the next one afterwards', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const planOf = (word: string) => ({ data: { chips: [], unmatched: [word], verdict: 'partly', offers: [] } }) as never;
  const call = vi.mocked(callApi).mockResolvedValueOnce(planOf('pertama'));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const client = createQueryClient();
  const show = (prompt: string) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Preview prompt={prompt} />
        </QueryClientProvider>,
      ),
    );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  // What is set in one step is rendered at its end: the query begins in the second.
  const typingPause = async () => {
    await pass(500);
    await pass(10);
  };

  await show('pantai');
  await typingPause();
  expect(place.textContent).toBe('pertama');

  call
    .mockRejectedValueOnce(new ApiError(429, { code: 'rate_limited', retry_after: 7 }))
    .mockResolvedValueOnce(planOf('kedua'));
  await show('pantai senja');
  await typingPause();
  await pass(5000);
  expect(place.textContent).toBe('pertama');
  expect(call).toHaveBeenCalledTimes(2);
  await pass(2000);
  await pass(10);
  expect(place.textContent).toBe('kedua');
  expect(call).toHaveBeenCalledTimes(3);
  expect(report).not.toHaveBeenCalled();
});
