import type { PasteEvent } from '@editorjs/editorjs';
import CodeTool from '@editorjs/code';
import EditorjsList from '@editorjs/list';
import Quote from '@editorjs/quote';
import Table from '@editorjs/table';

/* The library's tools without the settings that an article does not store: readers see what the editor shows. */

/** Without alignment. */
export class PlainQuote extends Quote {
  override renderSettings() {
    return [];
  }
}

/** Without the start number and the kind of counter. */
export class PlainList extends EditorjsList {
  override renderSettings() {
    const settings = super.renderSettings();
    const end = settings.findIndex((setting) => 'type' in setting && setting.type === 'separator');
    return end === -1 ? settings : settings.slice(0, end);
  }
}

/** Only with or without headings; no full width. */
export class PlainTable extends Table {
  override renderSettings() {
    return super.renderSettings().slice(0, 2);
  }
}

/** Pastes text only: the library would keep the markup. */
export class PlainCode extends CodeTool {
  override onPaste(event: PasteEvent) {
    if (event.type === 'tag') this.data = { code: (event.detail as { data: HTMLElement }).data.textContent };
  }
}
