/** A bucket's address has sensible defaults, and a wrong one is refused with a message that hides its secret. */
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from '../../../../../server/platform/config.ts';
import { readS3Address } from '../../../../../server/platform/storage/s3/s3Address.ts';

const read = (env: Record<string, string>) => readConfig({ env, coreCount: 2 }).storage;
const problemOf = (env: Record<string, string>) => {
  try {
    read(env);
    return null;
  } catch (error) {
    return error instanceof ConfigurationError ? error.message : error;
  }
};
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

describe('the address of a bucket', () => {
  it('is read with what it leaves out', () => {
    expect(readS3Address(`s3://AKIA7:${SECRET}@s3.ap-southeast-1.amazonaws.com/kilas`)).toEqual({
      endpoint: 'https://s3.ap-southeast-1.amazonaws.com',
      region: 'ap-southeast-1',
      bucket: 'kilas',
      prefix: '',
      accessKeyId: 'AKIA7',
      secretAccessKey: SECRET,
      isPathStyle: false,
    });
    expect(
      readS3Address('s3://user:p%40ss%2Fword@minio:9000/kilas-files/prod/a/?region=garage&path-style=no&tls=no'),
    ).toEqual({
      endpoint: 'http://minio:9000',
      region: 'garage',
      bucket: 'kilas-files',
      prefix: 'prod/a/',
      accessKeyId: 'user',
      secretAccessKey: 'p@ss/word',
      isPathStyle: false,
    });
    expect(readS3Address('s3://k:s@abc.r2.cloudflarestorage.com/kilas')).toMatchObject({ isPathStyle: true });
  });

  it.each([
    's3://kilas',
    's3://key@host/kilas',
    's3://key:secret@host',
    's3://key:secret@host/',
    's3://key:secret@host/Kilas_Files',
    's3://key:secret@ho st/kilas',
    's3://key:100%@host/kilas',
    's3://key:secret@host/kilas?regoin=x',
    's3://key:secret@host/kilas?tls=maybe',
    's3://key:secret@host/kilas/../other',
    'https://key:secret@host/kilas',
  ])('is refused in words that keep the secret: %s', (address) => {
    const problem = problemOf({ KILAS_STORAGE: address });
    expect(problem).toContain('KILAS_STORAGE ');
    expect(problem).not.toMatch(/secret@|key:s|100%@/);
  });
});

describe('where files live', () => {
  it('is the data folder unless said otherwise', () => {
    expect(read({ KILAS_DATA: '/srv/kilas' })).toEqual({
      place: { folder: '/srv/kilas/files' },
      also: null,
      directOrigin: null,
    });
    expect(read({ KILAS_STORAGE: '/mnt/nfs' }).place).toEqual({ folder: '/mnt/nfs' });
  });

  it('may be two places while files move, but not the same twice', () => {
    const bucket = `s3://k:${SECRET}@host/kilas`;
    expect(read({ KILAS_DATA: '/srv', KILAS_STORAGE: bucket, KILAS_STORAGE_ALSO: 'folder' }).also).toEqual({
      folder: '/srv/files',
    });
    expect(problemOf({ KILAS_STORAGE: bucket, KILAS_STORAGE_ALSO: `s3://other:x@host/kilas` })).toContain(
      'KILAS_STORAGE_ALSO is the place of KILAS_STORAGE',
    );
    expect(problemOf({ KILAS_STORAGE_ALSO: 'folder' })).toContain('KILAS_STORAGE_ALSO is the place of KILAS_STORAGE');
  });

  it('is shown to browsers directly only where they can reach it', () => {
    const bucket = 's3://k:s@minio:9000/kilas?tls=no';
    expect(read({ KILAS_STORAGE: bucket, S3_DIRECT: 'yes' }).directOrigin).toBe('http://minio:9000');
    expect(read({ KILAS_STORAGE: bucket, S3_DIRECT: 'https://files.example/' }).directOrigin).toBe(
      'https://files.example',
    );
    expect(problemOf({ S3_DIRECT: 'yes' })).toContain('S3_DIRECT needs a bucket');
    expect(problemOf({ KILAS_STORAGE: bucket, S3_DIRECT: 'maybe' })).toContain('S3_DIRECT must be');
    expect(problemOf({ KILAS_STORAGE: bucket, S3_DIRECT: 'yes', PUBLIC_URL: 'https://kilas.example' })).toContain(
      'browsers refuse',
    );
  });
});
