// @vitest-environment jsdom
/** While an item is being saved on the device, its progress is seen, and is not read aloud at every percent. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../../../locales/en/generation.po';
import { OfflineCopyLine } from '../../../../../src/features/generation/detail/OfflineCopyLine.tsx';

i18n.loadAndActivate({ locale: 'en', messages });

test('the status stays the same while the share grows, and changes once it is saved', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const saying = async (share: number) => {
    await act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <OfflineCopyLine copy={{ share, action: null, stop: vi.fn() }} />
        </I18nProvider>,
      ),
    );
    const status = place.querySelector('[role=status]')!.cloneNode(true) as Element;
    for (const unread of status.querySelectorAll('[aria-hidden=true]')) unread.remove();
    return status.textContent;
  };
  const begun = await saying(0.12);
  expect(place.textContent).toContain('12%');
  expect(begun).toContain('Keeping it on this device…');
  expect(await saying(0.13)).toBe(begun);
  expect(await saying(1)).not.toBe(begun);
});
