import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runProgram } from './runProgram.mjs';
import { top } from './terminal.mjs';

/**
 * `npm run kernels`: compiles `renderer/kernels/assembly` and writes the kernels with a digest of their source, which a
 * test compares. The compiler is fetched for this alone: no clip and no build needs it.
 */
const COMPILER = 'assemblyscript@0.28.20';
const folder = new URL('renderer/kernels/', top);
const assembly = new URL('assembly/', folder);

const source = createHash('sha256');
for (const name of readdirSync(assembly).sort()) source.update(readFileSync(new URL(name, assembly)));

const compiled = new URL('kernels.compiled.wasm', folder);
const settings = '-O3 --noAssert --runtime stub --enable simd --importMemory'.split(' ');
const { exitCode } = await runProgram(
  'npx',
  [
    '--yes',
    '--package',
    COMPILER,
    'asc',
    fileURLToPath(new URL('index.ts', assembly)),
    '--outFile',
    fileURLToPath(compiled),
  ].concat(settings),
);
if (exitCode !== 0) throw new Error('The compiler failed; see above.');
const code = readFileSync(compiled);
rmSync(compiled);

const payload = Buffer.concat([Buffer.from([6]), Buffer.from('source'), source.digest()]);
writeFileSync(new URL('kernels.wasm', folder), Buffer.concat([code, Buffer.from([0, payload.length]), payload]));
