import type { Template } from '../../../contract/templates.ts';

export type Slot = Template['slots'][number];

/** The person's text for each slot, by slot name. */
export type Filling = Readonly<Record<string, string>>;

export interface PromptPart {
  text: string;
  /** `filled` by the person, else its `example`; `empty` when there is neither, with the slot's label as text. */
  kind: 'fixed' | 'filled' | 'example' | 'empty';
}

const BRACES = /\{([a-z_]{1,30})\}/g;

/** A template's prompt as it would be sent, in parts. Braces that name no slot are plain text. */
export function promptParts(prompt: string, slots: readonly Slot[], filling: Filling): PromptPart[] {
  const parts: PromptPart[] = [];
  let end = 0;
  for (const match of prompt.matchAll(BRACES)) {
    const slot = slots.find(({ name }) => name === match[1]);
    if (!slot) continue;
    if (match.index > end) parts.push({ text: prompt.slice(end, match.index), kind: 'fixed' });
    parts.push(slotPart(slot, filling[slot.name]?.trim() ?? ''));
    end = match.index + match[0].length;
  }
  if (end < prompt.length) parts.push({ text: prompt.slice(end), kind: 'fixed' });
  return parts;
}

function slotPart({ label, example }: Slot, filled: string): PromptPart {
  if (filled) return { text: filled, kind: 'filled' };
  return example ? { text: example, kind: 'example' } : { text: label, kind: 'empty' };
}

/** The prompt with every slot filled in; slots without text use their example. */
export function filledPrompt(prompt: string, slots: readonly Slot[], filling: Filling): string {
  return promptParts(prompt, slots, filling)
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Names of the slots that have neither text nor an example and must be filled first. */
export function missingSlots(slots: readonly Slot[], filling: Filling): string[] {
  return slots.filter(({ name, example }) => !example && !filling[name]?.trim()).map(({ name }) => name);
}
