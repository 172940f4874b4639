import type { API, BlockAPI, BlockToolConstructorOptions } from '@editorjs/editorjs';

/** What our own blocks are made with. */
export type ToolOptions<Data extends object, Config extends object> = BlockToolConstructorOptions<Data, Config> & {
  api: API;
  block: BlockAPI;
};

/** An element with classes and what it holds. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

let fields = 0;

/** A labelled field; what is typed in it stays in it. */
export function labelled(
  label: string,
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
): HTMLElement {
  fields += 1;
  control.id = `block-field-${fields}`;
  // Editor.js would take these keys for its own: leave the block, delete it, split it.
  control.addEventListener('keydown', (event) => event.stopPropagation());
  control.addEventListener('paste', (event) => event.stopPropagation());
  return element('div', { className: 'mt-3' }, [
    element('label', { htmlFor: control.id, className: 'mb-1 block text-sm font-semibold', textContent: label }),
    control,
  ]);
}
