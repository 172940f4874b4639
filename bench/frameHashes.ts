import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pixelSize } from '../server/generation/pixelSize.ts';
import { createClip } from '../renderer/frames/createClip.ts';
import { createPlan } from '../renderer/createPlan.ts';
import { STYLES } from '../renderer/prompt/vocabulary/styleWords.ts';
import { RenderRefusal } from '../renderer/renderRefusal.ts';
import { renderToFiles } from '../renderer/renderToFiles.ts';
import type { RenderJob } from '../renderer/renderJob.ts';
import { SCENES } from '../renderer/scene.ts';
import { SILHOUETTES } from '../renderer/subject/silhouettes.ts';

/**
 * `node bench/frameHashes.ts > before.txt`: a line with a hash for each picture of a fixed set (every scene, subject
 * and style, edits, a storyboard). Two runs that print the same drew the same pixels: for changes that must not be
 * visible.
 */
const hash = (data: Uint8Array | Uint8ClampedArray): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

async function hashFrames(label: string, plan: ReturnType<typeof createPlan>, frames: number[]): Promise<void> {
  const [width, height] = [256, 144];
  const clip = await createClip({ plan, width, height, fps: 24, frameCount: 72, hasWatermark: true, grain: 2 });
  for (const frame of frames) {
    const { data } = clip.drawFrame(frame).getContext('2d').getImageData(0, 0, width, height);
    console.log(`${label} ${frame} ${hash(data)}`);
  }
}

async function hashJob(
  label: string,
  change: Partial<RenderJob> & Pick<RenderJob, 'mode' | 'prompt'>,
): Promise<string[]> {
  const outputDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-hashes-'));
  folders.push(outputDirectory);
  const render = renderToFiles(
    {
      seed: 5,
      ...pixelSize('1K', '1:1'),
      fps: 24,
      durationSeconds: 1,
      fixedCamera: false,
      watermark: false,
      maxImages: 4,
      inputs: [],
      memoryLimit: Infinity,
      encoder: 'wasm',
      outputDirectory,
      ...change,
    },
    () => {},
  );
  // A refused request draws nothing; its refusal must stay the same.
  const { files } = await render.catch((error: unknown) => {
    if (!(error instanceof RenderRefusal)) throw error;
    console.log(`${label} refused ${error.reason}`);
    return { files: [] };
  });
  for (const [place, { main, poster }] of files.entries()) {
    // A clip's bytes contain the time it was made, so its poster is hashed.
    console.log(`${label} ${place} ${hash(await readFile(change.mode.endsWith('video') ? poster : main))}`);
  }
  return files.map(({ main }) => main);
}

const folders: string[] = [];
const plain = createPlan({ prompt: 'pantai pagi', seed: 3, fixedCamera: false });
for (const scene of SCENES) await hashFrames(scene, { ...plain, scene, title: 'Pagi', motion: 'forward' }, [0, 40]);
for (const style of STYLES) await hashFrames(style, { ...plain, scene: 'city', style }, [12]);
for (const subject of Object.keys(SILHOUETTES)) await hashFrames(subject, { ...plain, scene: 'hills', subject }, [9]);
const [portrait] = await hashJob('portrait', { mode: 'text-to-image', prompt: 'potret nelayan pagi' });
const [shore] = await hashJob('shore', { mode: 'text-to-image', prompt: 'pantai siang perahu' });
for (const prompt of [
  'hapus latar',
  'latar pantai senja',
  'malam hari hujan',
  'lukisan minyak',
  'tulis "Halo"',
  'salju',
]) {
  await hashJob(`edit ${prompt}`, { mode: 'image-edit', prompt, inputs: [portrait!] });
  await hashJob(`edit shore ${prompt}`, { mode: 'image-edit', prompt, inputs: [shore!] });
}
await hashJob('combine', { mode: 'multi-image', prompt: 'gabungkan', inputs: [portrait!, shore!] });
await hashJob('storyboard', { mode: 'storyboard', prompt: 'pantai pagi lalu kota malam' });
await hashJob('moved', {
  mode: 'image-to-video',
  prompt: 'maju hujan',
  inputs: [shore!],
  ...pixelSize('480p', '16:9'),
});
for (const folder of folders) await rm(folder, { recursive: true });
