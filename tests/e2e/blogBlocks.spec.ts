/** An article is written with every kind of block: on a phone by touch, at a desk by keys alone. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  addBlock,
  beginArticle,
  dropPicture,
  expectSaved,
  untilKeysAreHeard,
} from '../support/browser/articleEditor.ts';
import { adminTokens, ownWord } from '../support/browser/articles.ts';
import { callAs } from '../support/browser/callAs.ts';
import { makeImages } from '../support/browser/generation.ts';
import { speak, startSignedIn } from '../support/browser/people.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

// A single press that takes longer than this never succeeds.
test.use({ actionTimeout: 20_000 });

const PICTURE = path.join(import.meta.dirname, '../../public/landing/bunaken-480.webp');

/** Presses Tab until the cursor is in an empty paragraph. */
async function leaveByTab(page: Page): Promise<void> {
  const isInParagraph = () =>
    page.evaluate(() => {
      const place = document.activeElement;
      return place?.matches('.ce-paragraph') === true && place.textContent === '';
    });
  for (let presses = 0; presses < 8 && !(await isInParagraph()); presses++) {
    await page.keyboard.press('Tab');
    await untilKeysAreHeard(page);
  }
  expect(await isInParagraph()).toBe(true);
}

test.describe('on a phone, in English and in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'en-GB' });

  test('every kind of block is added by touch, and readers see it as it was written', async ({ page }) => {
    test.slow();
    const own = ownWord();
    const tokens = await adminTokens();
    await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
    await speak(page, 'en');
    await startSignedIn(page, tokens);
    await beginArticle(page, `Every kind of block ${own}`);
    const block = page.locator('.ce-block').last();
    await page.keyboard.type('It begins.');
    await addBlock(page, 'Heading');
    await page.keyboard.type('A chapter');
    await addBlock(page, 'List');
    await page.keyboard.type('one thing');
    await addBlock(page, 'Numbered list');
    await page.keyboard.type('the first');
    await addBlock(page, 'Checklist');
    await page.keyboard.type('to do');
    await addBlock(page, 'Quote');
    await page.keyboard.type('Well said.');
    await addBlock(page, 'Code');
    await block.locator('textarea').fill('const one = 1;');
    await addBlock(page, 'Table');
    await block.locator('.tc-cell').first().click();
    await page.keyboard.type('Size');
    await addBlock(page, 'Video');
    await block.getByLabel('Address of the video').fill('https://example.com/x');
    await expect(block.getByText('Only videos from YouTube and Vimeo')).toBeVisible();
    await block.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ');
    await addBlock(page, 'Prompt');
    await block.getByLabel('Prompt', { exact: true }).fill('a calm lake');
    await addBlock(page, 'Image');
    await block.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(block.getByLabel('Alternative text')).toBeFocused();
    await page.keyboard.type('A reef');
    await addBlock(page, 'Image');
    await block.getByRole('button', { name: 'From my works' }).click();
    await page.getByRole('button', { name: 'Take “Kain sutra biru”' }).first().click();
    await block.getByLabel('Alternative text').fill('A lake of my own');
    await addBlock(page, 'Image');
    await dropPicture(page, '.ce-block .border-line');
    await block.getByLabel('Alternative text').fill('A dark picture');
    await addBlock(page, 'Divider');
    await expectSaved(page);
    // The tooltip of a hovered button would be outside all landmarks.
    await page.mouse.move(1, 1);
    await expect(page.locator('.ct--shown')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('article').getByRole('heading', { name: 'A chapter' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    await page.goto(`/blog/every-kind-of-block-${own}`);
    const text = page.locator('#main');
    await expect(text.getByRole('heading', { level: 2, name: 'A chapter' })).toBeVisible();
    await expect(text.getByRole('listitem').filter({ hasText: 'one thing' })).toBeVisible();
    await expect(text.locator('ol').getByText('the first')).toBeVisible();
    await expect(text.getByText('to do')).toBeVisible();
    await expect(text.locator('blockquote')).toContainText('Well said.');
    await expect(text.locator('pre')).toContainText('const one = 1;');
    await expect(text.getByRole('table')).toContainText('Size');
    await expect(text.getByText('a calm lake')).toBeVisible();
    for (const name of ['A reef', 'A lake of my own', 'A dark picture'])
      await expect(text.getByRole('img', { name })).toBeVisible();
    await expect(text.locator('hr')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('keys alone add, fill in and leave every kind of block', async ({ page }) => {
    test.slow();
    const tokens = await adminTokens();
    await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
    await speak(page, 'en');
    await startSignedIn(page, tokens);
    await beginArticle(page, 'By keys alone');
    await page.keyboard.type('It begins.');
    await page.keyboard.press('Enter');
    const kinds: [name: string, fill: () => Promise<void>][] = [
      ['Heading', () => page.keyboard.type('A chapter')],
      ['Quote', () => page.keyboard.type('Well said.')],
      ['Code', () => page.keyboard.type('const one = 1;')],
      ['Table', () => page.keyboard.type('Size')],
      ['Video', () => page.keyboard.type('https://youtu.be/dQw4w9WgXcQ')],
      ['Prompt', () => page.keyboard.type('a calm lake')],
      [
        'Image',
        async () => {
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          await expect(page.locator('.ce-block').getByRole('button', { name: 'From my works' })).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', { name: 'Take “Kain sutra biru”' }).first()).toBeVisible();
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
          await expect(page.locator('.ce-block').getByLabel('Alternative text')).toBeFocused();
          await page.keyboard.type('A lake');
        },
      ],
      ['Checklist', () => page.keyboard.type('to do')],
    ];
    for (const [name, fill] of kinds) {
      await untilKeysAreHeard(page);
      await page.keyboard.type('/');
      await expect(page.locator('.ce-popover--opened input')).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.locator('.ce-popover--opened')).toHaveCount(0);
      await untilKeysAreHeard(page);
      await fill();
      if (name !== 'Checklist') await leaveByTab(page);
    }
    await expectSaved(page);
    const id = /edit=([\da-f-]{36})/.exec(page.url())![1];
    const { data } = await callAs<{ data: { content: { blocks: { type: string; data: object }[] } } }>(
      tokens.access_token,
      'GET',
      `/articles/${id}`,
    );
    expect(data.content.blocks.map(({ type }) => type).filter((type) => type !== 'paragraph')).toEqual(
      'header quote code table embed prompt image list'.split(' '),
    );
    expect(JSON.stringify(data.content)).toContain('"alt":"A lake"');
  });
});
