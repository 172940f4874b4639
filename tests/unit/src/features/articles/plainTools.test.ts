// @vitest-environment jsdom
/** Pasted code keeps its lines and indentation. */
import { expect, test } from 'vitest';
import { PlainCode } from '../../../../../src/features/articles/admin/tools/plainTools.ts';

test('pasted code reads as it did where it was copied', () => {
  const tool = new PlainCode({
    data: { code: '' },
    config: { placeholder: '' },
    api: { styles: {}, i18n: { t: (text: string) => text } },
    readOnly: false,
  } as never);
  const pre = document.createElement('pre');
  pre.innerHTML = 'if (a &lt; b &amp;&amp; c) <span>{}</span>';
  tool.onPaste(Object.assign(new Event('tag'), { detail: { data: pre } }) as never);
  expect(tool.data).toEqual({ code: 'if (a < b && c) {}' });
});
