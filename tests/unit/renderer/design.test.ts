import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createClip } from '../../../renderer/frames/createClip.ts';
import { promoParts } from '../../../renderer/prompt/promoParts.ts';
import { DESIGN_KINDS } from '../../../renderer/prompt/design.ts';
import { EMBLEMS } from '../../../renderer/scenes/design/emblemDrawings.ts';
import { layOut } from '../../../renderer/scenes/design/layOut.ts';
import { FUNCTION_WORDS, OPENING_WORDS } from '../../../renderer/prompt/vocabulary/functionWords.ts';
import { STOP_WORDS } from '../../../renderer/prompt/vocabulary/stopWords.ts';

const planOf = (prompt: string) => createPlan({ prompt, seed: 7, isStill: true });
const designOf = (prompt: string) => planOf(prompt).design;

describe('a page of letters', () => {
  it.each([
    ['logo kedai kopi "Senja" dengan gambar cangkir', { kind: 'logo', headline: 'Senja', emblem: { sign: 'cup' } }],
    ['logo kelas 7B SMP Harapan gambar harimau', { kind: 'logo', emblem: { subject: 'tiger' } }],
    ['logo salon gambar gunting', { kind: 'logo', headline: 'Salon', emblem: { sign: 'scissors' } }],
    ['logo esport kepala serigala biru', { headline: 'Esport', emblem: { subject: 'wolf' }, tints: ['blue'] }],
    ['tolong bikinin logo warung seblak teh ica dong', { headline: 'Warung Seblak Teh Ica' }],
    ['undangan', { kicker: null, headline: 'Undangan' }],
    ['logo for a coffee shop named Senja', { kind: 'logo', headline: 'Senja' }],
    ['a coffee shop logo', { kind: 'logo', headline: 'Coffee Shop' }],
    [
      'undangan pernikahan Budi dan Siti tanggal 12 Desember 2026 di Gedung Serbaguna',
      {
        kind: 'invitation',
        kicker: 'Undangan Pernikahan',
        headline: 'Budi dan Siti',
        lines: [
          { role: 'date', text: '12 Desember 2026' },
          { role: 'place', text: 'Gedung Serbaguna' },
        ],
      },
    ],
    ['undangan ultah Naura ke 7 tema dinosaurus', { kicker: 'Undangan Ultah ke 7', emblem: { subject: 'dinosaur' } }],
    ['poster lomba 17 agustus di RT 05', { kind: 'poster', headline: 'Lomba 17 Agustus', emblem: { sign: 'flag' } }],
    ['poster seminar digital marketing gratis', { headline: 'Seminar Digital Marketing', badge: 'GRATIS' }],
    ['flyer donor darah PMI', { kind: 'poster', headline: 'Donor Darah PMI', emblem: { sign: 'drop' } }],
    ['desain banner buat toko bunga', { kind: 'banner', headline: 'Toko Bunga' }],
    ['spanduk selamat datang peserta KKN', { kind: 'banner', headline: 'Selamat Datang Peserta KKN' }],
    ['banner warung bakso Pak Kumis', { kind: 'banner', headline: 'Pak Kumis' }],
    ['kartu ucapan ulang tahun buat mama', { kind: 'card', headline: 'Selamat Ulang Tahun' }],
    ['sertifikat lomba menggambar untuk Naura', { kind: 'certificate', headline: 'Naura' }],
    [
      'menu warung: nasi goreng 15rb, es teh 5rb',
      {
        kind: 'menu',
        items: [
          { name: 'Nasi Goreng', price: '15rb' },
          { name: 'Es Teh', price: '5rb' },
        ],
      },
    ],
    ['stiker label kemasan keripik singkong "Renyah"', { kind: 'label', headline: 'Renyah' }],
    ['desain kartu nama dokter gigi', { kind: 'businessCard', headline: 'Dokter Gigi', emblem: { sign: 'tooth' } }],
  ])('is made of "%s"', (prompt, design) => {
    expect(designOf(prompt)).toMatchObject(design);
  });

  it.each([
    'poster kucing lucu di taman',
    'poster pengajian "KAJIAN" gambar masjid',
    'poster promo kopi susu diskon 50%',
    'stiker kucing lucu',
    'menu sarapan sehat',
    'banner kopi di meja',
    'seminar di aula',
    'tukang undangan di pasar',
  ])('is not made of "%s"', (prompt) => {
    expect(designOf(prompt)).toBeUndefined();
  });

  it.each([
    ['logo laundry keren warna biru', ['keren']],
    ['undangan pernikahan Budi dan Siti latar pantai', ['pantai']],
    ['poster donor darah gambar naga dan unicorn', ['unicorn']],
    ['desain undangan khitanan Dika yang bisa diedit', ['diedit']],
  ])('says what of "%s" is not on it', (prompt, left) => {
    expect(planOf(prompt).unmatched).toEqual(expect.arrayContaining(left));
  });

  it.each([
    'undangan aqiqah Muhammad Rafif minggu 3 Mei',
    'poster pengajian akbar bersama Ustadz Hanan tanggal 3 Mei jam 19.30 di masjid Al Ikhlas, info 081234567890',
    'design a wedding invitation for Andi and Rara on May 3 2027 at Bali Beach',
    'sertifikat pelatihan barista untuk Budi Santoso',
    'banner warung bakso Pak Kumis warna merah kuning',
    'logo petshop elegan biru tua dengan gambar kucing dan anjing',
  ])('loses no word of "%s"', (prompt) => {
    const { chips, unmatched } = planOf(prompt);
    const told = [...chips.map(({ word }) => word), ...unmatched].join(' ').toLowerCase();
    const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu)!;
    const lost = words.filter(
      (word) =>
        !told.includes(word) &&
        ![FUNCTION_WORDS, OPENING_WORDS, STOP_WORDS].some((silent) => silent.has(word)) &&
        !['tanggal', 'warna', 'gambar', 'design'].includes(word),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['wide', 320, 180],
    ['tall', 180, 320],
    ['square', 240, 240],
  ])('keeps its letters in a %s picture', (_, width, height) => {
    const context = createCanvas(8, 8).getContext('2d');
    for (const kind of DESIGN_KINDS) {
      const design = {
        ...designOf('undangan pernikahan Alexander Bimasakti Nugroho dan Siti Nurhaliza Rahmawati')!,
        kind,
      };
      for (const { text, x, y, size, align } of layOut(design, { width, height, seed: 3 }).runs) {
        context.font = `${size}px sans-serif`;
        expect(y - size / 2, text).toBeGreaterThan(0);
        expect(y + size / 2, text).toBeLessThan(height);
        expect(align === 'left' ? width - x : x, text).toBeGreaterThan(0);
      }
    }
  });

  it('is drawn, whatever its sign', async () => {
    const design = designOf('logo kedai kopi "Senja"')!;
    const pictures = new Set<string>();
    for (const sign of Object.keys(EMBLEMS) as (keyof typeof EMBLEMS)[]) {
      const plan = { ...planOf('logo kedai kopi "Senja"'), design: { ...design, emblem: { sign } } };
      const clip = await createClip({
        plan,
        width: 96,
        height: 96,
        fps: 24,
        frameCount: 1,
        hasWatermark: false,
        grain: 0,
      });
      pictures.add(clip.drawFrame(0).toBuffer('image/png').toString('base64'));
    }
    expect(pictures.size).toBe(Object.keys(EMBLEMS).length);
  });
});

describe('a sale', () => {
  it.each([
    [
      'FLASH SALE 50% SEMUA SEPATU',
      { kicker: 'FLASH SALE', headline: 'SEMUA SEPATU', badge: { word: '', figure: '50%' } },
    ],
    ['BIG SALE 50%', { kicker: null, headline: 'BIG SALE', badge: { word: '', figure: '50%' } }],
    ['SALE 50%', { badge: { word: 'SALE', figure: '50%' } }],
  ])('says once what "%s" is', (title, parts) => {
    expect(promoParts(title)).toMatchObject(parts);
  });
});
