import type { PromptReading } from '../interpretPrompt.ts';
import type { PlanReport } from './planReport.ts';

/** Reports the texts that are written in the picture, and the colours of their letters. */
export function reportLetters({ letters, letterColours, hits }: PromptReading, report: PlanReport): void {
  report.addChips(letters.map(({ text }) => ({ aspect: 'title', value: text, word: text })));
  for (const { word, called } of letterColours) {
    const [id, en] = called.split('/');
    if (!id || !en || report.chips.some((chip) => chip.word === word)) continue;
    for (const hit of hits) if (hit.typed === word && hit.meaning.dye) report.drawSilently(hit);
    report.addChips([{ aspect: 'detail', value: 'letterColour', word, drawn: { id, en } }]);
  }
}
