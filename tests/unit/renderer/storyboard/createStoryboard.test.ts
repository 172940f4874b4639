/**
 * A prompt becomes as many pictures as it has scenes, up to the number asked for: one place, one hero, one passing day,
 * each with its caption.
 */
import { describe, expect, it } from 'vitest';
import { splitBeats } from '../../../../renderer/storyboard/splitBeats.ts';
import { createStoryboard } from '../../../../renderer/storyboard/createStoryboard.ts';

const story = (prompt: string, maxImages: number) => createStoryboard({ prompt, seed: 5, maxImages });

describe('splitBeats', () => {
  it('divides at "lalu", at numbers and at commas that part events, never inside quotes', () => {
    const isEvent = (text: string): boolean => text.includes('badai') || text.includes('malam');
    expect(splitBeats('pagi di pantai, lalu badai, kemudian tenang', isEvent).texts).toEqual([
      'pagi di pantai',
      'badai',
      'tenang',
    ]);
    expect(splitBeats('1. pagi 2. siang 3) malam', isEvent)).toEqual({
      texts: ['pagi', 'siang', 'malam'],
      isNumbered: true,
    });
    expect(splitBeats('pantai, pasir putih, badai besar, malam', isEvent).texts).toEqual([
      'pantai, pasir putih',
      'badai besar',
      'malam',
    ]);
    expect(splitBeats('pagi di pasar: membuka kios, pembeli pertama', isEvent).texts).toEqual([
      'pagi di pasar: membuka kios',
      'pembeli pertama',
    ]);
    expect(splitBeats('pantai "satu, dua, lalu tiga"', isEvent).texts).toEqual(['pantai "satu, dua, lalu tiga"']);
  });
});

describe('createStoryboard', () => {
  it.each(['bangun pagi, minum kopi, berangkat kerja', 'pagi di pasar: membuka kios, pembeli pertama, kopi sore'])(
    'tells three scenes in three pictures: %s',
    (prompt) => {
      expect(new Set(story(prompt, 3).panels.map(({ caption }) => caption.text)).size).toBe(3);
    },
  );

  it.each([1, 2, 4, 7, 10])('tells one sentence in %i pictures of one place with one hero', (count) => {
    const { panels } = story('perahu di danau gunung', count);
    expect(panels).toHaveLength(count);
    expect(
      new Set(panels.map(({ plan }) => `${plan.scene} ${plan.subject} ${plan.seed} ${plan.colours.join()}`)).size,
    ).toBe(1);
    expect(new Set(panels.map(({ plan, moment }) => `${plan.time} ${plan.motion} ${moment.progress}`)).size).toBe(
      count,
    );
  });

  it('lets the day run from dawn to night when nobody set it, and keeps it when somebody did', () => {
    expect(story('perahu di danau gunung', 7).panels.map(({ plan }) => plan.time)).toEqual([
      'dawn',
      'morning',
      'day',
      'golden',
      'sunset',
      'dusk',
      'night',
    ]);
    expect(new Set(story('danau gunung saat senja', 4).panels.map(({ plan }) => plan.time))).toEqual(
      new Set(['sunset']),
    );
  });

  it('follows the beats: each names what changes, the rest stays', () => {
    const { panels } = story(
      'perahu di pantai pagi hari, lalu badai datang, kemudian perahu tiba di pulau saat senja, akhirnya malam',
      4,
    );
    expect(panels.map(({ plan }) => plan.scene)).toEqual(['beach', 'beach', 'islands', 'islands']);
    expect(panels.map(({ plan }) => plan.time)).toEqual(['morning', 'storm', 'sunset', 'night']);
    expect(panels[0]!.plan.weather).not.toBe('storm');
    expect(panels[1]!.plan.weather).toBe('storm');
    expect(new Set(panels.map(({ plan }) => plan.subject))).toEqual(new Set(['perahu']));
  });

  it('has as many pictures of each part of a story as of the others', () => {
    const parts = (count: number) => story('kucing di taman, lalu di pantai, lalu di kota malam', count).panels.length;
    expect([2, 3, 4, 5, 6].map(parts)).toEqual([2, 3, 3, 3, 6]);
  });

  it('leaves the table of one part in the next, and looks at each from elsewhere', () => {
    const { panels } = story('bangun pagi, lalu secangkir kopi di meja, lalu berangkat kerja', 3);
    const isAtTable = ({ plan }: (typeof panels)[number]) =>
      plan.chips.some(({ aspect, value }) => aspect === 'scene' && value === 'table');
    expect(panels.map(isAtTable)).toEqual([false, true, false]);
    expect(panels[2]!.plan.subject).toBe('businessman');
    const views = panels.map(({ plan, moment }) => `${plan.motion} ${moment.progress}`);
    expect(new Set(views).size).toBe(3);
  });

  it('tells no pace of pictures', () => {
    expect(story('perahu di danau, gerak lambat', 3)).toMatchObject({ unmatched: ['gerak lambat'] });
  });

  it('fills the time between two named ones', () => {
    const { panels } = story('1. pagi di sawah 2. petani bekerja 3. burung terbang 4. malam di sawah', 4);
    expect(panels.map(({ plan }) => plan.time)).toEqual(['morning', 'golden', 'sunset', 'night']);
  });

  it('has no more pictures than numbered scenes, and no more than asked for', () => {
    expect(story('1. naga di gunung 2. naga di hutan 3. naga di kota', 8).panels.map(({ plan }) => plan.scene)).toEqual(
      ['mountain', 'forest', 'city'],
    );
    expect(story('pantai lalu gunung lalu hutan lalu kota', 2).panels).toHaveLength(2);
  });

  it('writes under each picture the part that it tells, with the time where the words leave it open', () => {
    const captions = (prompt: string, count: number) => story(prompt, count).panels.map(({ caption }) => caption);
    expect(captions('1. pagi di sawah 2. petani bekerja.  3. malam di sawah', 3)).toEqual([
      { text: 'Pagi di sawah', time: null },
      { text: 'Petani bekerja', time: 'sunset' },
      { text: 'Malam di sawah', time: null },
    ]);
    expect(captions('perahu di danau gunung', 3)).toEqual([
      { text: 'Perahu di danau gunung', time: 'dawn' },
      { text: 'Perahu di danau gunung', time: 'golden' },
      { text: 'Perahu di danau gunung', time: 'night' },
    ]);
    expect(captions(`naga ${'besar sekali '.repeat(12)}terbang`, 1)[0]!.text).toMatch(/^Naga besar .{40,75}…$/u);
  });

  it('tells what it understood of the whole, and what not', () => {
    const { chips, unmatched } = story('naga di gunung qwerty, lalu hutan malam', 4);
    expect(chips).toContainEqual({ aspect: 'scene', value: 'mountain', word: 'gunung' });
    expect(chips).toContainEqual({ aspect: 'scene', value: 'forest', word: 'hutan' });
    expect(chips).toContainEqual({ aspect: 'time', value: 'night', word: 'malam' });
    expect(unmatched).toEqual(['qwerty']);
  });
});
