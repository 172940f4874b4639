/**
 * Instructions are read as people mean them: "gelapin" darkens the tones and is no night, a colour is either replaced
 * or a tint, and directions belong to the camera only in a clip. Words without an effect are reported.
 */
import { describe, expect, it } from 'vitest';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { readShape } from '../../../../renderer/readShape.ts';
import { readTurn } from '../../../../renderer/readTurn.ts';

const still = (prompt: string, pictures = 1) => readInstruction(prompt, { isMoving: false, pictures });
const moving = (prompt: string) => readInstruction(prompt, { isMoving: true, pictures: 1 });

describe('readInstruction', () => {
  it.each([
    ['make it night with warm lamps', 'warm lamps'],
    ['ubah jadi malam hari dengan lampu hangat', 'lampu hangat'],
    ['night with warm lights', 'warm lights'],
  ])('lights the lamps and does not warm the whole night: %s', (prompt, word) => {
    const { details, tones, chips, unmatched } = still(prompt);
    expect({ details, tones, unmatched }).toEqual({ details: { warmLamps: 1 }, tones: [], unmatched: [] });
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'detail', value: 'warmLamps', word }));
  });

  it.each([
    ['kasih border putih tebal dan rounded', { kind: 'plain', breadth: 1.8, isRounded: true }],
    ['add a thin white frame with rounded corners', { kind: 'plain', breadth: 0.5, isRounded: true }],
    ['bingkai kayu', { kind: 'wood', breadth: 1, isRounded: false }],
  ])('reads how broad and round a frame is: %s', (prompt, border) => {
    expect(still(prompt)).toMatchObject({ border, unmatched: [] });
  });

  it.each([
    ['tempel logo foto kedua di pojok kanan atas', { side: 'right', row: 'top', isFirst: false }],
    ['taruh foto pertama di pojok kiri bawah foto kedua', { side: 'left', row: 'bottom', isFirst: true }],
    ['put the second photo as a logo in the bottom left corner', { side: 'left', row: 'bottom', isFirst: false }],
  ])('lays a picture small into a corner of the other: %s', (prompt, corner) => {
    expect(still(prompt, 2)).toMatchObject({ arrangement: 'onto', corner, unmatched: [] });
  });

  it('draws people anew in one manner, and says that the other is missing', () => {
    expect(still('jadikan kartun disney 3d')).toMatchObject({ styles: ['cartoon'], unmatched: ['disney', '3d'] });
    expect(still('jadikan render 3d').styles).toEqual(['render']);
  });

  it.each([
    ['ubah siang jadi malam', 'night'],
    ['change day to night', 'night'],
    ['jadikan senja', 'sunset'],
    ['golden hour look', 'golden'],
    ['from night to day', 'day'],
  ])('%s means %s', (prompt, time) => {
    expect(still(prompt).time).toBe(time);
  });

  it.each([
    ['gelapin dikit', 'darken'],
    ['bikin agak gelap', 'darken'],
    ['redupin', 'darken'],
    ['silau banget', 'darken'],
    ['terlalu terang', 'darken'],
    ['turunin terangnya dikit', 'darken'],
    ['reduce brightness', 'darken'],
    ['make it a bit dark', 'darken'],
    ['gelap banget', 'brighten'],
    ['fotonya agak gelap, terangin dong', 'brighten'],
    ['too dark', 'brighten'],
    ['kurang terang', 'brighten'],
    ['terlalu kuning', 'cool'],
    ['too warm', 'cool'],
    ['terlalu biru', 'warm'],
    ['kurangi kontras', 'fade'],
    ['kurangi noise', 'smooth'],
    ['less saturated', 'fade'],
    ['fotonya buram, perjelas', 'sharpen'],
  ])('%s is a change of the picture’s light, no time of day and no opposite', (prompt, tone) => {
    expect(still(prompt)).toMatchObject({ tones: [tone], time: null, background: null, colours: [], unmatched: [] });
    expect(still(prompt).chips.map(({ value }) => value)).toEqual([tone]);
  });

  it('still reads darkness as the night where it is one, and does nothing that must not be', () => {
    expect(still('jadikan malam gelap').time).toBe('night');
    expect(still('langit gelap').time).toBe('night');
    expect(still('langit mendung gelap mau hujan')).toMatchObject({ time: 'overcast', weather: 'rain' });
    expect(still('jangan terlalu terang').tones).toEqual([]);
  });

  it('tells a bright photo from a bright sky', () => {
    expect(still('bikin fotonya lebih tajam dan cerah')).toMatchObject({
      tones: ['sharpen', 'brighten'],
      weather: null,
    });
    expect(still('langitnya jadi cerah')).toMatchObject({ tones: [], weather: 'clear' });
    expect(still('cuaca mendung jadi cerah')).toMatchObject({ tones: [], weather: 'clear' });
  });

  it.each(['merahin bajunya', 'make the red dress blue'])('%s tints no whole photo', (prompt) => {
    expect(still(prompt)).toMatchObject({ colours: [], recolour: null });
  });

  it.each([
    ['hapus latar', { kind: 'remove' }],
    ['remove the background', { kind: 'remove' }],
    ['background transparan', { kind: 'remove' }],
    ['blur latar belakang', { kind: 'blur' }],
    ['efek bokeh', { kind: 'blur' }],
    ['ganti latar jadi gunung', { kind: 'scene', scene: 'mountain' }],
    ['place it on a beach', { kind: 'scene', scene: 'beach' }],
    ['latar belakang putih', { kind: 'colour', colour: '#f4f3f1' }],
    ['ganti background merah jadi biru', { kind: 'colour', colour: '#3f7fd0' }],
    ['ganti background pink jadi putih', { kind: 'colour', colour: '#f4f3f1' }],
    ['ganti background putih jadi biru muda', { kind: 'colour', colour: '#9eccf2' }],
  ])('%s changes the background', (prompt, background) => {
    const read = still(prompt);
    expect(read.background).toEqual(background);
    expect(read.unmatched).toEqual([]);
  });

  it.each([
    ['sketsa pensil', 'pencil'],
    ['oil painting', 'oil'],
    ['lukisan cat air', 'watercolour'],
    ['jadikan kartun', 'cartoon'],
    ['jadikan anime', 'anime'],
    ['pop art style', 'popArt'],
  ])('%s is the style %s', (prompt, style) => {
    expect(still(prompt).styles).toEqual([style]);
  });

  it('tells a colour for another from a mere tint', () => {
    expect(still('ubah mobil merah menjadi biru').recolour).toEqual({ from: 'red', to: 'blue' });
    expect(still('nuansa biru')).toMatchObject({ recolour: null, colours: ['blue'] });
  });

  it('reads directions as the camera’s only in a clip, and rain that falls as rain', () => {
    expect(moving('naik pelan-pelan').motion).toBe('up');
    expect(moving('geser ke kiri').motion).toBe('left');
    expect(moving('hujan turun deras')).toMatchObject({ motion: null, weather: 'rain' });
    expect(moving('kamera diam').motion).toBe('none');
    expect(still('naik').motion).toBeNull();
  });

  it.each([
    ['camera pulling back', 'back', {}],
    ['salju turun, kamera naik', 'up', {}],
    ['camera going up', 'up', {}],
    ['the camera moves forward', 'forward', {}],
    ['gerak pelan ke kiri', 'left', { gentle: 1 }],
    ['kamera maju pelan', 'forward', { gentle: 1 }],
    ['camera slowly pushes in', 'forward', { gentle: 1 }],
    ['pelan', null, { gentle: 1 }],
    ['slow motion', null, { slowMotion: 1 }],
    ['gerak lambat', null, { slowMotion: 1 }],
  ])('reads the camera and its pace out of "%s"', (prompt, motion, details) => {
    expect(moving(prompt)).toMatchObject({ motion, unmatched: [] });
    expect(moving(prompt).details).toEqual(details);
  });

  it('makes no slow camera of a light that changes slowly', () => {
    expect(moving('perlahan menjadi malam')).toMatchObject({ isGradual: true, details: {}, unmatched: [] });
  });

  it('does not cross out a word that it understood where it is said a second time', () => {
    const { chips, unmatched } = still('kucing di kota, langit kota senja');
    expect(chips.map(({ word }) => word)).toContain('kota');
    expect(unmatched).toEqual(['kucing']);
  });

  it('puts nobody into a koi pond who asked for a swimming pool, and calls places what they are', () => {
    const placed = (prompt: string) => still(prompt).chips.map(({ value, drawn }) => [value, drawn?.en]);
    expect(placed('pindahkan ke kolam renang')).toEqual([['venue', 'swimming pool']]);
    expect(placed('ganti background rumah sakit')).toEqual([['room', 'hospital ward']]);
    expect(placed('ganti background ruang tamu')).toEqual([['room', 'living room']]);
  });

  it('knows a light that changes on the way from one that is there from the start', () => {
    expect(moving('perlahan berubah dari siang menjadi malam').isGradual).toBe(true);
    expect(moving('suasana malam').isGradual).toBe(false);
  });

  it('arranges several pictures as said, and one picture not at all', () => {
    expect(still('berdampingan', 2).arrangement).toBe('row');
    expect(still('kolase', 4).arrangement).toBe('grid');
    expect(still('double exposure', 2).arrangement).toBe('blend');
    expect(still('warna dari gambar kedua', 2).arrangement).toBe('transfer');
    expect(still('gambar kedua sebagai latar', 2)).toMatchObject({ arrangement: 'onto', isFirstBehind: false });
    expect(still('gambar pertama sebagai latar', 2)).toMatchObject({ arrangement: 'onto', isFirstBehind: true });
    expect(still('berdampingan', 1)).toMatchObject({ arrangement: null, unmatched: ['berdampingan'] });
  });

  it('lights the lamps that are to burn by night, and widens what is to be wider', () => {
    for (const prompt of ['bikin jadi malem, lampunya nyala', 'jadikan malam, nyalakan lampu'])
      expect(still(prompt), prompt).toMatchObject({ time: 'night', details: { warmLamps: 1 }, unmatched: [] });
    expect(still('lebarin fotonya ke samping').frame).toBe('expand');
  });

  it('names what has no effect, and nothing that has', () => {
    const read = still('tolong jadikan lukisan minyak suasana senja blabla tanpa hujan');
    expect(read.unmatched).toEqual(['blabla', 'hujan']);
    expect(read.chips.map(({ aspect, value }) => `${aspect} ${value}`)).toEqual(['edit oil', 'time sunset']);
  });
});

describe('the order of two pictures', () => {
  it.each([
    ['foto pertama di kiri, foto kedua di kanan', { arrangement: 'row', isReversed: false }],
    ['foto pertama di kanan, foto kedua di kiri', { arrangement: 'row', isReversed: true }],
    ['taruh foto kedua di sebelah kiri foto pertama', { arrangement: 'row', isReversed: true }],
    ['taruh foto kedua di samping foto pertama', { arrangement: 'row' }],
    ['gabungin foto 1 sama foto 2 sebelahan', { arrangement: 'row' }],
    ['gabungin foto pertama di atas dan kedua di bawah', { arrangement: 'column', isReversed: false }],
    ['tempel foto kedua ke foto pertama', { arrangement: 'onto', isFirstBehind: true }],
    ['letakkan foto pertama di foto kedua', { arrangement: 'onto', isFirstBehind: false }],
  ])('is as "%s" says', (prompt, expected) => {
    const read = readInstruction(prompt, { isMoving: false, pictures: 2 });
    expect(read).toMatchObject({ ...expected, unmatched: [] });
    expect(read.chips.map(({ value }) => value)).toEqual([expected.arrangement]);
  });
});

describe('texts', () => {
  it('stand where each was asked for, a second one too, and colour no photograph', () => {
    const read = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });
    expect(read('tulis "Sale" di atas dan "Hari ini" di kiri bawah warna kuning')).toMatchObject({
      letters: [
        { text: 'Sale', row: 'top', side: null },
        { text: 'Hari ini', row: 'bottom', side: 'left', colour: '#f2c14e' },
      ],
      colours: [],
      unmatched: [],
    });
    expect(read('tulis "Baru" dalam kotak').letters).toMatchObject([{ style: 'label' }]);
  });

  it('takes warm lamps by night for lamps, and no change from evening to night', () => {
    const read = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });
    expect(read('jadikan malam dengan lampu hangat')).toMatchObject({
      time: 'night',
      isGradual: false,
      details: { warmLamps: 1 },
      unmatched: [],
    });
    expect(read('lebih hangat').time).toBeNull();
  });

  it('takes a sky that is to be changed for what is there, not for what is wanted', () => {
    const read = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });
    expect(read('ganti langit mendung jadi biru cerah')).toMatchObject({ weather: 'clear', unmatched: [] });
    expect(read('ganti langit mendung jadi biru cerah').time).not.toBe('overcast');
    expect(read('langit cerah jadi mendung')).toMatchObject({ weather: null, time: 'overcast' });
    expect(read('ubah hujan jadi salju').weather).toBe('snow');
    expect(readInstruction('siang jadi malam', { isMoving: true, pictures: 1 })).toMatchObject({ isGradual: true });
  });

  it('tells that letters are written in one size, whatever was asked for', () => {
    const read = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 }).unmatched;
    expect(read('tulis "Toko Ayu" kecil di kanan bawah')).toEqual(['kecil']);
    expect(read('tulis "PROMO" besar di atas')).toEqual(['besar']);
  });
});

describe('the shape of a cropped photo', () => {
  it.each([
    ['crop kotak tengah', '1:1'],
    ['potong jadi persegi', '1:1'],
    ['crop 9:16 buat story', '9:16'],
    ['perluas jadi 16:9', '16:9'],
  ])('is the one that "%s" asks for', (prompt, ratio) => {
    expect(readShape(prompt)?.ratio).toBe(ratio);
    const { unmatched } = readInstruction(prompt, { isMoving: false, pictures: 1 });
    expect(unmatched.filter((word) => ['kotak', 'persegi'].includes(word))).toEqual([]);
  });

  it.each(['tulis "crop kotak" di atas', 'tulis "Baru!" dalam kotak', 'crop sedikit', 'hapus background'])(
    'is that of the photo with "%s"',
    (prompt) => expect(readShape(prompt)).toBeNull(),
  );
});

describe('whose a word is', () => {
  it.each([
    'give the person a yellow umbrella',
    'kasih pita merah',
    'mata kucingnya jadi biru',
    'tupainya dipakein syal merah',
    'hapus kotak ijo sama titik birunya',
    'tambahin teks "Halo" di bawah pake font neon ungu',
    'tulis "Halo" warna oranye',
  ])('"%s" names the colour of one thing, which tints no whole photo', (prompt) => {
    expect(still(prompt)).toMatchObject({ colours: [], recolour: null });
  });

  it.each([
    'nuansa biru',
    'bikin fotonya kebiruan',
    'warnanya dibikin lebih biru',
    'tone biru',
    'make everything blue',
  ])('"%s" tints the photo', (prompt) => expect(still(prompt)).toMatchObject({ colours: ['blue'], unmatched: [] }));

  it('changes one colour into another, whichever is named first, and says so', () => {
    for (const prompt of ['make the flowers yellow instead of red', 'bunganya kuning bukan merah'])
      expect(still(prompt).recolour, prompt).toEqual({ from: 'red', to: 'gold' });
    expect(still('ubah mobil merah menjadi biru').chips).toMatchObject([{ drawn: { en: 'red turned blue' } }]);
    // A sunset's own colours are no change of the main thing's.
    expect(still('langitnya ganti jadi sunset oranye ungu')).toMatchObject({
      recolour: null,
      colours: ['orange', 'purple'],
    });
    expect(still('turn the sky into a golden sunset').recolour).toBeNull();
  });

  it('paints nothing that is to go', () => {
    expect(still('ilangin bambunya, background putih')).toMatchObject({ background: { kind: 'colour' } });
    expect(still('hilangkan kabut')).toMatchObject({ weather: null, chips: [], unmatched: ['hilangkan', 'kabut'] });
    expect(still('tiang dan hujannya dihapus').weather).toBeNull();
    expect(still('hilangin bayangan terus cerahin').tones).toEqual(['brighten']);
    expect(still('bersihin background jadi putih').background).toMatchObject({ kind: 'colour' });
  });

  it('adds nothing that the photo has already, and no place of its own', () => {
    expect(still('kasih bingkai, tupainya dipakein topi').subject).toBeNull();
    expect(still('kasih kabut tebel di lembahnya')).toMatchObject({ background: null, weather: 'fog' });
  });

  it('blurs no background for a face, and puts no drawn mountain behind that of another photo', () => {
    expect(still('blur muka penontonnya').background).toBeNull();
    expect(still('buramkan wajah orang orang').background).toBeNull();
    expect(still('blur semua kecuali wajah').background).toEqual({ kind: 'blur' });
    expect(still('blur dong').background).toEqual({ kind: 'blur' });
    expect(still('taruh bapak di foto pertama ke pemandangan gunung foto kedua', 2)).toMatchObject({
      background: null,
      arrangement: 'onto',
    });
  });

  it('takes a shade of a colour for no light, and a thin fog for a haze', () => {
    expect(still('matanya biru terang').tones).toEqual([]);
    expect(still('kasih kabut tipis')).toMatchObject({ weather: null, details: { mist: 1 }, unmatched: [] });
    expect(still('kasih kabut tebal')).toMatchObject({ weather: 'fog' });
  });

  it('takes the darkness of edges for edges, and no night', () => {
    expect(still('vignette gelap di pinggir')).toMatchObject({ time: null, tones: ['vignette'] });
  });

  it('puts the colours of the second photo on the first', () => {
    expect(still('foto pertama bikin tone warnanya kayak foto kedua', 2).arrangement).toBe('transfer');
    expect(still('mobil foto pertama pindahin ke foto kedua', 2).arrangement).toBe('onto');
  });
});

describe('a turned photo', () => {
  it.each([
    ['putar 90 derajat ke kanan', 1],
    ['trus diputer ke kiri dong', 3],
    ['rotate 180 degrees', 2],
    ['rotate the photo 90 degrees counterclockwise', 3],
    ['putar fotonya', 1],
  ])('is turned as "%s" says', (prompt, quarters) => {
    expect(readTurn(prompt)?.quarters).toBe(quarters);
    expect(still(prompt).unmatched).toEqual([]);
  });

  it.each(['putar 15 derajat', 'puter dikit ke kanan', 'tulis "putar 90 derajat"', 'turn it into a painting'])(
    'is upright with "%s"',
    (prompt) => expect(readTurn(prompt)).toBeNull(),
  );
});

describe('a frame', () => {
  it.each([
    ['kasih border hitam', { kind: 'plain', colour: '#141416' }],
    ['bingkai putih polaroid', { kind: 'polaroid', colour: '#f4f3f1' }],
    ['kasi frame kayu di pinggirnya', { kind: 'wood' }],
    ['bingkai emas', { kind: 'plain', colour: '#e6bd58' }],
  ])('is as "%s" says', (prompt, border) => {
    expect(still(prompt).border).toMatchObject(border);
    expect(still(prompt)).toMatchObject({ colours: [], background: null });
  });
});
