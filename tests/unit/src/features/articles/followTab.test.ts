// @vitest-environment jsdom
/**
 * Tab works in the article editor as anywhere else: into blocks, out of them and back, and to a new block after the
 * last.
 */
import type EditorJS from '@editorjs/editorjs';
import { afterEach, expect, test } from 'vitest';
import { followTab } from '../../../../../src/features/articles/admin/editor/followTab.ts';

let stop = () => {};

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Two fields around an editor of two blocks, which is not ready yet. */
function mountEditor() {
  document.body.innerHTML = `<input id="title"><div id="holder">
    <div class="ce-block"><textarea id="first">Awal.</textarea></div>
    <div class="ce-block"><input id="paste"><button id="choose"></button></div>
  </div>`;
  const holder = document.querySelector<HTMLElement>('#holder')!;
  const blocks = [...holder.querySelectorAll('.ce-block')];
  const parts: Partial<Pick<EditorJS, 'blocks' | 'caret'>> = {};
  let current = -1;
  let becomeReady = () => {};
  const isReady = new Promise<void>((resolve) => (becomeReady = resolve));
  stop = followTab(Object.assign(parts, { isReady }) as EditorJS, holder);
  const find = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
  return {
    find,
    current: () => current,
    async becomeReady() {
      parts.blocks = {
        getBlockByElement: (element: HTMLElement) => ({ id: String(blocks.indexOf(element.closest('.ce-block')!)) }),
        getBlockIndex: Number,
        getCurrentBlockIndex: () => current,
        getBlocksCount: () => blocks.length,
        getBlockByIndex: (index: number) => ({ holder: blocks[index] }),
        insert() {
          holder.insertAdjacentHTML('beforeend', '<div class="ce-block"><textarea id="below"></textarea></div>');
          blocks.push(holder.lastElementChild!);
        },
      } as never;
      // As Editor.js does: the cursor goes to the start of the block's first field.
      parts.caret = {
        setToBlock(index: number) {
          current = index;
          const field = blocks[index]!.querySelector<HTMLInputElement>('input, textarea')!;
          field.focus();
          field.setSelectionRange(0, 0);
        },
      } as never;
      becomeReady();
      await isReady;
    },
    tabTo(id: string) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      find(id).focus();
    },
  };
}

test('a block that the cursor came into before the editor was ready is the one that keys go to', async () => {
  const { find, tabTo, becomeReady, current } = mountEditor();
  find('title').focus();
  tabTo('first');
  find('first').setSelectionRange(5, 5);
  await becomeReady();
  expect(current()).toBe(0);
  expect([document.activeElement, find('first').selectionStart]).toEqual([find('first'), 5]);
});

test('a cursor elsewhere is left there when the editor is ready', async () => {
  const { find, becomeReady, current } = mountEditor();
  find('title').focus();
  await becomeReady();
  expect([document.activeElement, current()]).toEqual([find('title'), -1]);
});

test('Tab leads to the control that it led to, and the block around it', async () => {
  const { find, tabTo, becomeReady, current } = mountEditor();
  await becomeReady();
  tabTo('choose');
  expect([document.activeElement, current()]).toEqual([find('choose'), 1]);
});

test('what is pressed after a Tab that led nowhere is the editor’s own to follow', async () => {
  const { find, tabTo, becomeReady, current } = mountEditor();
  await becomeReady();
  find('title').focus();
  tabTo('title');
  find('first').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('first').focus();
  expect(current()).toBe(-1);
});

test('Tab leads out of a field that would take it for its own, and back', async () => {
  const { find, becomeReady } = mountEditor();
  await becomeReady();
  let indented = 0;
  find('first').addEventListener('keydown', () => (indented += 1));
  for (const shiftKey of [false, true]) {
    const key = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
    find('first').dispatchEvent(key);
    expect([indented, key.defaultPrevented]).toEqual([0, false]);
  }
});

test('after the last control of the last block there is a place to write on', async () => {
  const { find, becomeReady, current } = mountEditor();
  await becomeReady();
  const tab = (id: string) => {
    const key = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    find(id).dispatchEvent(key);
    return key.defaultPrevented;
  };
  expect([tab('paste'), document.querySelector('#below')]).toEqual([false, null]);
  expect([tab('choose'), current(), document.activeElement]).toEqual([true, 2, find('below')]);
});
