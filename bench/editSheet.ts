import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { createPlan } from '../renderer/createPlan.ts';
import { createClip } from '../renderer/frames/createClip.ts';
import { readShape } from '../renderer/readShape.ts';
import { combinePictures } from '../renderer/picture/combine.ts';
import { editPicture } from '../renderer/picture/editPicture.ts';
import { fromCanvas, type Raster, readRaster, toCanvas } from '../renderer/picture/raster.ts';
import { readInstruction } from '../renderer/picture/instruction/readInstruction.ts';
import { registerStudioFont, STUDIO_FONT } from '../renderer/post/fonts.ts';
import { CREATOR_EDITS } from './creatorEdits.ts';
import { PHONE_EDITS } from './phoneEdits.ts';
import { type Edit, UNSEEN_EDITS } from './unseenPrompts.ts';

/**
 * Thirty edits as people ask for them, in one PNG to look at: each prompt under its result, with what the person is
 * told about it.
 * `node bench/editSheet.ts [--out edits.png] [--from 0] [--to 30] [--unseen] [--phone] [--creators] [--photo
 * shore=file.jpg]`; without `--photo` the studio draws the pictures to edit. `--file edits.txt --photos folder` takes
 * your own lines instead, such as "hapus background | cat.jpg", and keeps each photograph's shape.
 */
const SOURCES = {
  face: 'potret wanita tersenyum siang',
  ware: 'botol parfum di meja kayu siang',
  shore: 'pantai siang perahu',
  street: 'jalan kota golden hour',
} as const;
type Source = keyof typeof SOURCES;
/** The longer side of a result, pixels. */
const LONGER_SIDE = 640;

const EDITS: readonly Edit[] = [
  ['hapus background', 'ware'],
  ['hapus background', 'face'],
  ['hapus background', 'shore'],
  ['ganti latar jadi putih polos', 'ware'],
  ['ganti langit jadi senja', 'shore'],
  ['ganti langit jadi berbintang', 'shore'],
  ['jadikan malam hari', 'street'],
  ['jadikan malam dengan lampu hangat', 'street'],
  ['jadikan malam', 'face'],
  ['perluas gambar', 'ware'],
  ['perluas', 'shore'],
  ['foto pertama di kiri, foto kedua di kanan', 'face', 'ware'],
  ['foto pertama di kanan, foto kedua di kiri', 'face', 'ware'],
  ['tempel foto kedua ke foto pertama', 'shore', 'ware'],
  ['gabungkan foto pertama dan kedua', 'ware', 'shore'],
  ['tulis "PROMO" di atas', 'ware'],
  ['tulis "Diskon 50%" di kiri bawah warna kuning', 'ware'],
  ['tambahkan teks "Halo"', 'face'],
  ['tulis "Sale" di atas dan "Hanya hari ini" di bawah', 'ware'],
  ['tulis "NEON" gaya neon di tengah', 'street'],
  ['tulis "Baru!" dalam kotak di kanan atas', 'ware'],
  ['buat jadi lukisan cat air', 'shore'],
  ['hitam putih dramatis', 'face'],
  ['tambah hujan deras', 'street'],
  ['tambahkan salju', 'shore'],
  ['blur latar belakang', 'face'],
  ['cerahkan foto', 'street'],
  ['tambahkan balon udara di langit', 'shore'],
  ['jadikan musim gugur', 'shore'],
  ['sketsa pensil', 'ware'],
];

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'edits.png' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '30' },
    unseen: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    creators: { type: 'boolean', default: false },
    columns: { type: 'string', default: '6' },
    photo: { type: 'string', multiple: true, default: [] },
    file: { type: 'string' },
    photos: { type: 'string', default: '.' },
  },
});
const [width, height, caption] = [280, 210, 36];
const own = new Map(values.photo.map((entry) => entry.split('=', 2) as [string, string]));
const drawn = new Map<string, Raster>();

async function sourceOf(name: string): Promise<Raster> {
  const file = name in SOURCES ? own.get(name) : join(values.photos, name);
  const known = drawn.get(name) ?? (file ? await readRaster(file) : null);
  if (known) return known;
  const plan = createPlan({
    prompt: SOURCES[name as Source],
    seed: 7,
    fixedCamera: true,
    isStill: true,
  });
  const clip = await createClip({
    plan,
    width: 640,
    height: 480,
    fps: 24,
    frameCount: 1,
    hasWatermark: false,
    grain: 2,
  });
  const picture = fromCanvas(clip.drawFrame(0));
  drawn.set(name, picture);
  return picture;
}

/** The size of a photo in the shape that its prompt asks for. */
function inShape({ width, height }: Raster, prompt: string): { width: number; height: number } {
  const [across, down] = readShape(prompt)?.ratio.split(':').map(Number) ?? [];
  return across && down ? { width: across, height: down } : { width, height };
}

function sizeOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = LONGER_SIDE / Math.max(width, height);
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

const written = values.file
  ? readFileSync(values.file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' | ') as [string, ...string[]])
  : null;
const asked: readonly (Edit | [string, ...string[]])[] = written
  ? written
  : values.creators
    ? CREATOR_EDITS
    : values.phone
      ? PHONE_EDITS
      : values.unseen
        ? UNSEEN_EDITS
        : EDITS;
const edits = asked.slice(Number(values.from), Number(values.to));
const columns = Number(values.columns);
const sheet = createCanvas(columns * width, Math.ceil(edits.length / columns) * (height + caption));
const context = sheet.getContext('2d');
registerStudioFont();
context.fillStyle = '#3a7a5a';
context.fillRect(0, 0, sheet.width, sheet.height);
for (const [index, [prompt, ...names]] of edits.entries()) {
  const pictures: Raster[] = [];
  for (const name of names) pictures.push(await sourceOf(name));
  const left = (index % columns) * width;
  const top = Math.floor(index / columns) * (height + caption);
  const size = prompt.startsWith('perluas')
    ? { width: LONGER_SIDE, height: 360 }
    : written
      ? sizeOf(inShape(pictures[0]!, prompt))
      : { width: LONGER_SIDE, height: 480 };
  const instruction = readInstruction(prompt, {
    isMoving: false,
    pictures: pictures.length,
  });
  let told: string;
  try {
    const { raster, chips } = await combinePictures(pictures, {
      instruction,
      ...size,
    });
    const edited = await editPicture(raster, {
      instruction,
      prompt,
      seed: 7,
      ...size,
      hasWatermark: false,
    });
    const shown = Math.min(width / size.width, height / size.height);
    context.drawImage(toCanvas(edited.raster), left, top, size.width * shown, size.height * shown);
    told = [...chips, ...edited.chips].map(({ value }) => value).join(', ') + ` × ${edited.unmatched.join(', ')}`;
  } catch (error) {
    told = `— ${error instanceof Error ? error.message : String(error)}`;
  }
  context.fillStyle = '#ffffff';
  context.font = `600 12px ${STUDIO_FONT}`;
  context.fillText(prompt, left + 4, top + height + 14, width - 8);
  context.font = `400 11px ${STUDIO_FONT}`;
  context.fillText(told, left + 4, top + height + 29, width - 8);
}
writeFileSync(values.out, sheet.toBuffer('image/png'));
