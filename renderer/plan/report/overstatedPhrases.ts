import { isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { SceneName } from '../../scene.ts';
import { isEnglishPlural } from '../subjects/numberAndClothes.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';

/** Named places whose scene has what they are known for: terraces, tulips, bamboo, karst islands, a crater over mist. */
const KNOWN_BY_THEIR_SCENE: ReadonlySet<string> = new Set(
  'bromo|raja ampat|wayag|misool|tegalalang|tegallalang|jatiluwih|keukenhof|arashiyama|sahara|bunaken|wakatobi'.split(
    '|',
  ),
);

/** How a picture is to look where nobody sees that it does, or only a part of it. */
const MANNERS =
  /^(?:epik|epic|movie|(?:gaya )?hollywood|blockbuster|[789]0an|jadul|sepia|tempo dulu|(?:awan|langit) dramatis|dramatic (?:clouds|sky))$/iu;

/** A pavement, which runs along the street of a city, where nobody stands on it. */
const PAVEMENT = /^(?:trotoar|sidewalk|pavement)$/iu;

/** Where nobody is drawn doing it, only the waves for it are. */
const SURFING = /^(?:(?:ber)?selancar|surf|surfing)$/iu;

/** Subjects that are several of their kind anyway. */
const SEVERAL: ReadonlySet<string> = new Set(
  'balloons women children friends family palm floating-market village'.split(' '),
);

/** Whether a subject is drawn as many of its kind. */
export const isSeveral = (subject: string): boolean => SEVERAL.has(subject) || SILHOUETTES[subject]?.motion === 'flock';

/** What decides whether a phrase says more than is seen. */
interface Seen {
  scene: SceneName;
  subjects: readonly (string | null)[];
  details: Readonly<Record<string, number>>;
}

/** Whether a phrase says more than the picture shows: which place, which manner or how many. */
export function isOverstated(hit: Hit, { scene, subjects, details }: Seen): boolean {
  const { subject } = hit.meaning;
  if (isNamedPlace(hit.typed) && subject === undefined) return !KNOWN_BY_THEIR_SCENE.has(normaliseWord(hit.typed));
  if (/^(?:cinematic|sinematik|sinematis)$/iu.test(hit.typed)) return scene === 'table' || scene === 'room';
  if (MANNERS.test(hit.typed)) return true;
  if (PAVEMENT.test(hit.typed)) return subjects.length > 0;
  if (SURFING.test(hit.typed)) return subjects.some((name) => name !== null) && !details.surfs;
  if (subject === undefined || !subjects.includes(subject)) return false;
  return isEnglishPlural(hit) && !details.count && !isSeveral(subject);
}
