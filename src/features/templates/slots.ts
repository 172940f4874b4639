import type { Slot } from './promptParts.ts';

/** Anything in braces, even if it is not yet a valid slot name. */
const BRACES = /\{([^{}]+)\}/g;
const MAX_NAME_LENGTH = 30;
const MAX_LABEL_LENGTH = 60;
const MAX_EXAMPLE_LENGTH = 120;
const NAMELESS = 'slot';

/** Derives a slot name: "Nama Toko" → `nama_toko`. The contract allows lower-case letters and underscores. */
export function slotNameOf(words: string): string {
  const name = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^_+|_+$/g, '');
  return name || NAMELESS;
}

/** `nama_toko` → "Nama toko". */
function labelOf(words: string): string {
  const label = words.replaceAll('_', ' ').trim().slice(0, MAX_LABEL_LENGTH);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The prompt as it is saved: the text in each pair of braces becomes a valid slot name. */
export function withSlotNames(prompt: string): string {
  return prompt.replace(BRACES, (_, words: string) => `{${slotNameOf(words)}}`);
}

/**
 * The slots of a prompt that is being edited, in order of appearance. A slot keeps its label and example as long as its
 * name stays. A renamed slot keeps them too, if the number of slots stays the same.
 */
export function slotsOf(prompt: string, before: readonly Slot[]): Slot[] {
  const words = new Map(
    [...prompt.matchAll(BRACES)].map((match) => [slotNameOf(match[1] ?? ''), match[1] ?? ''] as const).toReversed(),
  );
  const found = [...new Set([...prompt.matchAll(BRACES)].map((match) => slotNameOf(match[1] ?? '')))];
  return found.map((name, index) => {
    const same = before.find((slot) => slot.name === name);
    if (same) return same;
    const label = labelOf(words.get(name) ?? name);
    const replaced = before.length === found.length ? before[index] : undefined;
    if (!replaced || found.includes(replaced.name)) return { name, label, example: '' };
    return {
      name,
      label: replaced.label === labelOf(replaced.name) ? label : replaced.label,
      example: replaced.example,
    };
  });
}

export interface MarkedSlot {
  prompt: string;
  slots: Slot[];
  /** The position after the new braces, for the cursor. */
  end: number;
}

/**
 * Turns the selected words into a slot with them as its example. Selecting the same words again reuses the slot, so
 * that it has to be filled in only once.
 * @returns null when only white space is selected, or the selection overlaps a slot.
 */
export function markSlot(
  prompt: string,
  slots: readonly Slot[],
  selection: { start: number; end: number },
): MarkedSlot | null {
  const selected = prompt.slice(selection.start, selection.end);
  const words = selected.trim();
  if (!words || /[{}]/.test(words) || isInside(prompt, selection.start)) return null;
  const example = words.slice(0, MAX_EXAMPLE_LENGTH);
  const name = slots.find((slot) => slot.example === example)?.name ?? freeName(slotNameOf(words), slots);
  const start = selection.start + selected.indexOf(words);
  const braces = `{${name}}`;
  const marked = prompt.slice(0, start) + braces + prompt.slice(start + words.length);
  const known = slots.some((slot) => slot.name === name) ? slots : [...slots, { name, label: labelOf(words), example }];
  return { prompt: marked, slots: slotsOf(marked, known), end: start + braces.length };
}

const isInside = (prompt: string, position: number): boolean =>
  prompt.lastIndexOf('{', position - 1) > prompt.lastIndexOf('}', position - 1);

/** Names have no digits, so a second "toko" becomes `toko_b`. */
function freeName(name: string, slots: readonly Slot[]): string {
  const isTaken = (candidate: string) => slots.some((slot) => slot.name === candidate);
  if (!isTaken(name)) return name;
  const letter =
    [...'bcdefgh'].find((candidate) => !isTaken(`${name.slice(0, MAX_NAME_LENGTH - 2)}_${candidate}`)) ?? 'z';
  return `${name.slice(0, MAX_NAME_LENGTH - 2)}_${letter}`;
}
