import type { API, BlockAPI, BlockToolConstructorOptions } from '@editorjs/editorjs';

/** The constructor options of our own blocks. */
export type ToolOptions<Data extends object, Config extends object> = BlockToolConstructorOptions<Data, Config> & {
  api: API;
  block: BlockAPI;
};

/** Creates an element with properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Stops key presses that Editor.js would take to leave, delete or split the block, instead of pressing the button. */
export function keepKeys(control: HTMLElement): void {
  control.addEventListener('keydown', (event) => {
    // Except the shortcut that opens the block's own menu: Ctrl + /.
    if (event.code !== 'Slash' || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
  });
}

let fields = 0;

/** A labelled field; key presses and pastes in it do not reach Editor.js. */
export function labelled(
  label: string,
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
): HTMLElement {
  fields += 1;
  control.id = `block-field-${fields}`;
  keepKeys(control);
  control.addEventListener('paste', (event) => event.stopPropagation());
  return element('div', { className: 'mt-3' }, [
    element('label', { htmlFor: control.id, className: 'mb-1 block text-sm font-semibold', textContent: label }),
    control,
  ]);
}
