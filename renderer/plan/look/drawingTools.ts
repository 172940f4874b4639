import { FIGURES } from '../../subject/figureDrawings.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';

const VERBS: ReadonlySet<string> = new Set(
  'gambar menggambar mewarnai melukis nulis menulis drawing colouring coloring painting writing'.split(' '),
);

/** "anak lagi gambar pake krayon": crayons in somebody's hand, not the style of the picture. */
export function isToolOfSomebody({ position }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  return hits.some(({ meaning: { subject }, end }) => {
    if (subject === undefined || !(subject in FIGURES) || end > position) return false;
    const verb = tokens.findIndex(({ word }, at) => at >= end && at < position && VERBS.has(word));
    return verb >= 0 && !tokens.slice(verb, position + 1).some(({ opens }) => opens);
  });
}
