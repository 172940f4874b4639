import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mode, Resolution } from '../contract/generation.ts';
import { pixelSize } from '../server/generation/pixelSize.ts';
import type { EncoderChoice } from '../renderer/encode/videoEncoder.ts';
import { renderToFiles } from '../renderer/renderToFiles.ts';

/**
 * CPU seconds of work that starts from pictures, writing the files included: per second of clip, and per picture.
 * `node bench/rendererPictures.ts [--seconds 3] [--encoder auto|native|wasm] [--side 4K]`
 * The input is a picture that the studio draws itself. CPU time, not wall time: other work stretches the latter.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    encoder: { type: 'string', default: 'auto' },
    side: { type: 'string', default: '1K' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'kilas-bench-'));
const source = { width: 1600, height: 1200 };

async function measure(
  mode: Mode,
  prompt: string,
  { resolution, inputs = [], maxImages = 1 }: { resolution: Resolution; inputs?: string[]; maxImages?: number },
): Promise<{ seconds: number; prepared: number; file: string }> {
  const started = process.cpuUsage();
  const cpu = (): number => {
    const used = process.cpuUsage(started);
    return (used.user + used.system) / 1e6;
  };
  let prepared = 0;
  const { files } = await renderToFiles(
    {
      mode,
      prompt,
      inputs,
      maxImages,
      seed: 7,
      ...pixelSize(resolution, 'adaptive', source),
      fps: 24,
      durationSeconds: Number(values.seconds),
      fixedCamera: false,
      watermark: true,
      memoryLimit: Infinity,
      encoder: values.encoder as EncoderChoice,
      outputDirectory: folder,
    },
    (message) => {
      if (message.type === 'progress' && message.stage === 'rendering' && prepared === 0) prepared = cpu();
    },
  );
  return { seconds: cpu(), prepared, file: files[0]!.main };
}

const inputs: string[] = [];
for (const prompt of ['danau gunung pinus siang', 'pantai siang kelapa perahu']) {
  const { file } = await measure('text-to-image', prompt, { resolution: '1K' });
  const kept = join(folder, `source-${inputs.length}.webp`);
  await rename(file, kept);
  inputs.push(kept);
}

console.log('clip of a picture: CPU ms per frame with encoding, set-up apart');
for (const resolution of ['480p', '720p', '1080p'] as const) {
  for (const prompt of ['kamera maju', 'mengitari, hujan deras', 'perlahan dari siang menjadi malam']) {
    const { seconds, prepared } = await measure('image-to-video', prompt, { resolution, inputs: inputs.slice(0, 1) });
    const frames = Number(values.seconds) * 24;
    console.log(
      `${resolution.padEnd(6)} ${(((seconds - prepared) / frames) * 1000).toFixed(0).padStart(5)} ms  set-up ${prepared.toFixed(1)} s  ${prompt}`,
    );
  }
}

console.log(`pictures of pictures at ${values.side}: CPU s each`);
const side = values.side as Resolution;
for (const prompt of [
  'siang jadi malam',
  'hapus latar',
  'ganti latar jadi pantai',
  'lukisan minyak',
  'sketsa pensil',
  'musim dingin',
  'hujan deras',
  'pertajam',
  'perluas',
]) {
  console.log(
    `${(await measure('image-edit', prompt, { resolution: side, inputs: inputs.slice(0, 1) })).seconds.toFixed(1).padStart(5)} s  ${prompt}`,
  );
}
for (const prompt of ['berdampingan', 'double exposure', 'letakkan yang pertama di depan yang kedua']) {
  console.log(
    `${(await measure('multi-image', prompt, { resolution: side, inputs })).seconds.toFixed(1).padStart(5)} s  ${prompt} (two pictures)`,
  );
}
console.log(
  `${((await measure('storyboard', 'perahu nelayan di danau gunung', { resolution: side, maxImages: 4 })).seconds / 4).toFixed(1).padStart(5)} s  each of a storyboard of 4`,
);
await rm(folder, { recursive: true });
