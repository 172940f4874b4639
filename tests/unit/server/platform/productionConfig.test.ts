/** Production refuses the gateway's test keys and unprotected metrics; the prize event is as configured. */
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

test('the prize event is as the operator says, and off where they say so', () => {
  const event = (env: Record<string, string>) => readConfig({ env, coreCount: 2 }).event;
  expect(event({})).toEqual({ prizeRupiah: 25_000_000, endsOn: '2027-03-31' });
  expect(event({ KILAS_EVENT_PRIZE: '40000000', KILAS_EVENT_ENDS: '2027-08-17' })).toEqual({
    prizeRupiah: 40_000_000,
    endsOn: '2027-08-17',
  });
  expect(event({ KILAS_EVENT: 'off' })).toBeNull();
  expect(() => event({ KILAS_EVENT_ENDS: 'besok' })).toThrow(/KILAS_EVENT_ENDS/);
});

test('metrics are read by nobody unless it is set, and never at an open address without a token', () => {
  const metrics = (env: Record<string, string>) => readConfig({ env, coreCount: 2 }).metrics;
  const token = 'token-untuk-prometheus';
  expect(metrics({})).toBeNull();
  expect(metrics({ KILAS_METRICS_TOKEN: token })).toEqual({ token, address: null });
  expect(metrics({ KILAS_METRICS_PORT: '9464' })).toEqual({ token: null, address: { host: '127.0.0.1', port: 9464 } });
  const open = { KILAS_METRICS_PORT: '9464', KILAS_METRICS_HOST: '0.0.0.0' };
  expect(read(open)).toThrow(/KILAS_METRICS_HOST is open to others/);
  expect(read({ ...open, KILAS_METRICS_TOKEN: token })).not.toThrow();
  expect(read({ KILAS_METRICS_TOKEN: 'pendek' })).toThrow(/KILAS_METRICS_TOKEN/);
});
