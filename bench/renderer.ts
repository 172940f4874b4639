import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pixelSize } from '../server/generation/pixelSize.ts';
import type { EncoderChoice } from '../renderer/encode/videoEncoder.ts';
import { renderToFiles } from '../renderer/renderToFiles.ts';

/**
 * CPU seconds per second of clip, set-up and encoding included, per resolution and scene.
 * `node bench/renderer.ts [--seconds 5] [--encoder auto|native|wasm] [--resolution 480p --resolution 720p] [--prompt "…"]`
 * CPU time, not wall time: other work on the machine stretches the latter.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    encoder: { type: 'string', default: 'auto' },
    resolution: { type: 'string', multiple: true, default: ['480p', '720p', '1080p'] },
    prompt: {
      type: 'string',
      multiple: true,
      default: [
        'danau gunung pinus pagi',
        'pantai senja perahu',
        'kota malam hujan neon',
        'hutan pagi',
        'luar angkasa planet bercincin',
      ],
    },
  },
});
const seconds = Number(values.seconds);
console.log(`resolution  CPU s per clip s  set-up s  KB per clip s  prompt`);
for (const resolution of values.resolution) {
  for (const prompt of values.prompt) {
    const folder = await mkdtemp(join(tmpdir(), 'kilas-bench-'));
    const started = process.cpuUsage();
    const cpu = (): number => {
      const used = process.cpuUsage(started);
      return (used.user + used.system) / 1e6;
    };
    let prepared = 0;
    const result = await renderToFiles(
      {
        mode: 'text-to-video',
        inputs: [],
        maxImages: 1,
        prompt,
        seed: 7,
        ...pixelSize(resolution as '480p', '16:9'),
        fps: 24,
        durationSeconds: seconds,
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
    const { size } = await stat(result.files[0]!.main);
    console.log(
      `${resolution.padEnd(10)}  ${(cpu() / seconds).toFixed(2).padStart(16)}  ${prepared.toFixed(1).padStart(8)}  ${(size / 1024 / seconds).toFixed(0).padStart(13)}  ${prompt}`,
    );
    await rm(folder, { recursive: true });
  }
}
