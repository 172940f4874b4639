// @vitest-environment jsdom
/** When the chart's code is not on this device, its numbers are shown as a table. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../../../locales/en/activity.po';
import { ChartPanel } from '../../../../../src/features/activity/charts/ChartPanel.tsx';
import { waitFor } from '../../../../support/waitFor.ts';

vi.mock('../../../../../src/features/activity/charts/BarChart.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('the table stays where the chart cannot be loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  i18n.loadAndActivate({ locale: 'en', messages });
  const place = document.body.appendChild(document.createElement('div'));
  const series = [{ name: 'Spent', data: [7] }];
  const root = createRoot(place, { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ChartPanel title="Coins" head="Day" labels={['Monday']} series={series} isHorizontal={false} />
      </I18nProvider>,
    ),
  );
  await waitFor(() => act(async () => expect(place.querySelector('.skeleton')).toBeNull()));
  expect([...place.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['7']);
  await act(async () => root.unmount());
  reported.mockRestore();
});
