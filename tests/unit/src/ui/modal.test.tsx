// @vitest-environment jsdom
/**
 * A closed dialog gives the focus back to what opened it, or to the heading if that is gone, unless it was moved
 * meanwhile.
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '../../../../src/ui/Modal.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});

afterEach(() => document.body.replaceChildren());

/** A screen whose button opens a dialog; the dialog's answer may remove the button. */
async function openDialog({ hasField = false } = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (state: { isOpen: boolean; hasOpener: boolean }) =>
    act(async () =>
      root.render(
        <main id="main">
          <h1>Artikel</h1>
          {state.hasOpener && <button>Batal terbit</button>}
          <textarea />
          <Modal isOpen={state.isOpen} onClose={() => undefined} labelledBy="title">
            <h2 id="title">Batal terbit?</h2>
            {hasField ? <input autoFocus /> : <button data-first-focus="">Ya</button>}
          </Modal>
        </main>,
      ),
    );
  await draw({ isOpen: false, hasOpener: true });
  place.querySelector('button')!.focus();
  await draw({ isOpen: true, hasOpener: true });
  expect(document.activeElement).toBe(place.querySelector('dialog :is(input, button)'));
  return { place, draw };
}

test('a dialog that closes gives the focus back to what opened it', async () => {
  const { draw } = await openDialog();
  await draw({ isOpen: false, hasOpener: true });
  expect(document.activeElement?.textContent).toBe('Batal terbit');
});

test('also when a field inside took it by itself', async () => {
  const { draw } = await openDialog({ hasField: true });
  await draw({ isOpen: false, hasOpener: true });
  expect(document.activeElement?.textContent).toBe('Batal terbit');
});

test('to the heading of the screen where that is gone', async () => {
  const { place, draw } = await openDialog();
  await draw({ isOpen: false, hasOpener: false });
  expect(document.activeElement).toBe(place.querySelector('h1'));
});

test('but not from where it was put meanwhile', async () => {
  const { place, draw } = await openDialog();
  place.querySelector('textarea')!.focus();
  await draw({ isOpen: false, hasOpener: false });
  expect(document.activeElement).toBe(place.querySelector('textarea'));
});
