import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { createPlan } from '../renderer/createPlan.ts';
import { registerStudioFont, STUDIO_FONT } from '../renderer/post/fonts.ts';
import { LEXICON, type Meaning } from '../renderer/prompt/vocabulary/lexicon.ts';
import { RenderRefusal } from '../renderer/renderRefusal.ts';
import { type Plan, type PlanChip, type SceneName } from '../renderer/scene.ts';
import { compare, type Difference, drawStill, isSeen, type Size, withoutClaim } from '../tests/unit/renderer/claims.ts';

/**
 * Whether what a plan says is drawn can be seen: `nice node bench/visible.ts [--scenes beach,city] [--aspects weather]
 * [--pairs 300] [--part 0/4] [--formats wide,square,tall] [--seed 5] [--side 320] [--sheet hidden.png] [--all]`.
 *
 * Every phrase of the lexicon is planned alone, and one phrase of each meaning in every scene. Of each distinct claim
 * (scene, aspect, value, number) a small still is drawn with it and without it, under the same seed; claims whose
 * absence hardly changes a pixel are printed, the least seen first. A claim has one format and seed, which go round, or
 * all of them with `--all`. With `--pairs` the claims are those of prompts of two random phrases.
 */
const { values } = parseArgs({
  options: {
    scenes: { type: 'string' },
    aspects: { type: 'string' },
    only: { type: 'string' },
    pairs: { type: 'string' },
    part: { type: 'string', default: '0/1' },
    formats: { type: 'string', default: 'wide,square,tall' },
    seed: { type: 'string', default: '5' },
    side: { type: 'string', default: '320' },
    sheet: { type: 'string' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const even = (pixels: number): number => Math.round((pixels * Number(values.side)) / 640) * 2;
const FORMATS: Readonly<Record<string, Size>> = {
  wide: { width: even(320), height: even(180) },
  square: { width: even(240), height: even(240) },
  tall: { width: even(180), height: even(320) },
};

/** A word for each scene that says nothing else. */
const PLACES: Readonly<Record<SceneName, string>> = {
  mountain: 'pegunungan',
  snow: 'pegunungan bersalju',
  hills: 'perbukitan',
  desert: 'gurun',
  canyon: 'ngarai',
  islands: 'kepulauan',
  beach: 'pantai',
  volcano: 'gunung berapi',
  city: 'kota',
  forest: 'hutan',
  sakura: 'sakura',
  bamboo: 'hutan bambu',
  flowers: 'ladang bunga',
  ricefield: 'sawah',
  space: 'luar angkasa',
  underwater: 'bawah laut',
  pond: 'kolam',
  table: 'meja',
  room: 'ruang tamu',
  venue: 'taman kota',
  portrait: 'potret',
  abstract: 'abstrak',
};

const isAsked = (list: string | undefined, name: string): boolean => !list || list.split(',').includes(name);

interface Claim {
  prompt: string;
  chip: PlanChip;
  key: string;
}

const baseSeed = Number(values.seed);
const planOf = (prompt: string, seed = baseSeed): Plan => createPlan({ prompt, seed, isStill: true });

const keyOf = (plan: Plan, { aspect, value }: PlanChip): string =>
  [plan.scene, aspect, value, plan.details.count ?? '', plan.details[value] ?? ''].join(' ').trim();

/** The distinct claims of prompts, each with the first prompt that makes it. */
function claimsOf(prompts: Iterable<string>, isOfPrompt = false): Map<string, Claim> {
  const claims = new Map<string, Claim>();
  for (const prompt of prompts) {
    const plan = planOf(prompt);
    if (plan.unknownSubject !== null) continue;
    for (const chip of plan.chips) {
      if (chip.word === null || !withoutClaim(plan, chip)) continue;
      const key = keyOf(plan, chip) + (isOfPrompt ? ` of ${prompt}` : '');
      if (!claims.has(key)) claims.set(key, { prompt, chip, key });
    }
  }
  return claims;
}

/** Every phrase, and the first of each meaning in every scene. */
function* lexiconPrompts(): Generator<string> {
  yield* LEXICON.keys();
  const first = new Map<string, string>();
  const add = (effect: string, phrase: string): void => {
    if (!first.has(effect)) first.set(effect, phrase);
  };
  for (const [phrase, meaning] of LEXICON) for (const effect of effectsOf(meaning)) add(effect, phrase);
  let at = 0;
  for (const [effect, phrase] of first)
    for (const [scene, place] of Object.entries(PLACES)) {
      if (!isAsked(values.scenes, scene)) continue;
      // What stands or flies in one scene is seen in most: a fifth of them will do.
      if (effect.startsWith('subject') && at++ % 5 > 0) continue;
      yield `${phrase} ${place}`;
      yield `${place} ${phrase}`;
    }
}

const effectsOf = ({ time, weather, colour, style, subject, details }: Meaning): string[] => [
  ...(time ? [`time ${time}`] : []),
  ...(weather ? [`weather ${weather}`] : []),
  ...(colour ? [`colour ${colour}`] : []),
  ...(style ? [`style ${style}`] : []),
  ...(subject ? [`subject ${subject}`] : []),
  ...details.map(({ name, value }) => `detail ${name} ${value}`),
];

/** Prompts of two phrases, the same for each run. */
function* pairPrompts(count: number): Generator<string> {
  const phrases = [...LEXICON.keys()];
  let state = baseSeed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (let made = 0; made < count; made++)
    yield [0, 1].map(() => phrases[Math.floor(next() * phrases.length)]!).join(', ');
}

/** Pictures drawn last, by plan and size: most claims of a scene are taken from the same picture. */
const drawn = new Map<string, Uint8ClampedArray>();
const KEPT = 300;

async function draw(plan: Plan, size: Size): Promise<Uint8ClampedArray> {
  const picture: Plan = { ...plan, chips: [], unmatched: [], unknownSubject: null };
  const key = JSON.stringify([picture, size]);
  const pixels = drawn.get(key) ?? (await drawStill(picture, size));
  drawn.delete(key);
  drawn.set(key, pixels);
  for (const oldest of drawn.keys()) if (drawn.size > KEPT) drawn.delete(oldest);
  return pixels;
}

interface Measured {
  claim: Claim;
  format: string;
  seed: number;
  difference: Difference;
  pixels: Uint8ClampedArray;
}

async function measure({ prompt, chip, key }: Claim, format: string, seed: number): Promise<Measured | null> {
  const plan = planOf(prompt, seed);
  const told = plan.chips.find(({ aspect, value, word }) => aspect === chip.aspect && value === chip.value && word);
  const rest = told && withoutClaim(plan, told);
  const size = FORMATS[format]!;
  if (!rest) return null;
  try {
    const pixels = await draw(plan, size);
    const difference = compare(pixels, await draw(rest, size), size);
    return { claim: { prompt, chip: told, key }, format, seed, difference, pixels };
  } catch (error) {
    if (error instanceof RenderRefusal) return null;
    throw error;
  }
}

function writeSheet(file: string, found: readonly Measured[]): void {
  const [cell, columns, caption] = [320, 5, 34];
  const sheet = createCanvas(cell * columns, Math.ceil(found.length / columns) * (cell + caption));
  const context = sheet.getContext('2d');
  registerStudioFont();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [at, { claim, format, seed, difference, pixels }] of found.entries()) {
    const { width, height } = FORMATS[format]!;
    const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * (cell + caption)];
    context.putImageData(new ImageData(pixels, width, height), x, y);
    context.fillStyle = '#000';
    context.font = `600 13px ${STUDIO_FONT}`;
    context.fillText(`${at + 1}. ${claim.key}`, x + 2, y + cell + 12, cell - 4);
    context.font = `400 12px ${STUDIO_FONT}`;
    const how = `${difference.share.toFixed(2)} % ${difference.mean.toFixed(1)}`;
    context.fillText(`${claim.prompt} (${seed}) ${how}`, x + 2, y + cell + 28, cell - 4);
  }
  writeFileSync(file, sheet.toBuffer('image/png'));
}

const prompts = values.pairs ? pairPrompts(Number(values.pairs)) : lexiconPrompts();
const [part, parts] = values.part.split('/').map(Number) as [number, number];
const pattern = new RegExp(values.only ?? '', 'u');
const all = [...claimsOf(prompts, values.pairs !== undefined).values()].filter(
  ({ key, chip }) =>
    isAsked(values.scenes, key.split(' ')[0]!) && isAsked(values.aspects, chip.aspect) && pattern.test(key),
);
// Together, a scene's claims find their common picture drawn.
const claims = all.toSorted((a, b) => a.key.localeCompare(b.key)).filter((_, at) => at % parts === part);
console.log(`${claims.length} claims`);
if (values.list) for (const { key, prompt } of claims) console.log(`${key}: ${prompt}`);
const formats = values.formats.split(',');
const found: Measured[] = [];
let [seenCount, pictures] = [0, 0];
for (const [at, claim] of values.list ? [] : claims.entries()) {
  const turns = formats.map((format, place) => [format, baseSeed + place * 2] as const);
  for (const [format, seed] of values.all ? turns : [turns[at % turns.length]!]) {
    const measured = await measure(claim, format, seed);
    if (!measured) continue;
    pictures++;
    if (isSeen(measured.claim.chip, measured.difference)) seenCount++;
    else {
      found.push(measured);
      console.error(`unseen: ${claim.key} (${claim.prompt}), ${format}`);
    }
  }
  if (at % 25 === 24) console.error(`${at + 1} of ${claims.length}, ${found.length} unseen`);
}
found.sort((a, b) => a.difference.share - b.difference.share);
for (const { claim, format, seed, difference } of found) {
  const { share, mean, box } = difference;
  console.log(
    `${share.toFixed(2)} %  mean ${mean.toFixed(2)}  [${box.join(' ')}]  ${format} ${seed}  ${claim.key}: ${claim.prompt}`,
  );
}
console.log(`${pictures} pictures of ${claims.length} claims: ${seenCount} seen, ${found.length} not`);
if (values.sheet && found.length > 0) writeSheet(values.sheet, found);
