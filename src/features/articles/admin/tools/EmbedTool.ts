import { readEmbed } from '../../../../../contract/articleWords.ts';
import { element, labelled, type ToolOptions } from './blockTool.ts';

interface EmbedData {
  source?: string;
  caption?: string;
}
export interface EmbedTexts {
  title: string;
  address: string;
  caption: string;
  unsupported: string;
}

const ICON =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2"><rect x="3" y="5" width="18" height="14" rx="3"/><path d="m10 9 5 3-5 3z"/></svg>';

/** A video from an allowed site; the editor loads nothing from there. */
export class EmbedTool {
  static toolbox = { title: 'Video', icon: ICON };
  static pasteConfig = {
    patterns: { video: /^https:\/\/(?:[\w.]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\/\S+$/ },
  };
  private readonly texts: EmbedTexts;
  private readonly source: HTMLInputElement;
  private readonly caption: HTMLInputElement;
  private readonly problem = element('p', { className: 'text-error mt-1 text-sm', role: 'alert' });

  constructor({ data, config }: ToolOptions<EmbedData, EmbedTexts>) {
    this.texts = config as EmbedTexts;
    this.source = element('input', {
      type: 'url',
      className: 'input bg-surface h-11 w-full text-base',
      value: data.source ?? '',
    });
    this.caption = element('input', {
      className: 'input bg-surface h-11 w-full text-base',
      maxLength: 300,
      value: data.caption ?? '',
    });
    this.source.addEventListener('input', () => this.check());
  }

  render(): HTMLElement {
    const { texts } = this;
    return element('div', { className: 'bg-base-200 border-line rounded-box my-3 border p-4' }, [
      element('p', { className: 'text-accent text-sm font-bold', textContent: texts.title }),
      labelled(texts.address, this.source),
      this.problem,
      labelled(texts.caption, this.caption),
    ]);
  }

  onPaste(event: CustomEvent<{ data: string }>): void {
    this.source.value = event.detail.data;
    this.check();
  }

  private check(): void {
    const address = this.source.value.trim();
    this.problem.textContent = address === '' || readEmbed(address) ? '' : this.texts.unsupported;
  }

  save(): EmbedData {
    return { source: this.source.value.trim(), caption: this.caption.value.trim() };
  }

  validate({ source }: EmbedData): boolean {
    return source !== undefined && readEmbed(source) !== null;
  }
}
