import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import { isAct } from '../../prompt/vocabulary/actWords.ts';
import { STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';

/** The figure drawn for each woman when she wears a hijab. */
const VEILED: Readonly<Record<string, string>> = {
  woman: 'hijabi',
  girl: 'hijabi',
  mother: 'hijabi',
  grandmother: 'hijabi',
  'home-cook': 'veiled-cook',
};

/** "dua sahabat cewek": friends of one kind, who are drawn as several of it. */
export function friendsOfAKind(friends: Hit, hits: readonly Hit[]): string | null {
  const hit = hits.find(
    ({ meaning: { subject, details }, position, end }) =>
      (position === friends.end || end === friends.position) &&
      KINDS_OF_FRIENDS.has(subject ?? '') &&
      // "sahabat nyanyi": who usually does it is nobody that is named.
      !details.some(({ name }) => isAct(name)),
  );
  return hit?.meaning.subject ?? null;
}
const KINDS_OF_FRIENDS: ReadonlySet<string> = new Set(['woman', 'hijabi', 'girl', 'mother', 'person']);

/** "anak kembar cewek": a child whom a later word of the same clause makes a girl. */
export function girlOf(
  named: string,
  child: Hit | null,
  hits: readonly Hit[],
  tokens: readonly Token[],
): Hit | undefined {
  if (named !== 'boy' || !child) return undefined;
  return hits.find(
    ({ meaning: { subject, details }, position }) =>
      subject === 'woman' &&
      // "anak kecil packing paket": who usually does it is nobody that is named.
      !details.some(({ name }) => isAct(name)) &&
      position >= child.end &&
      // "anak kembar cewek", "anak saya yg cewek".
      tokens.slice(child.end, position).filter(({ word }) => !STOP_WORDS.has(word)).length <= 1 &&
      position <= child.end + 3 &&
      !tokens.slice(child.end, position + 1).some(({ opens, word }) => opens || JOINING.has(word)),
  );
}
const JOINING: ReadonlySet<string> = new Set('dan sama bareng bersama dengan and with'.split(' '));

const WOMEN_AT_WORK: ReadonlySet<string> = new Set(['reader', 'home-cook', 'veiled-cook', 'teacher', 'geisha']);

/** The subject to draw, veiled where a hijab is named: "ibu berhijab memasak". */
export function veiled(named: string, veil: Hit | undefined, hits: readonly Hit[]): string {
  const isVeiled = veil !== undefined || hits.some(({ meaning }) => meaning.subject === 'hijabi');
  return (isVeiled && VEILED[named]) || named;
}

/** "cewek baca buku": whether a phrase names the person whose activity is drawn. */
export function isWhoDoes({ meaning }: Hit, subject: string): boolean {
  return WOMEN_AT_WORK.has(subject) && VEILED[meaning.subject ?? ''] === 'hijabi';
}

/** People who are drawn as a woman, or veiled, where the prompt says so. */
const EITHER: ReadonlySet<string> = new Set([
  'doctor',
  'businessman',
  'barista',
  'reader',
  'senior-pupil',
  'junior-pupil',
]);

/** Words for pupils that are said of girls only. */
const GIRL_AT_SCHOOL = /^siswi\b|school girl$/iu;

/** Words for who cares for the sick that are mostly, or only, said of women. */
const MEN: ReadonlySet<string> = new Set(['person', 'grandfather', 'boy']);
const WOMEN_WHO_CARE = /(?:^|\s)(?:bidan|suster|perawat|nurse)$/iu;

/** What is said of women only: after who they are in Indonesian, before it in English. */
const OF_WOMEN_AFTER: ReadonlySet<string> = new Set('cantik ayu jelita'.split(' '));
const OF_WOMEN_BEFORE: ReadonlySet<string> = new Set('beautiful pretty'.split(' '));

/**
 * "dokter perempuan", "barista berhijab": the detail that makes the subject a woman, and the phrase that says it; null
 * where a word only implies it, of which nothing else is drawn.
 */
export function womanAtWork(
  subjectHit: Hit,
  veil: Hit | undefined,
  hits: readonly Hit[],
  tokens: readonly Token[],
): { detail: 'female' | 'veiled'; hit: Hit | null } | null {
  if (!EITHER.has(subjectHit.meaning.subject!)) return null;
  const hit =
    veil ??
    hits.find(({ meaning, position, end }) =>
      VEILED[meaning.subject ?? ''] !== undefined || meaning.subject === 'hijabi'
        ? position === subjectHit.end || end === subjectHit.position
        : false,
    );
  if (hit) return { detail: veil || hit.meaning.subject === 'hijabi' ? 'veiled' : 'female', hit };
  const { position, end, typed } = subjectHit;
  const isMan = hits.some(
    ({ meaning, position: at, end: to }) => MEN.has(meaning.subject ?? '') && (at === end || to === position),
  );
  const isImplied =
    GIRL_AT_SCHOOL.test(typed) ||
    (WOMEN_WHO_CARE.test(typed) && !isMan) ||
    (!tokens[end]?.opens && OF_WOMEN_AFTER.has(tokens[end]?.word ?? '')) ||
    (!tokens[position]!.opens && OF_WOMEN_BEFORE.has(tokens[position - 1]?.word ?? ''));
  return isImplied ? { detail: 'female', hit: null } : null;
}
