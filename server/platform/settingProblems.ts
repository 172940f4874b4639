import type { Settings } from './environment.ts';

/** Addresses reachable only from this machine. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** What does not fit together in the settings, a sentence each, without their values: some are secrets. */
export function findSettingProblems(settings: Settings): string[] {
  const problems = settings.KILAS_ENV === 'production' ? missingInProduction(settings) : [];
  if (settings.DATABASE_APP_URL && !settings.DATABASE_URL)
    problems.push('DATABASE_APP_URL goes with DATABASE_URL: the embedded database has its own role');
  if (settings.DATABASE_POOLER_URL && !settings.DATABASE_URL)
    problems.push('DATABASE_POOLER_URL goes with DATABASE_URL, the direct way to the same database');
  if (Boolean(settings.ADMIN_EMAIL) !== Boolean(settings.ADMIN_PASSWORD))
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither');
  if (Boolean(settings.GOOGLE_CLIENT_ID) !== Boolean(settings.GOOGLE_CLIENT_SECRET))
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither');
  if (settings.OPENAI_ENGINE_URL && !settings.OPENAI_ENGINE_VIDEO_MODEL && !settings.OPENAI_ENGINE_IMAGE_MODEL)
    problems.push('OPENAI_ENGINE_URL needs OPENAI_ENGINE_VIDEO_MODEL, OPENAI_ENGINE_IMAGE_MODEL or both');
  if (Boolean(settings.ENHANCER_URL) !== Boolean(settings.ENHANCER_MODEL))
    problems.push('ENHANCER_URL and ENHANCER_MODEL belong together: set both or neither');
  if (Boolean(settings.VAPID_PUBLIC_KEY) !== Boolean(settings.VAPID_PRIVATE_KEY))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither');
  if (Boolean(settings.XENDIT_SECRET_KEY) !== Boolean(settings.XENDIT_WEBHOOK_TOKEN))
    problems.push('XENDIT_SECRET_KEY and XENDIT_WEBHOOK_TOKEN belong together: set both or neither');
  if (
    settings.KILAS_METRICS_PORT !== undefined &&
    !settings.KILAS_METRICS_TOKEN &&
    !LOOPBACK.has(settings.KILAS_METRICS_HOST)
  )
    problems.push('KILAS_METRICS_HOST is open to others: set KILAS_METRICS_TOKEN, too');
  return problems;
}

/**
 * Production refuses trial defaults: codes would go to a local mailbox, and links would be signed for the wrong
 * address.
 */
function missingInProduction(settings: Settings): string[] {
  const required = {
    PUBLIC_URL: 'the address people open, such as https://kilas.example',
    KILAS_SECRET: 'at least 32 random characters; `openssl rand -hex 32` makes them',
    SMTP_URL: 'the mail server, such as smtps://user:password@mail.example',
    ADMIN_EMAIL: 'the address of the first admin',
    ADMIN_PASSWORD: 'the password of the first admin',
    XENDIT_SECRET_KEY: 'the secret key of the payment gateway; the sandbox gives coins for no money',
    XENDIT_WEBHOOK_TOKEN: 'the callback token of the payment gateway',
  } as const;
  const missing = Object.entries(required)
    .filter(([name]) => !settings[name as keyof typeof required])
    .map(([name, what]) => `${name} is needed in production: ${what}`);
  const isTestKey = settings.XENDIT_SECRET_KEY?.startsWith('xnd_development_') ?? false;
  return isTestKey
    ? [...missing, 'XENDIT_SECRET_KEY is a test key: anybody could pretend to pay; production needs xnd_production_…']
    : missing;
}
