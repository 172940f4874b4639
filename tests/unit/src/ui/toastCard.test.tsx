// @vitest-environment jsdom
/** A toast that is taken or closed by keyboard gives the focus back, or to the heading where what had it is gone. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageToasts } from '../../../../src/ui/pageToasts.ts';
import { ToastRegions } from '../../../../src/ui/ToastRegions.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'id', messages: {} });
});

let root: Root;
afterEach(() => act(() => root.unmount()));

/** A screen with a toast that offers "Urungkan", which has the focus, after the button "Unduh". */
async function reachToast() {
  document.body.innerHTML = '<h1>Riwayat</h1><button>Unduh</button><div></div>';
  root = createRoot(document.querySelector('div')!);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ToastRegions />
      </I18nProvider>,
    ),
  );
  await act(async () => pageToasts.addToast({ title: 'Dihapus', action: { label: 'Urungkan', onTake: () => {} } }));
  const [download, undo] = [...document.querySelectorAll('button')];
  await act(async () => {
    download!.focus();
    undo!.focus();
  });
  expect(document.activeElement?.textContent).toBe('Urungkan');
  return { download: download!, undo: undo! };
}

test('to what had it before', async () => {
  const { download, undo } = await reachToast();
  await act(async () => undo.click());
  expect(document.activeElement).toBe(download);
});

test('to the heading where that is gone', async () => {
  const { download, undo } = await reachToast();
  download.remove();
  await act(async () => undo.click());
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('and leaves it where it is not on the toast', async () => {
  const { download, undo } = await reachToast();
  await act(async () => {
    download.focus();
    download.blur();
    undo.click();
  });
  expect(document.activeElement).toBe(document.body);
});
