import type { SceneName } from '../../scene.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { isWare } from '../../prompt/vocabulary/wareShapes.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { findPerformer, isOfAct } from './acting.ts';
import { canAct } from '../../subject/figureLook.ts';
import { CARD_WORDS } from '../../prompt/announcement.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import { isPoseName } from '../../prompt/vocabulary/poseWords.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';

const SOMEBODY: ReadonlySet<string> = new Set(
  'person woman hijabi boy girl children friends mother grandmother grandfather pupil'.split(' '),
);

/** Words before what a poster or card is to show. */
const DEPICTING: ReadonlySet<string> = new Set(['gambar', 'bergambar', 'gambarnya']);

/** On a poster or card, what is named after these is what it shows: "poster pengajian dengan masjid". */
const WITH: ReadonlySet<string> = new Set(['dengan', 'dgn', 'with']);

const ANYBODY =
  /^(?:orang|seseorang|manusia|person|human|fotografer|photographer|penyanyi|biduan|vokalis|singer|petenis|(?:pemain|atlet) .*|.* player)$/u;

const ACTIVITIES: ReadonlySet<string> = new Set(
  'footballer rider guitarist mother-and-baby home-cook reader teacher geisha dancer runner hiker prayer archer elf acrobat fighter skateboarder skier fisherman farmer'.split(
    ' ',
  ),
);

/** People as whom animals are dressed. */
const DRESSED_AS: ReadonlySet<string> = new Set(
  'warrior ninja pirate viking astronaut wizard king queen princess angel superhero cook doctor'.split(' '),
);

/** Details for ways of travelling, each with the silhouette motions that show it. */
export const TRAVELS: Readonly<Record<string, readonly string[]>> = {
  moving: ['sail', 'walk', 'drive', 'fly', 'soar', 'swim', 'flock'],
  flying: ['fly', 'soar', 'flock', 'flap', 'hover'],
  swimming: ['swim'],
  sailing: ['sail'],
  walking: ['walk'],
  driving: ['drive'],
};

/** Details that set the speed of time. */
export const PACES: ReadonlySet<string> = new Set(['slowMotion', 'timelapse']);

/** Places with a weight below this are only where the subject usually is. */
const WEAKEST_PLACE = -3;

/** Whether any of these subjects travels in one of these ways. */
export function canTravel(ways: readonly string[], subjects: readonly (string | null)[]): boolean {
  return subjects.some((name) => name !== null && ways.includes(SILHOUETTES[name]?.motion ?? ''));
}

/** "pasar ikan", "bird market": the wares only name the market and are not its subject. */
export function isMarketWares({ meaning, position, end }: Hit, tokens: readonly Token[]): boolean {
  if (meaning.subject === undefined) return false;
  const [before, after] = [tokens[position - 1]?.word, tokens[end]];
  return (before === 'pasar' && !tokens[position]!.opens) || (after?.word === 'market' && !after.opens);
}

/**
 * The picture's subject: the first one that is not merely scenery ("pohon kelapa" frames a beach, "perahu" is a
 * subject), and a companion that flies above it. Of a flying and a standing thing, the standing one is the subject.
 */
export function chooseSubjects(
  hits: readonly Hit[],
  tokens: readonly Token[],
): { subjectHit: Hit | null; companionHit: Hit | null } {
  const isCard = tokens.some(({ word }) => CARD_WORDS.has(word));
  const isDepicted = ({ position }: Hit): boolean => {
    const before = tokens[position - 1]?.word ?? '';
    return (DEPICTING.has(before) || (isCard && WITH.has(before))) && !tokens[position]!.opens;
  };
  const subjects = hits.filter((hit) => hit.meaning.subject && !isDoneByFish(hit, hits) && !isOfIsland(hit, hits));
  // Words for people ("wanita", "nelayan") are a face in a portrait, a whole figure everywhere else.
  const named = subjects.filter(
    ({ meaning }) =>
      // An astronaut is somebody, though one alone is in space.
      meaning.scenes.every(({ weight }) => weight < WEAKEST_PLACE) &&
      meaning.details.every(
        (rule) => rule.name in TRAVELS || isPoseName(rule.name) || rule.scenes.every((scene) => scene === 'portrait'),
      ),
  );
  const performer = named[0] && isBeast(named[0]) ? null : findPerformer(subjects, named);
  // "running horse": what nobody performs brings nobody with it.
  const others = performer ? named : named.filter((hit) => !isOfAct(hit));
  const things = others.length > 0 ? others : named;
  // "anak kecil bermain bola": the activity says more than the person.
  const doing =
    things.find((hit) => ACTIVITIES.has(hit.meaning.subject!)) ??
    // "bapak petani di sawah", "young hijabi doctor": a title before the job.
    subjects.find((hit) => isRightAfter(things[0], hit) && isJob(hit.meaning.subject!));
  // "orang camping di tenda": an unspecific person says least about the picture.
  const isAnybody = things[0]?.meaning.subject === 'person' && ANYBODY.test(normaliseWord(things[0].typed));
  const other = isAnybody ? things.find(({ meaning }) => meaning.subject !== 'person') : undefined;
  const first =
    // "poster pengajian … gambar masjid": the picture that is asked for by that word.
    things.find(isDepicted) ??
    // "pasar terapung, ibu-ibu jualan buah": whoever sells there is in a boat of its own.
    things.find(({ meaning }) => meaning.subject === 'floating-market') ??
    // "masjid kubah emas malam takbiran": the night, and nobody who marches.
    (performer && EVE.test(performer.typed) ? things.find(({ meaning }) => meaning.subject === 'mosque') : null) ??
    performer ??
    (things[0] && SOMEBODY.has(things[0].meaning.subject!) ? doing : null) ??
    // "ninja wolf", "astronaut cat": an animal dressed as somebody.
    (things[0] && DRESSED_AS.has(things[0].meaning.subject!)
      ? things.find((hit) => isRightAfter(things[0], hit) && hit.meaning.subject! in ANIMALS)
      : null) ??
    other ??
    // "imlek barongsai": a feast is what is seen at it.
    (isFeast(things[0]) ? things.find((hit) => !isFeast(hit)) : null) ??
    things[0] ??
    subjects[0] ??
    null;
  const second =
    first &&
    things.find(
      (hit) => hit !== first && hit.meaning.subject !== first.meaning.subject && isFlying(hit) !== isFlying(first),
    );
  if (!first || !second) return { subjectHit: first, companionHit: null };
  return isFlying(first) ? { subjectHit: second, companionHit: first } : { subjectHit: first, companionHit: second };
}

/** The evening before Eid, as a night and not as a procession. */
const EVE = /^malam takbiran$/iu;

const FEAST =
  /^(?:hari raya )?(?:imlek|cap go meh|waisak|nyepi|galungan|kuningan|paskah)$|^(?:chinese|lunar) new year$/iu;
const isFeast = (hit: Hit | undefined): boolean => hit !== undefined && FEAST.test(hit.typed);

/** "pulau melayang dengan air terjun": the water falls from the island. */
const isOfIsland = ({ meaning }: Hit, hits: readonly Hit[]): boolean =>
  meaning.subject === 'waterfall' && hits.some((hit) => !hit.isNegated && hit.meaning.subject === 'floating-island');

/** What the fish of a pond do as people do. */
const OF_FISH: ReadonlySet<string> = new Set(['swims', 'jumps']);

/** "ikan koi berenang": whether fish that are part of their pond do what a phrase says, and nobody else. */
const isDoneByFish = ({ meaning }: Hit, hits: readonly Hit[]): boolean =>
  meaning.details.some(({ name }) => OF_FISH.has(name)) &&
  hits.some((fish) => !fish.isNegated && fish.meaning.details.some(({ name }) => name === 'koi')) &&
  !hits.some((hit) => hit.meaning.subject && canAct(hit.meaning.subject) && !isOfAct(hit));

const isBeast = ({ meaning }: Hit): boolean =>
  meaning.subject! in ANIMALS || SILHOUETTES[meaning.subject!]?.motion === 'walk';

const isRightAfter = (first: Hit | undefined, { position }: Hit): boolean => first?.end === position;

const isJob = (subject: string): boolean => ACTIVITIES.has(subject) || subject === 'doctor' || subject === 'barista';

function isFlying({ meaning }: Hit): boolean {
  return SILHOUETTES[meaning.subject!]?.anchor === 'sky';
}

/** Whether a detail is worn, held or sold by somebody. */
const isOnBody = (name: string): boolean => name === 'adat' || isWare(name);

/** Whether a word that could be a subject is already in the picture as part of this scene. */
export function isScenery({ meaning }: Hit, scene: SceneName): boolean {
  return (
    meaning.details.some(
      ({ name, scenes }) => !(name in TRAVELS || isPoseName(name) || isOnBody(name)) && scenes.includes(scene),
    ) || meaning.scenes.some((entry) => entry.scene === scene && entry.weight > -2)
  );
}
