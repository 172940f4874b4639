import { ASPECT_RATIOS, type Mode } from '../../../../../contract/generationWords.ts';
import { MAX_PROMPT_LENGTH } from '../../../../../contract/limits.ts';
import { element, labelled, type ToolOptions } from './blockTool.ts';

interface PromptData {
  prompt?: string;
  mode?: Mode;
  aspect_ratio?: string | undefined;
}
export interface PromptTexts {
  title: string;
  prompt: string;
  makes: string;
  modes: Partial<Record<Mode, string>>;
  shape: string;
  anyShape: string;
}

const ICON =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2"><path d="m4 20 11-11m2-2 3-3M13 3v3m-1.500-1.500h3M19 11v3m-1.500-1.500h3"/></svg>';

/** "Coba prompt ini": a prompt that opens in the generator. */
export class PromptTool {
  static toolbox = { title: 'Prompt', icon: ICON };
  static isReadOnlySupported = false;
  private readonly texts: PromptTexts;
  private readonly prompt: HTMLTextAreaElement;
  private readonly mode: HTMLSelectElement;
  private readonly ratio: HTMLSelectElement;

  constructor({ data, config }: ToolOptions<PromptData, PromptTexts>) {
    this.texts = config as PromptTexts;
    this.prompt = element('textarea', {
      className: 'textarea bg-surface w-full text-base',
      rows: 3,
      maxLength: MAX_PROMPT_LENGTH,
      value: data.prompt ?? '',
    });
    const option = (value: string, text: string) => element('option', { value, textContent: text });
    this.mode = element(
      'select',
      { className: 'select bg-surface h-11 w-full text-base' },
      Object.entries(this.texts.modes).map(([value, text]) => option(value, text)),
    );
    this.mode.value = data.mode ?? 'text-to-video';
    this.ratio = element('select', { className: 'select bg-surface h-11 w-full text-base' }, [
      option('', this.texts.anyShape),
      ...ASPECT_RATIOS.filter((ratio) => ratio !== 'adaptive').map((ratio) => option(ratio, ratio)),
    ]);
    this.ratio.value = data.aspect_ratio ?? '';
  }

  render(): HTMLElement {
    const { texts } = this;
    return element('div', { className: 'bg-base-200 border-line rounded-box my-3 border p-4' }, [
      element('p', { className: 'text-accent text-sm font-bold', textContent: texts.title }),
      labelled(texts.prompt, this.prompt),
      element('div', { className: 'grid gap-x-3 sm:grid-cols-2' }, [
        labelled(texts.makes, this.mode),
        labelled(texts.shape, this.ratio),
      ]),
    ]);
  }

  save(): PromptData {
    return {
      prompt: this.prompt.value.trim(),
      mode: this.mode.value as Mode,
      ...(this.ratio.value && { aspect_ratio: this.ratio.value }),
    };
  }

  validate({ prompt }: PromptData): boolean {
    return Boolean(prompt);
  }
}
