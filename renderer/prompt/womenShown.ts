import type { Hit } from './readPrompt.ts';

/** The figure drawn for each woman when she wears a hijab. */
const VEILED: Readonly<Record<string, string>> = {
  woman: 'hijabi',
  girl: 'hijabi',
  mother: 'hijabi',
  grandmother: 'hijabi',
  'home-cook': 'veiled-cook',
};

const WOMEN_AT_WORK: ReadonlySet<string> = new Set(['reader', 'home-cook', 'veiled-cook', 'teacher']);

/** The subject to draw, veiled where a hijab is named: "ibu berhijab memasak". */
export function veiled(named: string, veil: Hit | undefined, hits: readonly Hit[]): string {
  const isVeiled = veil !== undefined || hits.some(({ meaning }) => meaning.subject === 'hijabi');
  return (isVeiled && VEILED[named]) || named;
}

/** "cewek baca buku": whether a phrase names the person whose activity is drawn. */
export function isWhoDoes({ meaning }: Hit, subject: string): boolean {
  return WOMEN_AT_WORK.has(subject) && VEILED[meaning.subject ?? ''] === 'hijabi';
}
