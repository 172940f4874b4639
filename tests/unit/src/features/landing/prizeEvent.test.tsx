/** The prize event is shown as configured, and nowhere once it is switched off. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Site } from '../../../../../contract/schemas/site.ts';
import { LandingScreen } from '../../../../../src/features/landing/LandingScreen.tsx';
import { PrivacyPolicyScreen } from '../../../../../src/features/legal/PrivacyPolicyScreen.tsx';
import { TermsOfServiceScreen } from '../../../../../src/features/legal/TermsOfServiceScreen.tsx';

const siteWith = (event: Site['event']): Site => ({
  contact_email: 'halo@kilas.example',
  event,
  starting_coins: 200,
  packages: [],
  examples: {
    video: { seconds: 5, resolution: '720p', coins: 40 },
    image: { resolution: '1K', coins: 3 },
  },
});

async function draw(screen: ReactNode): Promise<string> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <I18nProvider i18n={i18n}>{screen}</I18nProvider> }),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToString(<RouterProvider router={router as never} />).replace(/<!--.*?-->/g, '');
}

const SCREENS = {
  landing: (site: Site) => <LandingScreen site={site} articles={[]} />,
  terms: (site: Site) => <TermsOfServiceScreen site={site} />,
  privacy: (site: Site) => <PrivacyPolicyScreen site={site} />,
};
const NAMED = /prize|jury|#event|id="event"/i;

test.each(Object.entries(SCREENS))('the event that an operator switched off is told nowhere: %s', async (_, screen) => {
  const running = siteWith({ prize_rupiah: 40_000_000, ends_on: '2027-08-17' });
  expect(await draw(screen(running))).toMatch(NAMED);
  expect(await draw(screen(siteWith(null)))).not.toMatch(NAMED);
});

test('prize and last day are those of the configuration', async () => {
  const site = siteWith({ prize_rupiah: 40_000_000, ends_on: '2027-08-17' });
  for (const screen of [SCREENS.landing, SCREENS.terms]) {
    const html = await draw(screen(site));
    expect(html).toMatch(/40[.,]000[.,]000/);
    expect(html).toContain('2027');
  }
});
