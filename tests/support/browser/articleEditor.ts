import { expect, type Page } from '@playwright/test';

/** Keys and presses that come before are not the editor's yet. */
export const expectEditorReady = (page: Page): Promise<void> =>
  expect(
    page.getByRole('group', { name: /^(Isi artikel|Text of the article)$/ }).locator('[aria-busy]'),
  ).toHaveAttribute('aria-busy', 'false');

/** Editor.js hears the keys of a block that it has just made from the browser's next idle moment on. */
export const untilKeysAreHeard = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** A picture as somebody would paste or drop it. */
const givenPicture = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
  canvas.getContext('2d').fillRect(0, 0, 300, 200);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const given = new DataTransfer();
  given.items.add(new File([blob], 'gambar.png', { type: 'image/png' }));
  return given;
})()`;

/** What a browser tells a page when somebody pastes a picture. */
export async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(`${givenPicture}.then((clipboardData) => document.activeElement.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })))`);
}
