import { canAct } from '../../subject/figureLook.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
import { normaliseWord } from '../normaliseWord.ts';
import { isAct } from '../vocabulary/actWords.ts';
import { LEXICON } from '../vocabulary/lexicon.ts';

/** Words after which whoever was named first does something else, too. */
const MEANWHILE: ReadonlySet<string> = new Set('sambil sembari seraya while'.split(' '));
/** What one does at whatever another does. */
const AT_ANOTHERS: ReadonlySet<string> = new Set(
  'mengajari ngajari ngajarin mengajarkan melihat lihat liat ngeliat nonton menonton menemani nemenin ngajak mengajak mengawasi ngawasin jagain menjaga membantu bantu bantuin watching teaching helping'.split(
    ' ',
  ),
);
/** Most words between somebody and what they do: "ibu yang lagi nyiram bunga". */
const MOST_BETWEEN = 3;

const isOfAct = ({ meaning, isNegated }: Hit): boolean => !isNegated && meaning.details.some(({ name }) => isAct(name));

const isSomebody = (hit: Hit): boolean =>
  !hit.isNegated && hit.meaning.subject !== undefined && canAct(hit.meaning.subject) && !isOfAct(hit);

/** "dokter memeriksa", "ibu memasak": whether a phrase says who does it, so that whoever follows is only its object. */
export function namesItsDoer({ typed }: Hit): boolean {
  const [first, ...rest] = typed.split(' ').map(normaliseWord);
  const meaning = LEXICON.get(first!);
  return (
    rest.length > 0 &&
    meaning?.subject !== undefined &&
    canAct(meaning.subject) &&
    !meaning.details.some(({ name }) => isAct(name))
  );
}

/** "anak naik sepeda", "his son how to ride a bicycle": whether an act follows at once on whoever does it. */
export const isSaidOf = ({ end }: Hit, { position }: Hit, tokens: readonly Token[]): boolean =>
  end <= position && tokens.slice(end, position).every(({ word }) => word === 'to' || word === 'how');

/** "ayah ngopi, ibu nyiram bunga": whoever is named before a second act does that one, and not the first of them. */
export function withDoers(hits: readonly Hit[], tokens: readonly Token[]): readonly Hit[] {
  const first = hits.find(isOfAct);
  const opener = first && hits.find((hit) => isSomebody(hit) && hit.end <= first.position);
  // "guru niup peluit, murid lari": the first act, too, where a clause of its own names somebody else.
  const own = first && hits.findLast((hit) => isSomebody(hit) && hit.end <= first.position);
  // "ayah mengajari anak naik sepeda": who is named before it only looks on.
  const isLookedAt =
    own &&
    isSaidOf(own, first!, tokens) &&
    tokens.slice(opener?.end, own?.position).some(({ word }) => AT_ANOTHERS.has(word));
  const isOfOwn = own && (isLookedAt || (tokens[own.position]!.opens && first!.position - own.end <= MOST_BETWEEN));
  if (first && own && opener !== own && isOfOwn)
    return hits.map((hit) => (hit === first ? { ...hit, doer: own } : hit));
  if (!first || !(namesItsDoer(first) || opener)) return hits;
  return hits.map((hit) => {
    if (hit === first || !isOfAct(hit)) return hit;
    const doer = hits.findLast(
      (other) => isSomebody(other) && other.position >= first.end && other.end <= hit.position,
    );
    const between = doer ? tokens.slice(doer.end, hit.position) : [];
    const isOwn = doer && between.length <= MOST_BETWEEN && !between.some(({ word }) => MEANWHILE.has(word));
    return isOwn ? { ...hit, doer } : hit;
  });
}
