import { expect, type Locator, type Page } from '@playwright/test';

/** Key presses and clicks before this are not handled by the editor. */
export const expectEditorReady = (page: Page): Promise<void> =>
  expect(
    page.getByRole('group', { name: /^(Isi artikel|Text of the article)$/ }).locator('[aria-busy]'),
  ).toHaveAttribute('aria-busy', 'false');

export const firstParagraph = (page: Page): Locator => page.locator('.ce-paragraph').first();

/** Unsaved changes are reported by the next frame: what is said before is about earlier ones. */
const untilTouched = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export async function expectSaved(page: Page): Promise<void> {
  await untilTouched(page);
  await expect(page.getByText(/^(Tersimpan|Saved)$/)).toBeVisible();
}

/** All that was typed is kept on the device, and the server is not reached. */
export async function expectKept(page: Page): Promise<void> {
  await untilTouched(page);
  await expect(page.getByText(/^(Tidak ada koneksi|No connection)/)).toBeVisible();
}

/** Opens the editor with a new article that has this title, with the cursor in its text. */
export async function beginArticle(page: Page, title: string): Promise<void> {
  await page.goto('/admin/blog?edit=new');
  await page.getByRole('textbox', { name: /^(Judul|Title)$/ }).fill(title);
  await expectEditorReady(page);
  await firstParagraph(page).click();
}

/** Editor.js hears the keys of a block that it has just made from the browser's next idle moment on. */
export const untilKeysAreHeard = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Adds a block below the last one with the button that a tap shows, as on a phone. */
export async function addBlock(page: Page, name: string): Promise<void> {
  const blocks = page.locator('.ce-block');
  const before = await blocks.count();
  // Typing has hidden the button.
  await blocks.last().click({ position: { x: 4, y: 4 } });
  await page.locator('.ce-toolbar__plus').click();
  await page
    .locator('.ce-popover--opened .ce-popover-item')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(page.locator('.ce-popover--opened')).toHaveCount(0);
  await expect.poll(async () => (await blocks.count()) >= before).toBe(true);
  await untilKeysAreHeard(page);
}

/** A picture as somebody would paste or drop it. */
const givenPicture = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
  canvas.getContext('2d').fillRect(0, 0, 300, 200);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const given = new DataTransfer();
  given.items.add(new File([blob], 'gambar.png', { type: 'image/png' }));
  return given;
})()`;

/** The event of a browser when a picture is pasted. */
export async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(`${givenPicture}.then((clipboardData) => document.activeElement.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })))`);
}

/** The event when a picture is dropped on a block. */
export async function dropPicture(page: Page, selector: string): Promise<void> {
  await page.evaluate(`${givenPicture}.then((dataTransfer) => [...document.querySelectorAll(${JSON.stringify(selector)})]
    .at(-1).dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })))`);
}
