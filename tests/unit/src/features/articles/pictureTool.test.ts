// @vitest-environment jsdom
/** A failed upload takes the focus only from somebody who waited for it. */
import { afterEach, expect, test } from 'vitest';
import { PictureTool } from '../../../../../src/features/articles/admin/tools/PictureTool.ts';

afterEach(() => document.body.replaceChildren());

/** A picture block whose upload fails on demand, beside a text field. */
function mountPicture() {
  let fail = () => {};
  const upload = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('refused'))));
  const tool = new PictureTool({ data: {}, config: { texts: {}, upload, describe: () => 'Ditolak' } } as never);
  const block = document.body.appendChild(tool.render());
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  tool.onPaste(new CustomEvent('paste', { detail: { file: new File([], 'a.png') } }));
  return { block, elsewhere, fail: () => fail() };
}

test('an upload that fails leaves the cursor to who writes on elsewhere', async () => {
  const { block, elsewhere, fail } = mountPicture();
  elsewhere.focus();
  fail();
  await expect.poll(() => block.textContent).toContain('Ditolak');
  expect(document.activeElement).toBe(elsewhere);
});

test('and leads who waited for it to another try', async () => {
  const { block, fail } = mountPicture();
  fail();
  await expect.poll(() => block.textContent).toContain('Ditolak');
  expect(document.activeElement).toBe(block.querySelector('button'));
});
