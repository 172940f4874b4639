import { STORIED } from '../../../renderer/subject/storyDrawings.ts';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createClip } from '../../../renderer/frames/createClip.ts';
import { ACT_WORDS } from '../../../renderer/prompt/vocabulary/actWords.ts';
import { drawAct } from '../../../renderer/subject/acts/act.ts';
import { ACTS } from '../../../renderer/subject/acts/acts.ts';
import { bodyIn, reach } from '../../../renderer/subject/acts/body.ts';
import { ACTORS, GROUPS } from '../../../renderer/subject/figureDrawings.ts';
import { canAct, companyOf, figureOf } from '../../../renderer/subject/figureLook.ts';
import { boundsOf, moved } from '../../../renderer/subject/outlines.ts';

const planOf = (prompt: string) => createPlan({ prompt, seed: 7, isStill: true });

/** The name of the act that a plan draws, and the words of the prompt that its chip gives for it. */
function actOf(prompt: string): [string | undefined, string | null | undefined] {
  const { details, chips } = planOf(prompt);
  const name = Object.keys(details).find((detail) => detail in ACTS);
  return [name, chips.find(({ value }) => value === name)?.word];
}

describe('what people do', () => {
  it('has words and a drawing for every act, and somebody who can do it', () => {
    expect(Object.keys(ACTS).toSorted()).toEqual(Object.keys(ACT_WORDS).toSorted());
    for (const [name, { called, who }] of Object.entries(ACT_WORDS)) {
      expect(called.split('/'), name).toHaveLength(2);
      expect(canAct(who), name).toBe(true);
    }
  });

  it.each([
    ['emak-emak naik motor matic', 'women', 'venue', 'ridesScooter', 'naik motor matic'],
    ['petani menanam padi di sawah', 'farmer', 'ricefield', 'plantsRice', 'menanam padi'],
    ['anak main layangan', 'boy', 'venue', 'fliesKite', 'main layangan'],
    ['dokter memeriksa pasien', 'doctor', 'room', 'examines', 'memeriksa pasien'],
    ['ibu menjahit baju', 'mother', 'room', 'sews', 'menjahit baju'],
    ['nelayan menebar jala', 'fisherman', 'beach', 'castsNet', 'menebar jala'],
    ['suami istri berpelukan', 'couple', 'room', 'hugs', 'berpelukan'],
    ['man lifting weights', 'person', 'room', 'liftsWeights', 'lifting weights'],
    ['a chef cooking pasta', 'cook', 'room', 'cooks', 'cooking pasta'],
    ['polisi mengatur lalu lintas', 'police', 'city', 'directsTraffic', 'mengatur lalu lintas'],
    ['kids playing football', 'children', 'venue', 'playsFootball', 'playing football'],
  ])('draws %s', (prompt, subject, scene, act, words) => {
    const plan = planOf(prompt);
    expect([plan.subject, plan.scene]).toEqual([subject, scene]);
    expect(actOf(prompt)).toEqual([act, words]);
    expect(plan.unmatched).toEqual([]);
  });

  it('draws them where the prompt says, and else where they are usual', () => {
    expect(planOf('cowok main gitar di pinggir pantai').scene).toBe('beach');
    expect(planOf('ibu memasak').details.kitchen).toBe(1);
    expect(planOf('ibu masak nasi goreng').scene).toBe('room');
    expect(planOf('anak naik sepeda di jalan').details.shopStreet).toBe(1);
  });

  it('lets whoever usually does it do it where nobody is named', () => {
    expect(planOf('main layangan').subject).toBe('boy');
    expect(planOf('sholat berjamaah').subject).toBe('peci-man');
  });

  it('draws every act by its own words', () => {
    for (const [name, { words }] of Object.entries(ACT_WORDS)) {
      const [phrase] = words.split('|');
      expect(actOf(phrase!)[0], phrase).toBe(name);
    }
  });

  it.each(['main sepak bola', 'bermain bulu tangkis', 'playing computer games', 'wanita lari pagi'])(
    'knows %s',
    (prompt) => expect(actOf(prompt)[0]).toBeDefined(),
  );

  it.each(['running horse on the beach', 'kuda lari di pantai'])('lets the horse run: %s', (prompt) => {
    const { subject, details } = planOf(prompt);
    expect([subject, details.runs]).toEqual(['horse', 1]);
  });

  it.each([
    ['sapi main gitar', 'main gitar'],
    ['pocong naik sepeda di bawah laut', 'naik sepeda'],
  ])('crosses out what is not drawn of %s', (prompt, words) => {
    expect(actOf(prompt)).toEqual([undefined, undefined]);
    expect(planOf(prompt).unmatched.join(' ')).toContain(words);
  });

  it('sees no duck in a motor bebek, and the couple in a bride', () => {
    const { subject, companion, beside, chips } = planOf('bapak naik motor bebek di jalan');
    expect([subject, companion, beside]).toEqual(['person', null, null]);
    expect(chips.map(({ word }) => word)).toContain('naik motor bebek');
    expect(planOf('bride in a rice field').subject).toBe('bridal-couple');
  });

  it('covers nobody with a blanket whom only their clothes tell', () => {
    const asleep = (name: string) =>
      figureOf(name, { scene: 'room', subject: name, subjectColour: null, details: { asleep: 1 }, mount: null })!.box;
    expect(asleep('person')[2]).toBeGreaterThan(asleep('person')[3]);
    expect(asleep('doctor')[2]).toBeLessThan(asleep('doctor')[3]);
  });

  it.each([
    ['running horse on the beach', 'horse'],
    ['a running dog in the park', 'dog'],
    ['lari kuda di padang', 'horse'],
    ['dancing robot', 'robot'],
    ['jumping cat', 'cat'],
  ])('lets what is named right after an act do it: "%s" is about a %s', (prompt, subject) => {
    expect(planOf(prompt).subject).toBe(subject);
  });

  it.each(['air minum kemasan', 'meja belajar kayu', 'reading lamp', 'laptop di meja kerja'])(
    'sees nobody in a thing and what it is for: "%s"',
    (prompt) => expect(canAct(planOf(prompt).subject ?? '')).toBe(false),
  );

  it.each([
    ['kakek dan cucu main catur', 'boy', true],
    ['kakek mancing sama cucunya', 'boy', true],
    ['nenek dan cucu perempuan naik motor', 'girl', true],
    ['anak main bola di depan ibu', 'mother', false],
    ['anak main bola dan ibu memasak', 'home-cook', false],
  ])('draws both in one picture of the act: "%s"', (prompt, beside, isTogether) => {
    const plan = planOf(prompt);
    expect([plan.beside, plan.details.together === 1]).toEqual([beside, isTogether]);
    expect(companyOf(plan)).toBe(beside);
    const alone = figureOf(plan.subject!, { ...plan, beside: null })!;
    expect(figureOf(plan.subject!, plan)!.parts).not.toEqual(alone.parts);
  });

  it('puts two on one scooter, and three on three', () => {
    const { parts } = figureOf('couple', { ...planOf('sepasang kekasih naik vespa'), subject: 'couple' })!;
    const lamps = parts.filter(({ fill }) => fill === '#ffe9a8');
    expect(lamps).toHaveLength(1);
    const women = figureOf('women', planOf('emak emak naik motor'))!;
    expect(women.parts.filter(({ fill }) => fill === '#ffe9a8')).toHaveLength(3);
  });

  it.each([
    ['sholat berjamaah di masjid', 'mosqueHall', 'prays'],
    ['ustadz ceramah di mushola', 'mosqueHall', 'preaches'],
    ['keluarga berdoa di gereja', 'churchHall', 'foldsHands'],
    ['pemain bulu tangkis di lapangan indoor', 'badmintonHall', 'playsBadminton'],
    ['suporter timnas', 'stadium', 'cheers'],
    ['montir ganti oli motor', 'workshop', 'repairsMotorbike'],
  ])('draws what is done inside a place inside: "%s"', (prompt, place, act) => {
    expect(planOf(prompt).details).toMatchObject({ [place]: 1, [act]: 1 });
  });

  it('leaves a mosque that is only behind them outside', () => {
    const { beside, scene } = planOf('anak main bola di halaman masjid');
    expect([beside, scene]).toEqual(['mosque', 'hills']);
  });

  it.each([
    ['anak lagi belajar naik sepeda di jalan', 'ridesBicycle'],
    ['anak belajar berjalan di rumah', 'strolls'],
    ['ayah kerja di sawah', undefined],
    ['karyawan lembur di kantor', 'worksAtLaptop'],
    ['anak belajar bersama di kelas', 'studies'],
    ['petani panen cabe', 'picksFruit'],
  ])('takes a word for work or lessons only as it is meant: "%s"', (prompt, act) => expect(actOf(prompt)[0]).toBe(act));

  it('shows what an advertisement sells, and who sells where somebody does', () => {
    expect(planOf('jualan keripik singkong kemasan pouch').details).toMatchObject({ chips: 1, pouch: 1 });
    expect(planOf('ibu jualan kue di pasar').details).toMatchObject({ sells: 1, traditionalMarket: 1 });
  });

  it('draws one act, and no other pose beside it', () => {
    const { details, unmatched } = planOf('bapak main gitar sambil melambai');
    expect(details).toMatchObject({ playsGuitar: 1 });
    expect(details).not.toHaveProperty('waving');
    expect(unmatched).toContain('melambai');
  });

  it('shows another body for each act', () => {
    const bodies = Object.keys(ACTS).map((name) =>
      JSON.stringify(
        figureOf('woman', {
          scene: 'hills',
          subject: 'woman',
          subjectColour: null,
          details: { [name]: 1 },
          mount: null,
        }),
      ),
    );
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it.each(Object.keys(ACTS))('draws %s of everybody, alone and as several, on the ground', (name) => {
    const act = ACTS[name]!;
    const alone = Object.values(ACTORS).map((figure) => [{ figure, size: 1 }]);
    for (const actors of [...alone, ...Object.values(GROUPS)]) {
      const { box, parts } = drawAct(act, actors);
      expect(box.every(Number.isFinite)).toBe(true);
      expect(box[1] + box[3]).toBeCloseTo(508, 5);
      expect(box[2]).toBeGreaterThan(100);
      expect(parts.every(({ path }) => !path.includes('NaN'))).toBe(true);
    }
  });

  it('draws as many as there are', () => {
    const [one, three] = [1, 3].map(
      (count) => drawAct(ACTS.playsChess!, GROUPS.children!.slice(0, count)).parts.length,
    );
    expect(three).toBeGreaterThan(one!);
    const row = drawAct(ACTS.jogs!, GROUPS.children!.slice(0, 3)).box[2];
    expect(row).toBeGreaterThan(2 * drawAct(ACTS.jogs!, GROUPS.children!.slice(0, 1)).box[2]);
  });

  it('turns the last of those who work together to the others, beyond the reach of their tools', () => {
    const [first, , last] = GROUPS.children!.slice(0, 3);
    const alone = drawAct(ACTS.sweeps!, [first!]).box[2];
    const apart = { ...ACTS.sweeps!, turnsLast: false };
    const pair = [first!, last!];
    expect(drawAct(ACTS.sweeps!, pair).box[2]).toBeGreaterThan(drawAct(apart, pair).box[2]);
    expect(drawAct(ACTS.sweeps!, [first!])).toEqual(drawAct(apart, [first!]));
    expect(drawAct(ACTS.sweeps!, pair).box[2]).toBeLessThan(3 * alone);
  });

  it('gives hands that are drawn with a thing the skin of whoever has it', () => {
    const dark = { figure: { ...ACTORS.barista!, skin: '#7a4a2c' }, size: 1 };
    expect(drawAct(ACTS.poursCoffee!, [dark]).parts.map(({ fill }) => fill)).not.toContain('#c98d62');
  });

  it('shows both legs of whoever sits sideways, and no cloth under the seat', () => {
    const pose = {
      hip: [100, 380],
      arms: [
        [190, 300],
        [190, 310],
      ],
      legs: [
        [196, 490],
        [206, 492],
      ],
    } as const;
    const feetOf = (name: string) =>
      bodyIn(ACTORS[name]!, pose)
        .filter(({ fill }) => fill === '#3a2c2a' || fill === '#2a2422')
        .map(({ path }) => boundsOf([path])[0]);
    const [far, near] = feetOf('person');
    expect(far! - near!).toBeGreaterThan(20);
    const gown = bodyIn({ ...ACTORS.woman!, wears: 'gown', bottom: '#123456' }, pose).find(
      ({ fill }) => fill === '#123456',
    )!;
    const canvas = createCanvas(400, 600);
    const context = canvas.getContext('2d');
    const cloth = new Path2D(gown.path);
    expect(context.isPointInPath(cloth, 150, 385)).toBe(true);
    expect(context.isPointInPath(cloth, 140, 460)).toBe(false);
  });

  it('bends limbs that keep their length', () => {
    for (const end of [
      [30, 40],
      [0, 100],
      [90, -20],
      [300, 0],
    ] as const) {
      const { joint, end: hand } = reach([0, 0], end, [62, 58], 1);
      expect(Math.hypot(...joint)).toBeCloseTo(62, 5);
      expect(Math.hypot(hand[0] - joint[0], hand[1] - joint[1])).toBeCloseTo(58, 5);
    }
  });

  it('puts a body where its hip is, upright or leaning', () => {
    const figure = ACTORS.person!;
    const pose = {
      legs: [
        [88, 492],
        [114, 492],
      ],
      arms: [
        [96, 260],
        [104, 260],
      ],
    } as const;
    const upright = boundsOf(bodyIn(figure, { ...pose, hip: [100, 262] }).map(({ path }) => path));
    const bowed = boundsOf(bodyIn(figure, { ...pose, hip: [100, 262], lean: 80 }).map(({ path }) => path));
    expect(upright[1]).toBeLessThan(20);
    expect(bowed[1]).toBeGreaterThan(upright[1] + 100);
    expect(bowed[2]).toBeGreaterThan(upright[2] + 100);
  });

  it('moves in a clip and keeps its place', async () => {
    const plan = createPlan({ prompt: 'anak main layangan', seed: 3, fixedCamera: true });
    const clip = await createClip({
      plan,
      width: 96,
      height: 96,
      fps: 12,
      frameCount: 12,
      hasWatermark: false,
      grain: 0,
    });
    const frames = [];
    for (const at of [0, 5, 11]) {
      const canvas = await clip.drawFrame(at);
      frames.push(Buffer.from(canvas.getContext('2d').getImageData(0, 0, 96, 96).data).toString('base64'));
    }
    expect(new Set(frames).size).toBe(3);
  });
});

describe('paths that are moved', () => {
  it('turns and mirrors lines, curves and arcs about a point', () => {
    expect(moved('M0 0H10V20Z', { degrees: 90 })).toBe('M0 0L0 10L-20 10Z');
    expect(moved('M0 0h10v20Z', { isMirrored: true })).toBe('M0 0L-10 0L-10 20Z');
    expect(moved('M0 0A5 8 0 1 1 10 0Z', { degrees: 90, isMirrored: true })).toBe('M0 0A5 8 -90 1 0 0 10Z');
    expect(moved('M1 2Q3 4 5 6', { about: [1, 2], size: 2, by: [10, 0] })).toBe('M11 2Q15 6 19 10');
  });

  it('knows how far they reach', () => {
    expect(boundsOf(['M10 20H30V60Z', 'M-5 0A5 8 0 1 1 5 0A5 8 0 1 1 -5 0Z'])).toEqual([-5, -8, 30, 60]);
  });
});

describe('an animal that does what people do', () => {
  it('is dressed for it, and stays as it is for what animals do themselves', () => {
    expect(planOf('panda membaca koran di taman')).toMatchObject({
      subject: 'dressed-panda',
      details: { readsNewspaper: 1, park: 1 },
      unmatched: [],
    });
    for (const prompt of ['kucing melompat', 'monyet naik sepeda', 'lion dance at the market', 'kucing tidur'])
      expect(planOf(prompt).subject, prompt).not.toMatch(/^dressed-/u);
    const { subject, chips, unmatched } = planOf('kucing jadi koki di dapur');
    expect([subject, unmatched]).toEqual(['dressed-cat', []]);
    expect(chips.find(({ word }) => word === 'koki')?.drawn?.en).toBe('dressed as a cook');
    // Somebody else may be the one that does it.
    expect(planOf('kucing dan nenek menjahit baju').subject).not.toMatch(/^dressed-/u);
  });
});

describe('where people are whose place nobody named', () => {
  it('is near houses and people, and not in far hills', () => {
    expect(planOf('anak kecil kehujanan sambil nangis')).toMatchObject({ scene: 'venue', details: { villageRoad: 1 } });
    expect(planOf('pasangan berdiri saat senja')).toMatchObject({ scene: 'venue', details: { park: 1 } });
    expect(planOf('ayam jago').details).toMatchObject({ homeYard: 1 });
    // Between houses nobody would see a rainbow or a falling star.
    for (const sight of ['pelangi', 'aurora', 'bintang jatuh'])
      for (const who of ['cowok', 'couple']) expect(planOf(`${who} lihat ${sight}`).scene, sight).toBe('hills');
  });

  it('is on the rock of a summit for whoever is up there, and the mountain without them', () => {
    expect(planOf('pendaki di puncak gunung').details).toMatchObject({ summit: 1 });
    expect(planOf('puncak gunung').scene).toBe('mountain');
  });
});

it.each(['orang santai di pantai', 'kue santan di piring', 'harga mulai ratusan ribu', 'wisata kerajaan'])(
  'sees nobody of a story in "%s"',
  (prompt) => {
    expect(Object.keys(STORIED)).not.toContain(planOf(prompt).subject);
  },
);

describe('what is done to another', () => {
  it('is done to whoever is named after it', () => {
    expect(planOf('anak salim ke ibu')).toMatchObject({ subject: 'boy', beside: 'mother', unmatched: [] });
    expect(planOf('cowok kasih bunga ke cewek')).toMatchObject({ subject: 'person', beside: 'woman', unmatched: [] });
  });

  it('is told, whatever is said of it after', () => {
    expect(planOf('petani memetik biji kopi merah').unmatched).not.toContain('memetik biji kopi');
    expect(planOf('astronaut playing guitar on the moon').unmatched).toEqual([]);
  });

  it('is the trade where somebody only works at it', () => {
    expect(planOf('tukang las bekerja').details).toMatchObject({ welds: 1 });
  });
});
