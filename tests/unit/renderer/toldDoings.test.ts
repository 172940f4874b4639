/** A verb is told as drawn only where the figure or animal that is drawn does it. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { LEXICON } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { POSE_WORDS } from '../../../renderer/prompt/vocabulary/poseWords.ts';
import { isIndonesianQuality } from '../../../renderer/prompt/vocabulary/wordClasses.ts';
import type { PlanChip } from '../../../renderer/scene.ts';
import { PEOPLE } from '../../../renderer/subject/figureDrawings.ts';

const chipsOf = (prompt: string): PlanChip[] => createPlan({ prompt, seed: 3, isStill: true }).chips;

const DOINGS = [...LEXICON.keys()].filter((phrase) => {
  const first = phrase.split(' ')[0]!;
  return /^[a-z]+ing$/u.test(first) || isIndonesianQuality(first);
});

/** What somebody is told to be who does something, and what is seen of them: they are drawn so. */
const DOERS = new Set(
  'fisherman mother-and-baby guitarist rider home-cook reader teacher footballer dancer runner hiker prayer skateboarder skier farmer'.split(
    ' ',
  ),
);
/** What an animal or somebody is on. */
const MOUNTS = new Set(['motorbike', 'bicycle', 'scooter']);
/** Doings that a drawing shows by itself. */
const SHOWN = /^(?:tersenyum|duduk|terbang|berkibar|mengajar|membaca|membaca, buku|naik motor|pedagang)$/u;
/** Values that say what a place, its light or the table shows, and nothing that anybody does. */
const OF_DOINGS = new Set([
  ...Object.keys(POSE_WORDS),
  'moving',
  'flying',
  'swimming',
  'sailing',
  'walking',
  'driving',
  'waves',
]);

describe.each(['cowok @', 'kucing @', 'ibu ibu @ di taman', 'anak kecil @ di pantai', 'beberapa robot @'])(
  'every doing of the vocabulary in "%s"',
  (company) => {
    it('is told by what is seen of it', () => {
      const untrue = DOINGS.flatMap((doing) => {
        const prompt = company.replace('@', doing);
        const plan = createPlan({ prompt, seed: 3, isStill: true });
        return plan.chips.flatMap(({ aspect, value, word, drawn }) => {
          if (!word?.split(' ').includes(doing.split(' ')[0]!)) return [];
          const isDone =
            aspect === 'subject'
              ? !(value in PEOPLE) || DOERS.has(value) || MOUNTS.has(value) || !isDoer(doing)
              : aspect !== 'detail' ||
                (value === 'shown'
                  ? SHOWN.test(drawn!.id) || !isPose(doing)
                  : !OF_DOINGS.has(value) || value in plan.details);
          return isDone ? [] : [`${prompt}: ${aspect} ${drawn?.id ?? value}`];
        });
      });
      expect(untrue).toEqual([]);
    });
  },
);

const isPose = (phrase: string): boolean => LEXICON.get(phrase)!.details.some(({ name }) => name in POSE_WORDS);
/** Whether a phrase says only what somebody does, and not also who it is. */
const isDoer = (phrase: string): boolean => /^(?:me|ber)\p{L}{4}|ing$/u.test(phrase.split(' ')[0]!);

it.each([
  ['ibu ibu tidur di taman', 'tidur'],
  ['dua anak tidur di pantai', 'tidur'],
  ['nenek memanjat pagar', 'memanjat'],
  ['nelayan melaut', 'melaut'],
  ['robot sitting on a sofa', 'sitting'],
  ['masjid terbang di kota', 'terbang'],
])('is not told of "%s": %s', (prompt, doing) => {
  const { chips, unmatched } = createPlan({ prompt, seed: 3, isStill: true });
  expect(chips.flatMap(({ word }) => word?.split(' ') ?? [])).not.toContain(doing);
  expect(unmatched.join(' ').split(' ')).toContain(doing);
});

it.each([
  ['cowok duduk di taman', 'duduk'],
  ['kucing tidur di kasur', 'tidur'],
  ['naga terbang di atas gunung', 'terbang'],
  ['ibu melambai di teras', 'melambai'],
  ['anak makan di kelas', 'makan di meja'],
  ['anak berselancar di pantai', 'berselancar'],
  ['anak main bola', 'menendang bola'],
])('is told of "%s" as what is drawn: %s', (prompt, name) => {
  expect(chipsOf(prompt).map(({ drawn }) => drawn?.id)).toContain(name);
});
