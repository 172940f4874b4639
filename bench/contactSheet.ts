import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { createClip } from '../renderer/frames/createClip.ts';
import { createPlan } from '../renderer/createPlan.ts';
import { registerStudioFont, STUDIO_FONT } from '../renderer/post/fonts.ts';
import { understandPrompt } from '../renderer/understandPrompt.ts';
import { EVERYDAY_PROMPTS } from './everydayPrompts.ts';
import { UNSEEN_PROMPTS } from './unseenPrompts.ts';
import { CREATOR_PROMPTS, MORE_CREATOR_PROMPTS } from './creatorPrompts.ts';
import { FRESH_PROMPTS, MIXED_PROMPTS, NAMED_PROMPTS } from './freshPrompts.ts';
import { PHONE_PROMPTS } from './phonePrompts.ts';

/**
 * Renders many prompts into one PNG to look at.
 * `node bench/contactSheet.ts --out sheet.png [--seed 7] [--only terrain] [--columns 3] [--width 640] [--height 360]
 * [--frames 1] [--captions] [--from 0] [--to 30] [--prompt "…" --prompt "…"] [--file prompts.txt]`; with `--frames 4`
 * each prompt is a row of moments of a 5 s clip; with `--captions` the prompt and what the person is told about it
 * stand under each picture, and refusals are printed instead of drawn.
 */
const SHEETS: Record<string, readonly string[]> = {
  everyday: EVERYDAY_PROMPTS,
  unseen: UNSEEN_PROMPTS,
  phone: PHONE_PROMPTS,
  fresh: FRESH_PROMPTS,
  named: NAMED_PROMPTS,
  mixed: MIXED_PROMPTS,
  creators: CREATOR_PROMPTS,
  moreCreators: MORE_CREATOR_PROMPTS,
  terrain: [
    'gunung dengan danau saat pagi',
    'pegunungan bersalju siang hari',
    'perbukitan hijau sore hari',
    'gurun pasir senja',
    'ngarai merah siang hari',
    'kepulauan raja ampat siang cerah',
    'pantai saat senja dengan pohon kelapa dan perahu',
    'gunung berapi meletus malam hari',
    'gunung bromo lautan awan matahari terbit',
    'pantai siang hari cerah ombak',
    'aurora di atas gunung bersalju danau malam',
    'bukit berkabut fajar pinus',
  ],
  moods: [
    'gunung badai petir',
    'pantai malam bulan purnama',
    'gurun malam bintang bima sakti',
    'bukit pelangi hujan',
    'pegunungan hitam putih mendung',
    'pulau fantasi ungu',
    'kawah inferno lava',
    'ngarai senja sungai',
    'salju turun pegunungan',
    'danau tenang pinus senja',
    '"Selamat Pagi" kebun teh pagi',
    'laut badai mercusuar',
  ],
  others: [
    'kota malam neon hujan',
    'kota senja',
    'hutan pinus berkabut pagi',
    'hutan musim gugur',
    'bunga sakura pagi',
    'hutan bambu',
    'ladang bunga matahari siang',
    'sawah terasering pagi',
    'planet saturnus nebula',
    'terumbu karang bawah laut',
    'abstrak toska emas',
    'galaksi ungu',
  ],
};

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'contact-sheet.png' },
    seed: { type: 'string', default: '7' },
    only: { type: 'string' },
    columns: { type: 'string', default: '3' },
    width: { type: 'string', default: '640' },
    height: { type: 'string', default: '360' },
    frames: { type: 'string', default: '1' },
    captions: { type: 'boolean', default: false },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '1000' },
    prompt: { type: 'string', multiple: true },
    file: { type: 'string' },
  },
});
const written = values.file && readFileSync(values.file, 'utf8').trim().split('\n');
const known = values.only ? (SHEETS[values.only] ?? []) : Object.values(SHEETS).flat();
const prompts = (values.prompt ?? (written || known)).slice(Number(values.from), Number(values.to));
const width = Number(values.width);
const height = Number(values.height);
const moments = Number(values.frames);
const columns = moments > 1 ? moments : Math.min(prompts.length, Number(values.columns));
const caption = values.captions ? 46 : 0;
const rowHeight = height + caption;
const sheet = createCanvas(columns * width, Math.ceil((prompts.length * moments) / columns) * rowHeight);
const context = sheet.getContext('2d');
context.fillStyle = '#22252c';
context.fillRect(0, 0, sheet.width, sheet.height);
registerStudioFont();

/** The prompt and what its person reads before paying: ✓ what is drawn, × what is not, or the offer instead. */
function writeCaption(prompt: string, left: number, top: number): boolean {
  const { verdict, chips, unmatched, subject, nearest } = understandPrompt({
    mode: 'text-to-image',
    prompt,
    seed: Number(values.seed),
    fixedCamera: false,
    maxImages: 1,
    pictures: 0,
  });
  const isRefused = verdict === 'unknown_subject';
  const told = isRefused
    ? `belum bisa: ${subject}; tawaran: ${nearest?.drawn.id ?? 'kartu kata'}`
    : `✓ ${chips.flatMap((chip) => (chip.word ? [`${chip.drawn?.id ?? `${chip.aspect} ${chip.value}`}`] : [])).join(', ')}`;
  const lost = isRefused || unmatched.length === 0 ? '' : `× ${unmatched.join(', ')}`;
  context.fillStyle = isRefused ? '#e0c0a0' : '#ffffff';
  context.font = `600 12px ${STUDIO_FONT}`;
  context.fillText(prompt, left + 4, top + 13, width - 8);
  context.font = `400 11px ${STUDIO_FONT}`;
  context.fillText(told, left + 4, top + 27, width - 8);
  context.fillText(lost, left + 4, top + 40, width - 8);
  return isRefused;
}

let cell = 0;
for (const prompt of prompts) {
  const corner = (): [number, number] => [(cell % columns) * width, Math.floor(cell / columns) * rowHeight];
  if (caption > 0) {
    const [left, top] = corner();
    if (writeCaption(prompt, left, top + height)) {
      cell += moments;
      continue;
    }
  }
  const started = process.cpuUsage();
  const plan = createPlan({ prompt, seed: Number(values.seed), fixedCamera: false });
  const frameCount = moments > 1 ? 120 : 1;
  const clip = await createClip({ plan, width, height, fps: 24, frameCount, hasWatermark: false, grain: 2 });
  const prepared = process.cpuUsage(started).user / 1000;
  for (let moment = 0; moment < moments; moment++) {
    const canvas = clip.drawFrame(moments > 1 ? Math.round((moment * (frameCount - 1)) / (moments - 1)) : 0);
    context.drawImage(canvas, ...corner());
    cell++;
  }
  const spent = process.cpuUsage(started).user / 1000;
  console.log(
    `${prompt}: ${plan.scene}, ${plan.time}, ${plan.weather}, ${plan.motion}; set-up ${prepared.toFixed(0)} ms, frame ${((spent - prepared) / moments).toFixed(0)} ms`,
  );
}
writeFileSync(values.out, sheet.toBuffer('image/png'));
