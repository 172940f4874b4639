// @vitest-environment jsdom
/**
 * Before a page with unsaved text is left, the person is asked; not for text that is stored anyway or was never typed.
 */
import { i18n } from '@lingui/core';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsavedText, watchUnsavedText } from '../../../../src/pwa/unsavedText.ts';
import { openNotified } from '../../../../src/shell/openNotified.ts';
import { subscribeToToasts } from '../../../../src/ui/showToast.ts';

const queryClient = new QueryClient();
beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  watchUnsavedText(queryClient);
});
beforeEach(() => {
  document.body.innerHTML = `
    <form><textarea></textarea><input type="password"><input type="search"></form>
    <form data-kept><textarea id="kept"></textarea></form>
    <form><input id="name" value="Rani"></form>`;
  document.addEventListener('submit', (event) => event.preventDefault());
});

function type(selector: string, text: string): HTMLElement {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

/** Whether the browser would ask before leaving the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Submits a form, as its own code does, and waits for the answer. */
async function send(field: HTMLElement, answer: () => Promise<unknown>): Promise<void> {
  field.closest('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await new MutationObserver(queryClient, { mutationFn: answer }).mutate().catch(() => undefined);
}

it('asks from the first letter on, and not any more once it is taken out or its dialog is closed', () => {
  expect([hasUnsavedText(), asks()]).toEqual([false, false]);
  type('textarea', 'Videonya tidak pantas karena');
  expect([hasUnsavedText(), asks()]).toEqual([true, true]);
  type('textarea', '  ');
  expect([hasUnsavedText(), asks()]).toEqual([false, false]);
  type('textarea', 'sekali lagi').remove();
  expect([hasUnsavedText(), asks()]).toEqual([false, false]);
});

it('lets go of what the server has taken, not of what it has refused', async () => {
  const name = type('#name', 'Rani Putri');
  const answered = Promise.withResolvers<void>();
  const sending = send(name, () => answered.promise);
  expect(asks()).toBe(true);
  answered.reject(new Error('no network'));
  await sending;
  expect(asks()).toBe(true);
  await send(name, async () => undefined);
  expect(asks()).toBe(false);
  type('#name', 'Rani P.');
  expect(asks()).toBe(true);
});

it.each(['#kept', '[type=password]', '[type=search]'])('does not ask about %s', (selector) => {
  type(selector, 'apa saja');
  expect([hasUnsavedText(), asks()]).toEqual([false, false]);
});

it('leads to what a notification is about, but from unsaved text only once the person says so', () => {
  const shown = vi.fn();
  const stop = subscribeToToasts(shown);
  const goTo = vi.fn();
  openNotified('/home?video=1', goTo);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/home?video=1');
  type('textarea', 'belum selesai');
  openNotified('/home?video=2', goTo);
  expect(goTo).toHaveBeenCalledTimes(1);
  shown.mock.calls[0]![0].action.onTake();
  expect(goTo).toHaveBeenLastCalledWith('/home?video=2');
  stop();
});
