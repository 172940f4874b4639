import type { Locator, Page } from '@playwright/test';
import type { Task } from '../../../contract/generation.ts';
import type { Share } from '../../../contract/shares.ts';
import { callAs } from './callAs.ts';
import { expect } from './test.ts';

/** The generator's create button, in Indonesian, once it shows a price. */
export const createButton = (page: Page): Locator => page.getByRole('button', { name: /^Buat( \d+)? · [\d.]+ koin$/ });

/** On phones the composer is collapsed to one line of text and the button until the text is focused. */
export const expandComposer = (page: Page): Promise<void> => page.getByRole('textbox').focus();

/** Opens a setting's sheet by its chip, chooses, and closes it. */
export async function choose(page: Page, setting: string, choice: string): Promise<void> {
  await expandComposer(page);
  await page.getByRole('button', { name: new RegExp(`^${setting}:`) }).click();
  const sheet = page.getByRole('dialog');
  // The radio button is visually hidden; people press its row.
  await sheet.locator('label', { has: page.getByRole('radio', { name: choice }) }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Milliseconds for one item: a loaded machine draws slowly, and one at a time, so that others may come first. */
export const RENDERED_WITHIN_MS = 180_000;

interface Asked {
  prompt: string;
  count?: number;
}

/** Generates images through the API and waits for them: for tests that need content but do not test how it is made. */
export async function makeImages(accessToken: string, { prompt, count = 1 }: Asked): Promise<Task[]> {
  return makeItems(accessToken, '/images/text-to-image', { prompt, count });
}

/** The same with any generating call; `body` is the body of that call. */
export async function makeItems(
  accessToken: string,
  path: string,
  body: { prompt: string; [field: string]: unknown },
): Promise<Task[]> {
  const { data } = await callAs<{ data: { items: Task[] } }>(accessToken, 'POST', path, body);
  return Promise.all(
    data.items.map(async ({ id, kind }) => {
      let task: Task | undefined;
      await expect
        .poll(
          async () =>
            (task = (
              await callAs<{ data: Task }>(accessToken, 'GET', `/${kind === 'video' ? 'videos' : 'images/task'}/${id}`)
            ).data).status,
          { message: `"${body.prompt}"`, timeout: RENDERED_WITHIN_MS },
        )
        .toBe('completed');
      return task as Task;
    }),
  );
}

/** Makes a public link for an item, with its prompt. */
export async function shareItem(accessToken: string, { id }: Pick<Task, 'id'>): Promise<Share> {
  return (await callAs<{ data: Share }>(accessToken, 'PUT', `/library/${id}/share`, { shows_prompt: true })).data;
}
