/**
 * Before paying, a person is told what the picture will show and what it will not. For an unknown subject the nearest
 * likeness is offered, not drawn unasked.
 */
import { describe, expect, it } from 'vitest';
import type { Mode } from '../../../contract/generation.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { createStoryboard } from '../../../renderer/storyboard/createStoryboard.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';
import { defaultMotionPrompt } from '../../../server/generation/submit/defaultMotionPrompt.ts';

const ask = (prompt: string, mode: Mode = 'text-to-image') =>
  understandPrompt({ mode, prompt, seed: 7, fixedCamera: false, maxImages: 4, pictures: 1 });

describe('what would be made of a prompt', () => {
  it.each([
    ['qwerty', 'qwerty'],
    ['gudeg jogja', 'gudeg jogja'],
    ['iguana di sungai saat senja', 'iguana'],
    ['a beaver in the snow', 'beaver'],
    ['kebahagiaan', 'kebahagiaan'],
    // The words after an undrawn thing only say which one it is.
    ['dekorasi bunga putih', 'dekorasi'],
    ['bonsai beringin di meja kayu', 'bonsai'],
    ['interior galeri', 'interior galeri'],
    ['bunga anggrek ungu', 'bunga anggrek'],
  ])('does not know what "%s" is about', (prompt, subject) => {
    expect(ask(prompt)).toMatchObject({ verdict: 'unknown_subject', subject });
  });

  it.each(['majestic mountain at sunrise', 'keindahan alam saat pagi', 'perjalanan ke Bromo', 'sesuatu yang indah'])(
    'finds what "%s" is about behind its opening words',
    (prompt) => {
      expect(ask(prompt).subject).toBeNull();
    },
  );

  it.each(['langit', 'bulan purnama', 'matahari', 'pelangi', 'bintang jatuh', 'sky'])(
    'shows "%s", which is seen above any land, above one',
    (prompt) => {
      for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
        const { verdict, chips } = understandPrompt({
          mode: 'text-to-image',
          prompt,
          seed,
          fixedCamera: false,
          maxImages: 1,
          pictures: 0,
        });
        expect(verdict).toBe('drawn');
        expect(chips.find(({ word }) => word === prompt)?.aspect).toBe('detail');
      }
    },
  );

  it('offers the nearest thing under its own name instead of drawing it in silence', () => {
    const { nearest, card } = ask('iguana di pantai saat senja');
    expect(nearest).toEqual({
      prompt: 'komodo di pantai saat senja',
      drawn: { id: 'komodo', en: 'komodo dragon' },
    });
    expect(ask(nearest!.prompt).verdict).toBe('drawn');
    expect(card).toBe('"iguana di pantai saat senja"');
    expect(ask(card!).verdict).toBe('drawn');
  });

  it.each([
    ['cumi goreng tepung lemon', 'udang'],
    ['lobster saus padang', 'udang'],
    ['frozen food', 'ayam goreng'],
    ['bekal anak sekolah', 'nasi campur'],
  ])('offers something near for "%s"', (prompt, drawn) => {
    expect(ask(prompt).nearest?.drawn.id).toBe(drawn);
  });

  it.each(['a saxophone player in the rain', 'iguana di pantai saat senja'])(
    'says of nothing in "%s", which is refused, that it will be drawn',
    (prompt) => {
      expect(ask(prompt)).toMatchObject({ verdict: 'unknown_subject', chips: [] });
    },
  );

  it.each([
    ['anak laki-laki di pantai', 'boy'],
    ['Laki-laki berdiri', 'person'],
    ['pesawat baling-baling', 'propeller-plane'],
  ])('reads the words that "%s" says twice', (prompt, subject) => {
    const { chips, unmatched } = ask(prompt);
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'subject', value: subject }));
    expect(unmatched.filter((word) => word.includes('-'))).toEqual([]);
  });

  it('takes reading for no fire', () => {
    expect(ask('gadis membaca buku').chips.filter(({ value }) => value === 'inferno')).toEqual([]);
  });

  it('reads a camera that comes closer', () => {
    expect(ask('camera moving closer to a mountain at dusk', 'text-to-video')).toMatchObject({
      verdict: 'drawn',
      unmatched: [],
    });
  });

  it('takes a greeting and the words of a poster for no subject', () => {
    expect(ask('selamat pagi bunga mawar "Semoga harimu indah"').verdict).toBe('partly');
    expect(ask('poster pensi sma "ART FEST" neon')).toMatchObject({ verdict: 'partly', unmatched: ['pensi', 'sma'] });
  });

  it('reads over a slip of the finger, and says what it was taken for by what is drawn', () => {
    expect(ask('mtahari terbit di pantai').subject).toBeNull();
    expect(ask('kuicng di pantai').chips).toContainEqual({
      aspect: 'subject',
      value: 'cat',
      word: 'kuicng',
      drawn: { id: 'kucing', en: 'cat' },
    });
    expect(ask('kadal di pantai').subject).toBe('kadal');
  });

  it('promises no way of a camera that is held still', () => {
    const question = {
      mode: 'image-to-video',
      prompt: 'kamera maju, hujan',
      seed: 7,
      maxImages: 4,
      pictures: 1,
    } as const;
    const { chips, unmatched } = understandPrompt({ ...question, fixedCamera: true });
    expect(chips.map(({ value }) => value)).toEqual(['rain']);
    expect(unmatched).toEqual(['kamera maju']);
  });

  it.each(LANGUAGES)(
    'finds no word without an effect in the prompt that a picture without one gets: %s',
    (language) => {
      expect(ask(defaultMotionPrompt(language), 'image-to-video').unmatched).toEqual([]);
    },
  );

  it('reads emoji', () => {
    expect(ask('🐈 🏖️').chips.map(({ value }) => value)).toEqual(expect.arrayContaining(['cat', 'beach']));
  });

  it('names what is drawn, whatever the word was', () => {
    expect(ask('vespa di kota').chips).toContainEqual({
      aspect: 'subject',
      value: 'scooter',
      word: 'vespa',
      drawn: { id: 'skuter', en: 'scooter' },
    });
  });

  it('offers a ware by its own name too', () => {
    expect(ask('laksa pedas').nearest?.drawn).toEqual({ id: 'semangkuk mie', en: 'bowl of noodles' });
  });

  it.each([
    ['kupu2 di taman', 'butterfly'],
    ['anak-anak bermain', 'children'],
    ['kampung naga sore2', 'village'],
    ['orang camping di tenda', 'tent'],
    ['warteg rame jam makan siang', 'warung'],
    ['umroh bareng keluarga ke mekkah', 'kaaba'],
    ['air mancur di taman kota', 'fountain'],
    ['motor vespa biru di depan toko roti', 'scooter'],
    ['pelangi setelah hujan di air terjun', 'waterfall'],
  ])('sees what "%s" is about', (prompt, subject) => {
    expect(ask(prompt).chips).toContainEqual(expect.objectContaining({ aspect: 'subject', value: subject }));
  });

  it.each([
    ['berkabut tipis di desa', 'tipis'],
    ['ksatria di bawah bulan merah', 'merah'],
    ['danau segara anak', 'anak'],
    ['jam makan siang', 'jam'],
    ['meja makan malam romantis', 'romantis'],
    ['pohon mangga berbuah lebat', 'lebat'],
    ['ikan di piring bersama nasi', 'ikan'],
  ])('claims nothing for a word of "%s" that shows nothing', (prompt, word) => {
    const { chips } = ask(prompt);
    expect(chips.filter((chip) => chip.word === word)).toEqual([]);
  });

  it('is about a ware that is named first, wherever it lies', () => {
    expect(ask('kacamata hitam di pantai').chips).toContainEqual(
      expect.objectContaining({ aspect: 'detail', value: 'glasses' }),
    );
    expect(ask('pantai dengan tas').unmatched).toEqual(['tas']);
  });

  it.each([
    ['kaos hitam dengan tulisan KILAS di tengah', 'KILAS'],
    ['poster, tulis Rp 25.000 di bawah', 'Rp 25.000'],
  ])('writes what "%s" asks for, quotes or not', (prompt, text) => {
    expect(ask(prompt).chips).toContainEqual({ aspect: 'title', value: text, word: text });
  });

  it.each(['guru di papan tulis putih', 'gadis menulis surat', 'pantai tanpa tulisan'])(
    'writes nothing over "%s"',
    (prompt) => {
      expect(ask(prompt).chips.filter(({ aspect }) => aspect === 'title')).toEqual([]);
    },
  );

  it.each([
    ['cincin berlian di meja', 'cincin berlian'],
    ['a gold ring', 'cincin berlian'],
    ['saturnus bercincin', 'planet bercincin'],
    ['rice bowl with chicken', 'nasi campur'],
  ])('names "%s" for what it is and nothing else', (prompt, name) => {
    const drawn = ask(prompt).chips.flatMap((chip) => (chip.aspect === 'detail' ? (chip.drawn?.id ?? []) : []));
    expect([...new Set(drawn)].filter((one) => one !== 'meja')).toEqual([name]);
    expect(ask(prompt).chips.filter(({ aspect }) => aspect === 'subject')).toEqual([]);
  });

  it('knows many of a thing where it knows one', () => {
    expect(ask('christmas tree with presents').chips).toContainEqual(
      expect.objectContaining({ aspect: 'subject', value: 'christmas-tree' }),
    );
  });

  it('does not make ten pictures of one cup', () => {
    expect(createStoryboard({ prompt: 'secangkir kopi di meja', seed: 1, maxImages: 10 }).panels).toHaveLength(3);
    expect(createStoryboard({ prompt: 'naga di gunung', seed: 1, maxImages: 10 }).panels).toHaveLength(10);
  });

  it.each([
    ['pidato senator', 'senator'],
    ['mantan nangis di gedung', 'mantan'],
    ['sprei katun motif bunga', 'katun'],
    ['kue yang laris manis', 'laris'],
    ['pasar yang meriah', 'meriah'],
    ['es krim untuk dessert', 'dessert'],
    ['kucing yang kenyang', 'kenyang'],
    ['ibu mencari anak', 'mencari'],
  ])('takes "%s" at its word: "%s" is no slip of the finger', (prompt, word) => {
    expect(ask(prompt).chips.map((chip) => chip.word)).not.toContain(word);
    expect(ask(prompt).unmatched).toContain(word);
  });

  it('hears what people say, and not what slips out of them', () => {
    expect(ask('sialan, kucing item keujanan malem2 wkwk anjir')).toMatchObject({ subject: null });
    expect(ask('rumah gue malem ujan deres').chips).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ aspect: 'time', value: 'night' }),
        expect.objectContaining({ aspect: 'weather', value: 'rain' }),
      ]),
    );
    expect(ask('rumah gue malem ujan deres').unmatched).toEqual([]);
    expect(ask('kucing nyolong ikan asin di dapur').unmatched).not.toContain('dapur');
  });

  it.each(['constructor', 'constructor kucing', 'kucing constructor', 'soto dan bakso constructor mangkok'])(
    'takes a word that every object answers to for an unknown one: "%s"',
    (prompt) => {
      for (const mode of ['text-to-image', 'image-edit', 'storyboard'] as const)
        expect(ask(prompt, mode).unmatched).toContain('constructor');
    },
  );

  it('says when nothing can be done to a picture', () => {
    expect(ask('perbaiki senyumnya', 'image-edit').verdict).toBe('nothing_to_change');
    expect(ask('jadikan malam', 'image-edit').verdict).toBe('drawn');
    // The part is not found, and the whole photo was not meant.
    expect(ask('ganti warna rambut jadi biru', 'image-edit').verdict).toBe('nothing_to_change');
    expect(ask('ganti warna baju jadi biru', 'image-edit').verdict).toBe('drawn');
    // Closer to the middle is done; what is there is not known.
    expect(ask('zoom ke produknya', 'image-edit').verdict).toBe('partly');
  });

  it.each([
    ['hapus mobilnya', true],
    ['hapus tiang listrik terus cerahin', true],
    ['hapus orangnya', false],
    ['hapus bagian yang ditandai', false],
    ['hapus background', false],
    ['cerahin', false],
  ])('knows whether only its owner can say what is to go: %s', (prompt, isToBeErased) => {
    expect(ask(prompt, 'image-edit').isToBeErased).toBe(isToBeErased);
  });

  it('shows whole who is known by their clothes, and others as a face', () => {
    const sceneOf = (prompt: string) => ask(prompt).chips.find(({ aspect }) => aspect === 'scene')?.value;
    expect(['potret guru', 'potret dokter perempuan', 'potret anak kecil'].map(sceneOf)).not.toContain('portrait');
    expect(['potret wanita', 'potret kakek'].map(sceneOf)).toEqual(['portrait', 'portrait']);
  });

  it('has nothing to be marked without a photo', () => {
    const question = { mode: 'image-edit', seed: 7, fixedCamera: false, maxImages: 4, pictures: 0 } as const;
    expect(understandPrompt({ ...question, prompt: 'hapus mobilnya' }).isToBeErased).toBe(false);
  });

  it('reads how people talk of photos', () => {
    const edits = (prompt: string) => ask(prompt, 'image-edit').chips.map(({ value }) => value);
    expect(edits('ilangin backgroundnya dong')).toEqual(['removeBackground']);
    expect(edits('bg nya ganti merah buat pas foto')).toEqual(['plainBackground']);
    expect(edits('jadiin foto produk latar putih')).toEqual(['plainBackground']);
    expect(edits('langit biru cerah')).toEqual(expect.not.arrayContaining(['blue']));
    expect(edits('jadiin hitam putih tp bajunya tetep merah')).toEqual(['monochrome']);
  });
});
