/** A shared clip plays at once, and its poster is requested before it. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SharedItem } from '../../../../../contract/shares.ts';
import { SharedItemScreen } from '../../../../../src/features/shares/SharedItemScreen.tsx';

const ITEM: SharedItem = {
  token: 'A'.repeat(22),
  kind: 'video',
  mode: 'text-to-video',
  prompt: null,
  created_at: '2026-11-25T10:00:00.000Z',
  media: [
    {
      url: 'https://kilas.example/clip.mp4',
      poster_url: 'https://kilas.example/poster.webp',
      card: { url: 'https://kilas.example/card.jpg', width: 608, height: 1080 },
      width: 720,
      height: 1280,
      mime_type: 'video/mp4',
      duration_seconds: 5,
    },
  ],
};

async function draw(item: SharedItem): Promise<string> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <I18nProvider i18n={i18n}>
          <SharedItemScreen item={item} isSignedIn={false} />
        </I18nProvider>
      ),
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToString(<RouterProvider router={router as never} />);
}

test('the poster of a clip is preloaded, and the clip plays by itself without sound', async () => {
  const html = await draw(ITEM);
  const preloads = html.match(/<link rel="preload"[^>]*>/g);
  expect(preloads).toHaveLength(1);
  expect(preloads![0]).toContain('href="https://kilas.example/poster.webp"');
  expect(preloads![0]).toMatch(/fetchpriority="high"/i);
  expect(html).toMatch(/<video[^>]*src="https:\/\/kilas\.example\/clip\.mp4"/);
  for (const attribute of ['autoplay', 'muted', 'playsinline'])
    expect(html).toMatch(new RegExp(`<video[^>]* ${attribute}`, 'i'));
});
