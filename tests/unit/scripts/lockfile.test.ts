/** The lockfile names the packages of other platforms too, so that `npm ci` accepts it on every machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLockfile, missingPackages } from '../../../scripts/completeLockfile.mjs';

const lockfile = {
  packages: {
    '': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/win32-x64': '1.0.0' },
    },
    'node_modules/tool/node_modules/@tool/win32-x64': { version: '1.0.0', optional: true },
  },
};

test('a package of another platform, which npm left out, is named with what npm skips it by', () => {
  expect(completeLockfile(lockfile).packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
  expect(missingPackages(completeLockfile(lockfile))).toEqual([]);
});

test('our lockfile is complete: npm ci accepts it on every machine (if not: npm run lockfile)', () => {
  const ours = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'));
  expect(missingPackages(ours)).toEqual([]);
});
