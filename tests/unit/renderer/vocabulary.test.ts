/**
 * A chip promises that something is in the picture: for every phrase of the lexicon, alone and with others, the plan
 * holds what its chips say, and each word is either used or reported, never both.
 */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createClip } from '../../../renderer/frames/createClip.ts';
import { SHOWN } from '../../../renderer/plan/report/planReport.ts';
import { ANIMAL_DOINGS } from '../../../renderer/prompt/vocabulary/animalWords.ts';
import { DETAIL_RULES } from '../../../renderer/prompt/vocabulary/detailWords.ts';
import { LEXICON, type Meaning } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { readPrompt } from '../../../renderer/prompt/readPrompt.ts';
import { NEGATIONS, STOP_WORDS } from '../../../renderer/prompt/vocabulary/stopWords.ts';
import { splitPrompt } from '../../../renderer/prompt/tokens.ts';
import { type Plan, type PlanChip, type SceneName, SCENES, TIMES, WEATHERS } from '../../../renderer/scene.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';
import { difference, type Frame, planOf } from './scenes/renderFrame.ts';

const COMPANY = [
  '@',
  'kucing @',
  '@ di pantai',
  'kopi di meja, @',
  'kota malam @',
  'luar angkasa @',
  'potret wanita @',
  'abstrak @',
  'sepatu @',
  'ibu di taman @',
  'foto produk kopi latar putih, @',
  'hutan hujan @',
  'bawah laut @',
] as const;

/** Shows no hour: studio lamps, views from above, scenes without a sun. */
const HOURS_UNSEEN: Partial<Record<SceneName, RegExp>> = {
  pond: /dawn|morning|golden|sunset|storm|overcast/,
  underwater: /dawn|morning|golden|sunset|storm|overcast/,
  space: /dawn|morning|day|golden|sunset|dusk|storm|overcast/,
  abstract: /dawn|morning|day|golden|sunset|dusk|storm|overcast/,
  portrait: /dawn|morning|storm|overcast/,
  table: /storm|overcast/,
  room: /storm|overcast/,
};

const isStudio = ({ scene, details }: Plan): boolean =>
  scene === 'table' && ('studio' in details || ('white' in details && !('marble' in details)));

/** Whether the picture shows the hour: under grey clouds no low sun, before a plain backdrop none at all. */
function showsHour(plan: Plan): boolean {
  if (isStudio(plan) || HOURS_UNSEEN[plan.scene]?.test(plan.time)) return false;
  return !(['morning', 'golden'].includes(plan.time) && ['rain', 'storm', 'snow'].includes(plan.weather));
}

/** Whether the picture shows the weather: clouds only in a sky, rain only outdoors or through a window. */
function showsWeather(plan: Plan): boolean {
  const { scene, weather } = plan;
  if (scene === 'underwater' || scene === 'space') return false;
  if (scene === 'table' || scene === 'room') return /rain|storm/.test(weather) && !isStudio(plan);
  const isSkyHidden = ['forest', 'bamboo', 'sakura', 'pond', 'portrait', 'abstract'].includes(scene);
  return !(isSkyHidden && /clear|cloudy/.test(weather));
}

const subjectsOf = ({ subject, companion, beside, mount }: Plan): (string | null)[] => [
  subject,
  companion,
  beside,
  mount,
];

function isTrue({ aspect, value, word, drawn }: PlanChip, plan: Plan): boolean {
  switch (aspect) {
    case 'scene':
      return plan.scene === value && !(isStudio(plan) && !('marble' in plan.details));
    case 'time':
      return plan.time === value && showsHour(plan);
    case 'weather':
      return plan.weather === value && word !== null && showsWeather(plan);
    case 'style':
      return plan.style === value;
    case 'colour':
      return plan.colours.some((colour) => colour === value);
    case 'subject':
      return subjectsOf(plan).includes(value);
    case 'detail':
      // What else a drawing shows of a word always has a name.
      if (value === SHOWN) return word !== null && drawn !== undefined;
      if (value === 'subjectColour') return plan.subjectColour !== null;
      // Numbers and clothes are read in their place beside somebody, not by a rule of their own.
      if (
        /^(?:backdrop|count|gown|kebaya|dressColour|veilColour|hairColour|peci|raincoat|spaceHelmet|inUniform|spectacles|cap|beard)$/.test(
          value,
        )
      )
        return value in plan.details;
      if (value === 'rainStrength') return showsWeather(plan);
      if (value === 'wet' && 'jakarta' in plan.details && !('street' in plan.details)) return false;
      if (value in ANIMAL_DOINGS) return value in plan.details && ANIMAL_DOINGS[value]!.scenes.includes(plan.scene);
      return (
        value in plan.details && DETAIL_RULES.some(({ name, scenes }) => name === value && scenes.includes(plan.scene))
      );
    case 'title':
      return plan.title !== null;
    // A still has no camera.
    case 'motion':
    case 'edit':
      return false;
  }
}

/** Aspects whose every value has a label, and texts, which say themselves. */
const CLOSED: ReadonlySet<PlanChip['aspect']> = new Set<PlanChip['aspect']>([
  'scene',
  'time',
  'weather',
  'style',
  'colour',
  'motion',
  'title',
]);

/** Weight of words that name a place and nothing in it. */
const OF_ITS_PLACE = -3.5;

/** Whether other chips already say all that this phrase does: "kopi … latte". */
function isSaidAlready(meaning: Meaning, plan: Plan): boolean {
  return (
    meaning.scenes.some(({ scene, weight }) => scene === plan.scene && weight > OF_ITS_PLACE) ||
    meaning.details.some(({ name }) => name in plan.details) ||
    meaning.time === plan.time ||
    (/^(?:reader|home-cook|teacher)$/.test(plan.subject ?? '') && meaning.subject === 'mother') ||
    (plan.subject === 'hijabi' && meaning.details.some(({ name }) => name === 'hijab')) ||
    subjectsOf(plan).includes(meaning.subject ?? '')
  );
}

describe.each(COMPANY)('every phrase of the lexicon in "%s"', (company) => {
  const plans = [...LEXICON.keys()].map((phrase) => {
    const prompt = company.replace('@', phrase);
    return {
      phrase,
      prompt,
      plan: createPlan({ prompt, seed: 3, isStill: true }),
    };
  });

  it('is told as drawn only where the plan has it', () => {
    const untrue = plans.flatMap(({ prompt, plan }) =>
      plan.chips.filter((chip) => !isTrue(chip, plan)).map(({ aspect, value }) => `${prompt}: ${aspect} ${value}`),
    );
    expect(untrue).toEqual([]);
  });

  it('is told by the name of what is drawn, by a word of a closed list or as a text', () => {
    const bare = plans.flatMap(({ prompt, plan }) =>
      plan.chips
        .filter(({ aspect, drawn }) => !drawn && !CLOSED.has(aspect))
        .map(({ aspect, value }) => `${prompt}: ${aspect} ${value}`),
    );
    expect(bare).toEqual([]);
  });

  it('is never told as drawn and as not drawn', () => {
    const both = plans.filter(({ plan }) => plan.chips.some(({ word }) => word && plan.unmatched.includes(word)));
    expect(both.map(({ prompt }) => prompt)).toEqual([]);
  });

  it('disappears only where it repeats what is told', () => {
    const lost = plans.filter(({ phrase, prompt, plan }) => {
      if (plan.unknownSubject) return false;
      const told = [...plan.chips.map(({ word }) => word ?? ''), ...plan.unmatched].join(' ').toLowerCase();
      const words = told.split(/[^\p{L}\p{N}']+/u);
      const isTold = phrase
        .split(' ')
        .every((word) => words.includes(word) || STOP_WORDS.has(word) || NEGATIONS.has(word));
      if (isTold) return false;
      const { hits } = readPrompt(splitPrompt(prompt).tokens);
      return !hits.some(({ typed, meaning }) => !words.includes(typed) && isSaidAlready(meaning, plan));
    });
    expect(lost.map(({ prompt }) => prompt)).toEqual([]);
  });
});

it.each([
  ['foto produk sambel botolan, background merah', ['table', 'golden', 'morning', 'day', 'studio']],
  ['ojol kehujanan di jakarta', ['wet', 'golden', 'morning']],
  ['kucing di bukit', ['clear', 'cloudy', 'golden', 'morning']],
  ['hutan', ['clear', 'cloudy']],
  ['wooden cabin, snow is falling', ['golden', 'morning']],
  ['kolam ikan koi', ['day', 'morning', 'golden']],
])('claims of "%s", whatever the seed, nothing that a stranger would not see', (prompt, unseen) => {
  for (let seed = 1; seed <= 12; seed++) {
    const { chips } = createPlan({ prompt, seed, isStill: true });
    expect(chips.filter(({ value, word }) => word === null && unseen.includes(value))).toEqual([]);
  }
  expect(createPlan({ prompt, seed: 1 }).chips.map(({ value }) => value)).not.toContain(unseen[0]);
});

it.each([
  ['sepatu di atas meja, latar putih', 'atas meja'],
  ['kopi susu sore hari, background merah', 'sore hari'],
  ['kopi latar putih, hujan deras', 'hujan deras'],
])('says of "%s" what is not seen', (prompt, word) => {
  expect(createPlan({ prompt, seed: 3, isStill: true }).unmatched).toContain(word);
});

it('tells nothing of a refused prompt as drawn', () => {
  const refused = understandPrompt({
    mode: 'text-to-image',
    prompt: 'bunga anggrek ungu di meja saat senja',
    seed: 3,
    maxImages: 1,
    pictures: 0,
  });
  expect(refused.verdict).toBe('unknown_subject');
  expect(refused.chips).toEqual([]);
});

describe('light and weather that are told', () => {
  const NAMES = {
    table: 'kopi di meja',
    portrait: 'potret wanita',
    abstract: 'abstrak',
    space: 'luar angkasa',
  };
  const PLACES = Object.entries({
    ...NAMES,
    pond: 'kolam ikan koi',
    underwater: 'bawah laut',
  });
  /** A mean difference below this, in levels of 255, is not visible. */
  const UNSEEN = 0.1;

  it.each(PLACES)('are seen where there is no sky: %s', async (scene, place) => {
    const name = SCENES.find((one) => one === scene)!;
    const shared = { seed: 21, time: 'day' } as const;
    const details = createPlan({
      prompt: place,
      seed: 3,
      isStill: true,
    }).details;
    const size = { width: 96, height: 54 };
    const paint = async (changes: Partial<Plan>): Promise<Frame> => {
      const plan = planOf(name, { ...shared, details, ...changes });
      const clip = await createClip({
        plan,
        ...size,
        fps: 24,
        frameCount: 1,
        hasWatermark: false,
        grain: 0,
      });
      return {
        ...size,
        pixels: clip.drawFrame(0).getContext('2d').getImageData(0, 0, 96, 54).data,
      };
    };
    const plain = await paint({});
    const unseen: string[] = [];
    for (const [aspect, words] of [
      ['time', TIMES],
      ['weather', WEATHERS],
    ] as const)
      for (const value of words) {
        if (value === 'day' || value === 'clear') continue;
        const phrase = [...LEXICON].find(([, { scenes, ...own }]) => scenes.length === 0 && own[aspect] === value)?.[0];
        if (!phrase) continue;
        const plan = createPlan({
          prompt: `${place}, ${phrase}`,
          seed: 3,
          isStill: true,
        });
        if (!plan.chips.some((chip) => chip.aspect === aspect && chip.word && chip.value === value)) continue;
        if (difference(plain, await paint({ [aspect]: value })) < UNSEEN) unseen.push(phrase);
      }
    expect(unseen).toEqual([]);
  });
});
