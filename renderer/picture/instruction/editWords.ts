import { normaliseWord } from '../../prompt/normaliseWord.ts';
import { STYLE_WORDS, STYLES, type Style } from '../../prompt/vocabulary/styleWords.ts';
import type { CameraMotion } from '../../scene.ts';

export const TONES = [
  'brighten',
  'darken',
  'contrast',
  'warm',
  'cool',
  'saturate',
  'fade',
  'detail',
  'sharpen',
  'smooth',
  'vignette',
  'grain',
  'tiltShift',
  'softGlow',
  'correct',
  'restore',
] as const;
export type Tone = (typeof TONES)[number];

/** The tone that undoes too much of each ("terlalu terang", "kurangi kontras", "too warm"); null where none does. */
export const UNDONE_BY: Readonly<Record<Tone, Tone | null>> = {
  brighten: 'darken',
  darken: 'brighten',
  contrast: 'fade',
  warm: 'cool',
  cool: 'warm',
  saturate: 'fade',
  fade: 'saturate',
  detail: 'smooth',
  sharpen: 'smooth',
  smooth: 'sharpen',
  vignette: null,
  grain: 'smooth',
  tiltShift: null,
  softGlow: 'sharpen',
  correct: null,
  restore: null,
};

/** Words, as typed, before what there is too much of: "kurangi terang", but not "kurang terang", which is too dark. */
export const EXCESS_WORDS: ReadonlySet<string> = new Set(
  'terlalu kelewat kebanyakan kurangi kurangin kurangkan turunin turunkan turuni too less reduce lower over'.split(' '),
);

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

const ARRANGEMENTS = ['row', 'column', 'grid', 'blend', 'onto', 'transfer'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Words whose effect depends on the words around them: "hapus" removes something only together with "latar". */
export const MARKS = [
  'background',
  'remove',
  'blur',
  'sky',
  'add',
  'white',
  'black',
  'grey',
  'expand',
  'crop',
  'flip',
  'upscale',
  'border',
  'straighten',
  'closer',
] as const;
export type Mark = (typeof MARKS)[number];

/** Every value of a chip about an edit; the client has a label for each. */
export const EDIT_VALUES = [
  ...STYLES,
  ...TONES,
  ...SEASONS,
  ...ARRANGEMENTS,
  'expand',
  'crop',
  'flip',
  'upscale',
  'removeBackground',
  'removeThing',
  'blurBackground',
  'plainBackground',
  'turn',
  'border',
  'keep',
  'reframe',
] as const;
export type EditValue = (typeof EDIT_VALUES)[number];

export type EditMeaning =
  | { kind: 'style'; name: Style }
  | { kind: 'tone'; name: Tone }
  | { kind: 'season'; name: Season }
  | { kind: 'arrangement'; name: Arrangement }
  | { kind: 'mark'; name: Mark };

/** Words that mean a style for a picture, but things in it for a scene. */
const PICTURE_STYLE_WORDS: Partial<Record<Style, string>> = {
  pencil: 'arang',
  ink: 'tinta',
  oil: 'lukis|oil|kanvas|canvas',
  poster: 'poster',
};

const TONE_WORDS: Record<Tone, string> = {
  brighten:
    'terangkan|gelap banget|gelap bgt|gelap amat|too dark|underexposed|kecerahan|brightness|exposure|eksposur|kurang cerah|kurang terang|terangin|cerahin|kegelapan|terlalu gelap|lebih terang|cerahkan|lebih cerah|mencerahkan|terang|brighten|brighter|lighten|lighter|bright',
  darken:
    'gelapkan|gelapin|gelap dikit|gelap sedikit|agak gelap|bikin gelap|bikin agak gelap|lebih gelap|darken|darker|a bit dark|slightly dark|redupkan|redupin|redup|lebih redup|dim|silau|kesilauan|overexposed|over exposed|over exposure',
  contrast:
    'kontras|lebih kontras|kontras tinggi|contrast|more contrast|high contrast|tajam warnanya|dramatis|dramatic',
  warm: 'hangatkan|lebih hangat|hangat|warna hangat|warmer|warm|warm tones|warm tone',
  cool: 'dinginkan|lebih dingin|dingin|sejuk|warna dingin|nuansa dingin|cooler|cool|cool tones|cool tone|cold',
  saturate:
    'saturasi|saturation|increase saturation|more saturation|more vivid|vivid|vibrant|more vibrant|colors pop|colours pop|make the colors pop|warna lebih keluar|warna lebih cerah|saturated|lebih berwarna|warna lebih hidup|lebih hidup|warna hidup|hidup|pekat|saturate|more saturated|more colorful|more colourful|lebih segar|segar|vibrance|pucat|ngejreng|cerahan warnanya',
  fade: 'pudar|pudarkan|memudar|faded|fade|desaturate|kusam|muted|matte look',
  detail: 'hdr|detail|lebih detail|perjelas detail|detailed|more detail|clarity|tekstur lebih jelas',
  sharpen:
    'pertajam|tajemin|kurang tajam|lebih tajam|tajamkan|tajam|sharpen|sharper|sharp|perjelas|lebih jelas|jelas|jernih|clearer|enhance|tingkatkan kualitas',
  smooth:
    'haluskan|alusin|alus|halus|lebih halus|hilangkan noise|hilangkan bintik|kurangi noise|denoise|smooth|smoother|remove noise|noise reduction|mulus|haluskan kulit|smooth skin',
  vignette: 'vignette|vinyet|tepi gelap|dark edges',
  grain: 'grain|butiran film|film grain|bintik film|kasar',
  tiltShift: 'tilt shift|tiltshift|miniatur|miniature|efek miniatur',
  softGlow:
    'cahaya lembut|cahayanya lembut|cahaya lebih lembut|cahayanya lebih lembut|lembutkan cahaya|lembutin cahayanya|lighting softer|softer lighting|softer light|soft light|soft lighting|soften the light|glow|bersinar lembut|berpendar|soft focus|fokus lembut|soft glow|dreamy glow|bercahaya|glowing',
  correct:
    'perbaiki warna|perbaikin warna|benerin warna|betulin warna|koreksi warna|koreksikan warna|kembalikan warna|balikin warna|warna asli|white balance|auto white balance|fix colors|fix colours|fix the colors|fix the colours|fix color|fix colour|color correction|colour correction|correct the colors|correct the colours|restore colors|restore colours|restore the colors|restore the colours|perbaiki pencahayaan|perbaikin pencahayaan|benerin pencahayaan|fix lighting|fix the lighting|auto enhance|auto adjust|auto fix|lebih bagus|lebih cakep|percantik|percantikin|fix',
  restore:
    'restore|restorasi|restorasikan|direstorasi|merestorasi|restoration|pulihkan|dipulihkan|memulihkan|perbaiki foto|perbaikin foto|benerin foto|betulin foto|perbaiki foto lama|perbaiki foto jadul|benerin foto lama|benerin foto jadul|fix old photo|repair old photo|repair photo|repair|hapus goresan|hilangkan goresan|hilangin goresan|ilangin goresan|banyak goresan|penuh goresan|ada goresan|remove scratches|remove the scratches|fix scratches|foto lama jadi baru|foto jadul jadi baru',
};

const SEASON_WORDS: Record<Season, string> = {
  spring: 'musim semi|spring|springtime',
  summer: 'musim panas|summer|summertime|kemarau|musim kemarau',
  autumn: 'musim gugur|autumn|fall season|fall foliage|fall colors|daun musim gugur|autumn leaves',
  winter:
    'musim dingin|musim salju|winter|wintertime|bersalju|tertutup salju|ditutupi salju|diselimuti salju|ketutup salju|ketutupan salju|diselimutin salju|snow covered|covered in snow|covered with snow',
};

const ARRANGEMENT_WORDS: Record<Arrangement, string> = {
  row: 'berdampingan|bersebelahan|bersanding|sejajar|kiri kanan|kiri dan kanan|side by side|diptych|diptik|triptych|sebelum sesudah|sebelum dan sesudah|before after|before and after|perbandingan|bandingkan|comparison',
  column:
    'atas bawah|atas dan bawah|bertumpuk|ditumpuk|susun vertikal|vertikal|top and bottom|stacked|stack|vertically',
  grid: 'kolase|collage|grid|kisi|petak|kotak kotak|album|moodboard|mood board|photo wall|susun rapi',
  blend:
    'campur|campurkan|leburkan|melebur|lebur|blend|blended|blending|double exposure|eksposur ganda|pencahayaan ganda|overlay|tumpang tindih|menyatu|padukan halus|superimpose|fade into',
  onto: 'tambahkan logo|tambahin logo|tambah logo|pasang logo|kasih logo|tempel logo|beri logo|logo|watermark|stiker|letakkan|taruh|pindahkan|pindahin|dipindahin|tempel|tempelkan|tempatkan|masukkan|di depan|cut and paste|place|put|insert|paste|composite|in front of|subjek di',
  transfer:
    'warna dari|warna seperti|warna kayak|warnanya kayak|tone kayak|tonenya kayak|tone seperti|warna kyk|warnanya kyk|gaya dari|gaya seperti|tiru warna|tiru gaya|meniru|tiru|nuansa dari|nuansa seperti|color of|colour of|colors of|colours of|style of|style from|colors from|colours from|in the style of|color transfer|colour transfer|style transfer|palet dari|palette of|palette from',
};

const MARK_WORDS: Record<Mark, string> = {
  background: 'latar|latar belakang|latarnya|background|backdrop|bg|latar foto',
  remove:
    'hapus|ilang|ilangkan|hilang|apus|hilangin|ilangin|ngilangin|hapusin|buangin|hilangkan|buang|bersihin|bersihkan|hapuskan|menghapus|remove|erase|delete|cut out|cutout|transparan|transparent|tanpa latar|tanpa background|no background|png transparan',
  blur: 'blur|kabur|buram|burem|buremin|kaburkan|buramkan|blurkan|blurred|blurry|bokeh|samarkan|sensor|sensorin|sensorkan|disensor|censor|pixelate|piksel|pikselkan|mosaik|efek bokeh|portrait mode|mode potret',
  sky: 'langit|sky',
  add: 'tambahkan|tambah|tambahin|pasang|pasangkan|pasangin|kasihin|kasi|menambahkan|sisipkan|munculkan|hadirkan|beri|kasih|add|with',
  white: 'putih|white|putih polos|putih bersih|plain white',
  black: 'hitam|black',
  grey: 'abu|abu abu|grey|gray',
  expand:
    'perluas|perluasin|lebarin|dilebarin|luasin|lebarkan ke samping|perlebar|perlebarkan|perpanjang|lanjutkan gambar|outpaint|outpainting|expand|extend|uncrop|widen|lebarkan|tambah ruang',
  crop: 'potong|crop|pangkas|krop',
  straighten:
    'luruskan|lurusin|lurusan|diluruskan|meluruskan|tegakkan|tegakin|miring|kemiringan|straighten|straightened|level the photo|level the horizon|level|crooked|tilted',
  closer:
    'zoom in|zoom|di zoom|dizoom|zoomin|zoom dikit|perdekat|lebih dekat|dekatkan|dekatin|tengahkan|ketengahin|di tengahkan|put the subject in the center|center the subject|centre the subject|put it in the center|centered|centred|close up|closeup|closer',
  flip: 'balik|kebalik|balik kiri kanan|balik horizontal|balikkan horizontal|flip horizontal|dibalik|balikkan|cerminkan|cermin|flip|mirror|mirrored|horizontal flip',
  upscale:
    'upscale|perbesar|perbesar resolusi|tingkatkan resolusi|naikkan resolusi|resolusi tinggi|high resolution|hd|full hd|4k|8k|ultra hd|enlarge|super resolution',
  border:
    'bingkai|bingkai foto|bingkai polaroid|frame|frame polaroid|photo frame|frame foto|pigura|figura|border|polaroid|polaroid frame|bingkai kayu|frame kayu|wooden frame|pinggiran|garis pinggir',
};

/** Phrase (as the lexicon spells them) → what it asks of a picture. */
export const EDIT_LEXICON: ReadonlyMap<string, EditMeaning> = build();

function build(): Map<string, EditMeaning> {
  const lexicon = new Map<string, EditMeaning>();
  const enter = <Name extends string>(
    table: Partial<Record<Name, string>>,
    meaning: (name: Name) => EditMeaning,
  ): void => {
    for (const [name, words] of Object.entries(table) as [Name, string][])
      for (const word of words.split('|')) lexicon.set(normaliseWord(word), meaning(name));
  };
  enter(MARK_WORDS, (name) => ({ kind: 'mark', name }));
  enter(TONE_WORDS, (name) => ({ kind: 'tone', name }));
  enter(SEASON_WORDS, (name) => ({ kind: 'season', name }));
  enter(ARRANGEMENT_WORDS, (name) => ({ kind: 'arrangement', name }));
  enter(STYLE_WORDS, (name) => ({ kind: 'style', name }));
  enter(PICTURE_STYLE_WORDS, (name) => ({ kind: 'style', name }));
  return lexicon;
}

/** Words people ask for a change with. They mean nothing to draw, and are never reported as having had no effect. */
export const EDIT_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'lawas usang rusak ubah ubahlah ganti gantilah jadikan jadikanlah rubah pakai pakailah gunakan gaya efek filter hasil hasilnya versi mode seni ala tone look sedikit agak tampilan kualitas ' +
    'wajah objek subjek produk benda utama aslinya asli tetap jaga biarkan pertahankan bagian seluruh semuanya keseluruhan berubah berganti perlahan transisi ' +
    'gabungkan gabung satukan padukan susun kombinasikan pertama kedua ketiga keempat masing foto fotonya gambarnya gambar ' +
    'jadiin gerakan gerakkan move moves moving dijadikan fokus orang landscape dibikin trus polos taruh samping gantiin ubahin bikinin dikit naikin biar masih tetep tetap sebelah edit warnanya warna pas lalu kemudian terus then berwarna berguguran jatuh terlalu kelewat kebanyakan kurangi kurangin kurangkan turunin turunkan turuni naikkan too less more reduce lower increase falling rontok change turn convert transform apply using use replace swap style effect version art look bit little slightly keep subject object product face main original everything whole entire ' +
    'combine merge join arrange first second third fourth image images photo photos picture pictures becomes become turns turning transition gradually slowly swapped please quality result together story stories feed reels profil profile thumbnail youtube instagram tiktok rasio ratio ukuran format'
  ).split(/\s+/u),
);

/** Plain directions: in a prompt for a scene they may be a boat's or a bird's, for a picture they are the camera's. */
export const CAMERA_WORDS: readonly (readonly [words: string, motion: CameraMotion])[] = [
  ['diam|diam saja|still|steady|stay still|tidak bergerak', 'none'],
  ['zoom out|perkecil|menjauhi|jauhi|dolly back|camera back|keluar', 'back'],
  [
    'mendekati|dekati|masuk|dolly|push|approach|closer|parallax|paralaks|3d|dolly forward|camera forward|ke depan',
    'forward',
  ],
  ['kiri|left', 'left'],
  ['kanan|right', 'right'],
  ['naik|up|upward|tilt naik|menanjak', 'up'],
  ['turun|down|downward', 'down'],
  ['keliling|putar|muter|memutari|around|circling|rotate|arc', 'orbit'],
  ['perbesar|zum', 'zoom'],
];
