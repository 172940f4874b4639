import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/platform/config.ts';

const PRODUCTION = {
  KILAS_ENV: 'production',
  PUBLIC_URL: 'https://kilas.example',
  KILAS_SECRET: '7f3a9c1e5b2d8064'.repeat(3),
  SMTP_URL: 'smtp://mail.example',
  ADMIN_EMAIL: 'admin@kilas.example',
  ADMIN_PASSWORD: 'beruang-madu-41',
  XENDIT_WEBHOOK_TOKEN: 'token-contoh',
};
const read = (env: Record<string, string>) => () => readConfig({ env, coreCount: 2 });

test('production refuses a test key of the gateway: anybody could pretend to pay', () => {
  expect(read({ ...PRODUCTION, XENDIT_SECRET_KEY: 'xnd_development_contoh' })).toThrow(
    /XENDIT_SECRET_KEY is a test key/,
  );
  expect(read({ ...PRODUCTION, XENDIT_SECRET_KEY: 'xnd_production_contoh' })).not.toThrow();
  expect(read({ XENDIT_SECRET_KEY: 'xnd_development_contoh', XENDIT_WEBHOOK_TOKEN: 'token-contoh' })).not.toThrow();
});
