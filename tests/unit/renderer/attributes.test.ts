/** What only says how, of what or for whom another thing is, is told as not drawn: for all phrases of the lexicon. */
import { isAct } from '../../../renderer/prompt/vocabulary/actWords.ts';
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { LEXICON, type Meaning } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { LIVESTOCK } from '../../../renderer/prompt/undrawnCompounds.ts';
import { isWareRule } from '../../../renderer/prompt/context/tableThings.ts';
import { EDIBLE_WARES, VESSELLED_WARES } from '../../../renderer/prompt/vocabulary/wareWords.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { PEOPLE } from '../../../renderer/subject/figureDrawings.ts';
import { SITTING } from '../../../renderer/subject/sittingAnimals.ts';
import { toldWords } from './toldWords.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 7, isStill: true });
const toldOf = ({ chips }: Plan): string[] => toldWords(chips);

const phrasesOf = (isOfKind: (meaning: Meaning) => boolean): string[] =>
  [...LEXICON].filter(([, meaning]) => isOfKind(meaning)).map(([phrase]) => phrase);
const wares = (names: ReadonlySet<string>): string[] =>
  phrasesOf(({ details, subject }) => subject === undefined && details.some(({ name }) => names.has(name)));
const FOOD = wares(EDIBLE_WARES);
const THINGS = phrasesOf(
  ({ subject, details, scenes }) =>
    (subject !== undefined || details.some(isWareRule)) &&
    !details.some(({ name }) => isAct(name)) &&
    scenes.every(({ weight }) => weight <= 1),
);
const MEAT = phrasesOf(({ subject }) => subject !== undefined && LIVESTOCK.has(subject));

/** The phrases that a prompt made of each tells as drawn. */
const toldAmong = (phrases: readonly string[], promptOf: (phrase: string) => string): string[] =>
  phrases.filter((phrase) => planOf(promptOf(phrase)).chips.some(({ word }) => word === phrase));

it('knows a few hundred of each', () => {
  expect(FOOD.length).toBeGreaterThan(200);
  expect(THINGS.length).toBeGreaterThan(600);
  expect(MEAT.length).toBeGreaterThan(40);
});

describe('every thing of the lexicon', () => {
  it.each(['tas bentuk @', 'lilin aroma @', 'dompet bermotif @', 'sandal rasa @'])(
    'is a look or a taste in "%s"',
    (prompt) => {
      // "tas bentuk handbag": the same thing was named before, and is drawn.
      const head = planOf(prompt.replace('@', ''));
      const said = new Set(toldOf(head).flatMap((word) => word.split(' ')));
      const isSame = (phrase: string) =>
        phrase.split(' ').some((word) => said.has(word)) ||
        LEXICON.get(phrase)!.details.some(({ name }) => name in head.details);
      const told = toldAmong(THINGS, (phrase) => prompt.replace('@', phrase));
      expect(told.filter((phrase) => !isSame(phrase))).toEqual([]);
    },
  );

  it('is not in the picture where something is for it', () => {
    const told = toldAmong(THINGS, (phrase) => `pesawat terbang buat ditempel di ${phrase}`);
    expect(
      told.filter((phrase) => LEXICON.get(phrase)!.subject !== 'airplane' && !/^(?:with|flying) /u.test(phrase)),
    ).toEqual([]);
  });
});

describe('every food', () => {
  it('is a plant after the word for one', () => {
    // "anak di bawah pohon makan siang": a meal is what somebody does there.
    const isMeal = (phrase: string) => LEXICON.get(phrase)!.details.some(({ name }) => name === 'holdsBowl');
    expect(
      toldAmong(
        FOOD.filter((phrase) => !isMeal(phrase)),
        (phrase) => `anak di bawah pohon ${phrase}`,
      ),
    ).toEqual([]);
  });

  it('keeps its colours: a bowl of another one shows none', () => {
    const dyed = wares(VESSELLED_WARES).filter(
      (phrase) =>
        !/mangkuk|bowl|cangkir|cup|piring|plate/u.test(phrase) && planOf(`${phrase} ungu di meja`).subjectColour,
    );
    expect(dyed).toEqual([]);
  });
});

it('takes no animal that is cooked, or that something comes from, for a living one', () => {
  const living = (prompt: (phrase: string) => string): string[] =>
    MEAT.filter(
      (phrase) =>
        LIVESTOCK.has(planOf(prompt(phrase)).subject ?? '') && toldOf(planOf(prompt(phrase))).includes(phrase),
    );
  expect(living((phrase) => `${phrase.split(' ')[0]!} panggang`)).toEqual([]);
  expect(living((phrase) => `telur ${phrase} di meja`)).toEqual([]);
});

describe('a phrase whose drawing shows only its first words', () => {
  const PARTLY = [...LEXICON].filter(([, { shown }]) => shown !== undefined);

  it('is told by them, and the others as not drawn', () => {
    expect(PARTLY.length).toBeGreaterThan(40);
    for (const [phrase, { shown }] of PARTLY) {
      const words = phrase.split(' ');
      const plan = planOf(phrase);
      expect(toldOf(plan), phrase).toContain(words.slice(0, shown).join(' '));
      expect(plan.unmatched, phrase).toContain(words.slice(shown).join(' '));
    }
  });
});

it.each([
  ['gadis bali di taman', 'bali'],
  ['cewek korea di kafe', 'korea'],
  ['danau toba dari bukit holbung', 'bukit'],
  ['sungai dilihat dari jembatan', 'jembatan'],
  ['banner "DISKON" background emas buat toko baju', 'toko'],
  ['perempuan pake makeup tebal', 'makeup'],
  ['strawberry cheesecake di meja', 'strawberry'],
  ['laksa pake telur', 'telur'],
  ['pohon natal di halaman gereja', 'halaman'],
  ['nelayan narik perahu', 'narik'],
  ['ada perosotan warna warni di taman', 'warna warni'],
  ['kambing dan bulan, warna pastel', 'pastel'],
  ['tata surya 3d', '3d'],
  ['keraton di tepi sawah', 'keraton'],
  ['sambal hitam, piringnya dari rotan', 'piringnya'],
  ['pemuda bersihin kaca di taman', 'bersihin'],
  ['anak main skateboard di trotoar sudirman', 'sudirman'],
])('tells of "%s" as not drawn: %s', (prompt, word) => {
  const plan = planOf(prompt);
  expect(toldOf(plan).join(' ')).not.toContain(word);
  expect(plan.unmatched.join(' ')).toContain(word);
});

it('still draws what the picture is for, where it is all that is named', () => {
  expect(planOf('ibu buat kue di dapur').details).toMatchObject({ cake: 1 });
});

describe('what carries a text', () => {
  it.each(['kartu ucapan', 'banner', 'poster'])('is the picture with one: %s', (word) => {
    expect(toldOf(planOf(`${word} "Selamat Hari Guru" ada gambar bunga`))).toContain(word);
  });

  it.each(['brosur', 'flyer', 'banner'])('is not drawn without one: %s', (word) => {
    expect(planOf(`${word} kopi di meja`).unmatched).toContain(word);
  });
});

it('tells a word for a picture with the undrawn one beside it', () => {
  expect(planOf('jam tangan, foto pov').unmatched).toContain('foto pov');
  expect(planOf('a castle, realistic photo').unmatched).toContain('realistic photo');
});

describe('a peci', () => {
  it.each(['kucing pake peci', 'anak memakai peci hitam', 'harimau pakai peci'])(
    'sits on the head of "%s"',
    (prompt) => {
      const plan = planOf(prompt);
      expect(plan).toMatchObject({ beside: null, details: { peci: 1 } });
      expect(plan.subject! in PEOPLE || plan.subject! in SITTING).toBe(true);
      expect(toldOf(plan)).toContain('peci');
    },
  );

  it('makes a man of nobody else', () => {
    expect(planOf('bapak berpeci di masjid').subject).not.toBeNull();
    expect(planOf('kuda pake peci').details).not.toHaveProperty('peci');
    expect(planOf('kuda pake peci').unmatched).toContain('pake peci');
  });
});

it.each([
  ['dimsum dalam kotak', 'kotak'],
  ['sepatu futsal merah', 'futsal'],
  ['tamu pernikahan di taman', 'tamu'],
  ['kolam ikan di belakang rumah', 'rumah'],
  ['garuda dan patung di taman', 'patung'],
  ['gunung salak berkabut', 'salak'],
  ['gunung prau saat pagi', 'prau'],
  ['kota terbakar', 'terbakar'],
  ['kuil di tepi tebing', 'tebing'],
  ['kapal di pelabuhan', 'pelabuhan'],
  ['sungai di kaki gunung', 'sungai'],
  ['naga emas di langit merah', 'emas'],
  ['telur bebek di piring', 'telur'],
  ['rak sepatu kayu', 'sepatu'],
  ['gurun pasir dan hutan', 'hutan'],
  ['teh kotak dingin', 'kotak'],
  ['sate kambing bumbu kecap', 'kecap'],
  ['ayam goreng sambal ijo', 'sambal'],
])('claims no picture of something else in "%s": %s', (prompt, word) => {
  const plan = planOf(prompt);
  expect(toldOf(plan).join(' ')).not.toContain(word);
  expect(plan.unmatched.join(' ')).toContain(word);
});

it.each([
  ['kuntilanak duduk di pohon pisang', 'kuntilanak', 'banana-tree'],
  ['anak kecil di bawah pohon pisang', 'boy', 'banana-tree'],
  ['pocong di depan rumah joglo', 'pocong', 'joglo'],
  ['nenek dan kucing di bukit', 'grandmother', 'cat'],
  ['nenek kasih makan ayam di bukit', 'grandmother', 'chicken'],
])('stands "%s" beside what it names', (prompt, subject, beside) => {
  expect(planOf(prompt)).toMatchObject({ scene: 'hills', subject, beside });
});

it.each([
  ['pengantin di taman', 'bridal-couple'],
  ['tukang sayur keliling naik motor', 'person'],
  ['atlet lari di stadion', 'person'],
  ['anak kembar cewek di taman', 'girl'],
  ['anak dan cewek di taman', 'boy'],
])('shows in "%s" who it is about', (prompt, subject) => {
  expect(planOf(prompt).subject).toBe(subject);
});

it('draws friends of a kind as several of it', () => {
  expect(planOf('dua sahabat cewek di pantai')).toMatchObject({ subject: 'woman', details: { count: 2 } });
  expect(planOf('sahabat cowok di taman')).toMatchObject({ subject: 'person', details: { count: 2 } });
});

it('shows one car in its colour, and traffic only where it is meant', () => {
  expect(planOf('mobil avanza modif ceper warna ungu di kota')).toMatchObject({ subject: 'car' });
  expect(planOf('mobil avanza modif ceper warna ungu di kota').subjectColour).not.toBeNull();
  expect(planOf('banyak mobil di kota').subject).toBeNull();
});

describe('the light', () => {
  it('is dramatic under dark clouds, unless an hour is named', () => {
    expect(planOf('gunung, awan dramatis')).toMatchObject({
      time: 'storm',
      weather: 'cloudy',
      details: { dramatic: 1 },
    });
    expect(planOf('sunset dramatis di pantai')).toMatchObject({ time: 'sunset', details: { dramatic: 1 } });
  });

  it('is blue at the blue hour', () => {
    expect(planOf('kota saat blue hour')).toMatchObject({ time: 'dusk', colours: ['blue'] });
  });

  it('puts a pale ground behind things on a table', () => {
    expect(planOf('sepatu, warna pastel').details).toHaveProperty('backdrop');
    expect(planOf('rumah di bukit, warna pastel').colours).toEqual(['pastel']);
  });
});
