import path from 'node:path';
import * as v from 'valibot';
import { DEFAULT_READER_KEY } from '../../contract/articleWords.ts';
import { DAILY_ITEM_LIMIT, EVENT_PRIZE_RUPIAH } from '../../contract/limits.ts';
import type { Mode } from '../../contract/generationWords.ts';
import { PATIENCE_MS } from './database/openDatabase.ts';
import { httpUrl, modeList, port, postgresUrl, secret, wholeNumber } from './settingValues.ts';
import { readStorage, type StorageSettings } from './storage/storageSettings.ts';

/** Every setting of the server, its default and its format. docs/operations.md explains them. */
const Environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  KILAS_ENV: v.optional(v.picklist(['trial', 'production'], 'must be trial or production'), 'trial'),
  KILAS_DATA: v.optional(v.string(), './data'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  PORT: v.optional(port, '3000'),
  PUBLIC_URL: v.optional(httpUrl),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /**
   * `folder` (`files` in KILAS_DATA), a folder's path, or a bucket. _ALSO: the second place while files are being
   * moved.
   */
  KILAS_STORAGE: v.optional(v.string(), 'folder'),
  KILAS_STORAGE_ALSO: v.optional(v.string()),
  /** Whether browsers fetch results directly from the bucket; an address if theirs differs from the server's. */
  S3_DIRECT: v.optional(v.string(), 'no'),
  DATABASE_URL: v.optional(postgresUrl),
  /** The application's role, where Kilas cannot create it; DATABASE_URL is then the owner's. */
  DATABASE_APP_URL: v.optional(postgresUrl),
  /** A pooler in transaction mode; requests go through it, everything else connects directly. */
  DATABASE_POOLER_URL: v.optional(postgresUrl),
  DATABASE_POOL: v.optional(wholeNumber(2), '20'),
  /** Milliseconds of waiting after which the database is reported as away or busy. */
  DATABASE_PATIENCE: v.optional(wholeNumber(100), String(PATIENCE_MS)),
  KILAS_SECRET: v.optional(secret),
  TRUST_PROXY: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
  /** Whether `/api-lens/docs` and `/api-lens/openapi.json` are public. */
  KILAS_API_DOCS: v.optional(v.picklist(['yes', 'no'], 'must be yes or no')),
  /** Required to read `/metrics`. */
  KILAS_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters; `openssl rand -hex 32` makes them')),
  ),
  /** Where `/metrics` is served, instead of at the product's own address. */
  KILAS_METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  KILAS_METRICS_PORT: v.optional(port),
  /**
   * Where traces are sent, by OTLP over HTTP; OpenTelemetry's libraries read this and their other settings themselves.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'kilas'),
  CORS_ORIGINS: v.optional(v.string(), ''),
  /** Credentials for reading published content; several while one replaces another. */
  KILAS_READER_KEY: v.optional(v.string(), DEFAULT_READER_KEY),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Kilas <halo@kilas.local>'),
  /** The contact address on the legal pages; by default the address of MAIL_FROM. */
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  KILAS_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  KILAS_EVENT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  KILAS_EVENT_PRIZE: v.optional(wholeNumber(1), String(EVENT_PRIZE_RUPIAH)),
  KILAS_EVENT_ENDS: v.optional(v.pipe(v.string(), v.isoDate('must be a day such as 2027-03-31')), '2027-03-31'),
  GOOGLE_ISSUER: v.optional(httpUrl, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  KILAS_STARTING_GRANT: v.optional(wholeNumber(0), '200'),
  /** Coins that an admin may add or remove in one correction. */
  KILAS_ADJUSTMENT_LIMIT: v.optional(wholeNumber(1), '10000'),
  KILAS_DAILY_LIMIT: v.optional(wholeNumber(1), String(DAILY_ITEM_LIMIT)),
  MODELARK_API_KEY: v.optional(v.string()),
  MODELARK_BASE_URL: v.optional(httpUrl, 'https://ark.ap-southeast.bytepluses.com/api/v3'),
  /**
   * Model or endpoint ids: `seedance-1-0-pro-250528, ep-20261101-abcde=seedance-2-0-fast@3.5`
   * (server/generation/modelark/configuredModels.ts); `none` for none.
   */
  MODELARK_VIDEO_MODELS: v.optional(
    v.string(),
    'seedance-1-0-pro-fast-251015,seedance-1-0-pro-250528,dreamina-seedance-2-0-mini-260615',
  ),
  MODELARK_IMAGE_MODELS: v.optional(v.string(), 'seedream-4-0-250828,seedream-4-5-251128'),
  MODELARK_RESULT_HOSTS: v.optional(v.string(), 'volces.com,bytepluses.com,byteplus.com'),
  /** Concurrent jobs at the provider; an individual ModelArk account runs three. */
  MODELARK_CONCURRENCY: v.optional(wholeNumber(1), '3'),
  OPENAI_ENGINE_URL: v.optional(httpUrl),
  OPENAI_ENGINE_KEY: v.optional(v.string()),
  OPENAI_ENGINE_VIDEO_MODEL: v.optional(v.string()),
  OPENAI_ENGINE_IMAGE_MODEL: v.optional(v.string()),
  OPENAI_ENGINE_LABEL: v.optional(v.string(), 'Server GPU'),
  OPENAI_ENGINE_FLAVOUR: v.optional(
    v.picklist(['vllm', 'sglang', 'generic'], 'must be vllm, sglang or generic'),
    'generic',
  ),
  OPENAI_ENGINE_MODES: v.optional(modeList),
  OPENAI_ENGINE_CONCURRENCY: v.optional(wholeNumber(1), '1'),
  ENHANCER_URL: v.optional(httpUrl),
  ENHANCER_KEY: v.optional(v.string()),
  ENHANCER_MODEL: v.optional(v.string()),
  ENHANCER_TIMEOUT_SECONDS: v.optional(wholeNumber(1), '12'),
  KILAS_VAT_PERCENT: v.optional(wholeNumber(0), '11'),
  KILAS_FIRST_TOPUP_BONUS_PERCENT: v.optional(wholeNumber(0), '20'),
  KILAS_SANDBOX_URL: v.optional(httpUrl),
  XENDIT_URL: v.optional(httpUrl, 'https://api.xendit.co'),
  XENDIT_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^xnd_(development|production)_/, 'must be a secret key (xnd_development_… or xnd_production_…)'),
    ),
  ),
  XENDIT_WEBHOOK_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters; it is in the Xendit dashboard under webhooks')),
  ),
  XENDIT_RETAIL_NAME_KEY: v.optional(
    v.picklist(['customer_name', 'payer_name'], 'must be customer_name or payer_name'),
    'payer_name',
  ),
  /** A pair made by `npx web-push generate-vapid-keys`. */
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be a public VAPID key (base64url)'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a private VAPID key (base64url)'))),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'must start with mailto: or https:'))),
  PUSH_ORIGINS: v.optional(v.string(), ''),
  KILAS_STUDIO_ENCODER: v.optional(v.picklist(['auto', 'native', 'wasm'], 'must be auto, native or wasm'), 'auto'),
  KILAS_STUDIO_RENDERS: v.optional(wholeNumber(0)),
  /** Concurrent jobs of one worker process, by kind; 0 leaves them to other processes. */
  KILAS_WORK_STEPS: v.optional(wholeNumber(0), '10'),
  KILAS_WORK_MAILS: v.optional(wholeNumber(0), '5'),
  KILAS_WORK_PUSHES: v.optional(wholeNumber(0), '10'),
});

type Settings = v.InferOutput<typeof Environment>;

export interface Config {
  isProduction: boolean;
  dataDirectory: string;
  host: string;
  port: number;
  /** The public origin, without a trailing slash; null: derived from the port once it is open. */
  publicUrl: string | null;
  logLevel: string;
  storage: StorageSettings;
  /** Null: the embedded server. */
  databaseUrl: string | null;
  databaseAppUrl: string | null;
  databasePoolerUrl: string | null;
  databasePool: number;
  /** Milliseconds. */
  databasePatienceMs: number;
  /** Signs tokens and links; null: generated once and stored in the database. */
  secret: string | null;
  trustProxy: boolean;
  /**
   * Metrics, for callers with the token (null: for all), at the product's address or a separate one. Null: not served.
   */
  metrics: { token: string | null; address: { host: string; port: number } | null } | null;
  /** The service name in traces; null: no tracing. */
  tracedAs: string | null;
  corsOrigins: string[];
  hasApiDocs: boolean;
  /** Shared credentials for reading published content. */
  readerKeys: string[];
  admin: { email: string; password: string } | null;
  mail: { smtpUrl: string | null; from: string };
  /** The contact address. */
  contactEmail: string;
  /** Whether browsers get the app's service worker; otherwise they get one that removes it. */
  hasWorker: boolean;
  /** The prize event; null: switched off. `endsOn` is its last business day. */
  event: { prizeRupiah: number; endsOn: string } | null;
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Coins that a new account starts with. */
  startingGrant: number;
  /** Items per user and business day. */
  dailyLimit: number;
  /** Coins that one manual correction may move. */
  adjustmentLimit: number;
  /** BytePlus ModelArk; null without a key. */
  modelArk: {
    key: string;
    baseUrl: string;
    videoModels: string;
    imageModels: string;
    resultHosts: string[];
    concurrency: number;
  } | null;
  /** A self-hosted server that speaks OpenAI's image and video calls; null without an address. */
  openAiEngine: {
    baseUrl: string;
    key: string | null;
    videoModel: string | null;
    imageModel: string | null;
    label: string;
    flavour: 'vllm' | 'sglang' | 'generic';
    /** Null: all modes that its models support. */
    modes: Mode[] | null;
    concurrency: number;
  } | null;
  /** A language model that enriches prompts, at an OpenAI-compatible address up to `/v1`; null: the built-in rules. */
  languageModel: { baseUrl: string; key: string | null; model: string; timeoutMs: number } | null;
  payments: {
    /** VAT in ten-thousandths of the platform fee. */
    vatPermyriad: number;
    firstTopupBonusPercent: number;
    /** Null: the built-in sandbox. */
    xendit: {
      url: string;
      secretKey: string;
      webhookToken: string;
      retailNameKey: 'customer_name' | 'payer_name';
    } | null;
    /** Where a worker-only process reaches the sandbox of a serving process; null: on this machine, at this port. */
    sandboxUrl: string | null;
  };
  /** The key pair of push messages; null: generated once and stored in the database. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** The contact for push services; null: the sender of mails. */
  vapidSubject: string | null;
  /** Origins of the operator's own push services. */
  pushOrigins: string[];
  studio: { encoder: 'auto' | 'native' | 'wasm'; concurrentRenders: number };
  /** Concurrent jobs in this process: steps of tasks, mails, push messages. */
  work: { steps: number; mails: number; pushes: number };
}

/** Settings are missing or wrong; the message names each one and the remedy. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * @throws ConfigurationError naming all wrong settings
 */
export function readConfig({ env, coreCount }: { env: Record<string, string | undefined>; coreCount: number }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'setting'} ${issue.message}`);
    throw new ConfigurationError(`Some settings are not right:\n${lines.join('\n')}`);
  }
  const settings = parsed.output;
  const isProduction = settings.KILAS_ENV === 'production';
  const problems = isProduction ? missingInProduction(settings) : [];
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
  const storage = readStorage(settings);
  problems.push(...storage.problems);
  if (problems.length > 0)
    throw new ConfigurationError(
      `Some settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );

  return {
    isProduction,
    dataDirectory: path.resolve(settings.KILAS_DATA),
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? null,
    logLevel: settings.LOG_LEVEL,
    storage: storage.settings,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseAppUrl: settings.DATABASE_APP_URL ?? null,
    databasePoolerUrl: settings.DATABASE_POOLER_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    databasePatienceMs: settings.DATABASE_PATIENCE,
    secret: settings.KILAS_SECRET ?? null,
    trustProxy: settings.TRUST_PROXY === 'yes',
    hasApiDocs: (settings.KILAS_API_DOCS ?? (isProduction ? 'no' : 'yes')) === 'yes',
    metrics: metricsOf(settings),
    tracedAs: settings.OTEL_EXPORTER_OTLP_ENDPOINT ? settings.OTEL_SERVICE_NAME : null,
    corsOrigins: readList(settings.CORS_ORIGINS),
    readerKeys: readList(settings.KILAS_READER_KEY),
    admin:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL.toLowerCase(), password: settings.ADMIN_PASSWORD }
        : null,
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    contactEmail: settings.CONTACT_EMAIL ?? addressIn(settings.MAIL_FROM),
    hasWorker: settings.KILAS_WORKER === 'on',
    event:
      settings.KILAS_EVENT === 'on'
        ? { prizeRupiah: settings.KILAS_EVENT_PRIZE, endsOn: settings.KILAS_EVENT_ENDS }
        : null,
    google:
      settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET
        ? {
            issuer: settings.GOOGLE_ISSUER,
            clientId: settings.GOOGLE_CLIENT_ID,
            clientSecret: settings.GOOGLE_CLIENT_SECRET,
          }
        : null,
    startingGrant: settings.KILAS_STARTING_GRANT,
    dailyLimit: settings.KILAS_DAILY_LIMIT,
    adjustmentLimit: settings.KILAS_ADJUSTMENT_LIMIT,
    modelArk: settings.MODELARK_API_KEY
      ? {
          key: settings.MODELARK_API_KEY,
          baseUrl: settings.MODELARK_BASE_URL,
          videoModels: settings.MODELARK_VIDEO_MODELS,
          imageModels: settings.MODELARK_IMAGE_MODELS,
          resultHosts: readList(settings.MODELARK_RESULT_HOSTS),
          concurrency: settings.MODELARK_CONCURRENCY,
        }
      : null,
    openAiEngine: settings.OPENAI_ENGINE_URL
      ? {
          baseUrl: `${settings.OPENAI_ENGINE_URL.replace(/\/v1$/, '')}/v1`,
          key: settings.OPENAI_ENGINE_KEY ?? null,
          videoModel: settings.OPENAI_ENGINE_VIDEO_MODEL ?? null,
          imageModel: settings.OPENAI_ENGINE_IMAGE_MODEL ?? null,
          label: settings.OPENAI_ENGINE_LABEL,
          flavour: settings.OPENAI_ENGINE_FLAVOUR,
          modes: settings.OPENAI_ENGINE_MODES ?? null,
          concurrency: settings.OPENAI_ENGINE_CONCURRENCY,
        }
      : null,
    languageModel:
      settings.ENHANCER_URL && settings.ENHANCER_MODEL
        ? {
            baseUrl: settings.ENHANCER_URL,
            key: settings.ENHANCER_KEY ?? null,
            model: settings.ENHANCER_MODEL,
            timeoutMs: settings.ENHANCER_TIMEOUT_SECONDS * 1000,
          }
        : null,
    payments: {
      vatPermyriad: settings.KILAS_VAT_PERCENT * 100,
      firstTopupBonusPercent: settings.KILAS_FIRST_TOPUP_BONUS_PERCENT,
      xendit:
        settings.XENDIT_SECRET_KEY && settings.XENDIT_WEBHOOK_TOKEN
          ? {
              url: settings.XENDIT_URL,
              secretKey: settings.XENDIT_SECRET_KEY,
              webhookToken: settings.XENDIT_WEBHOOK_TOKEN,
              retailNameKey: settings.XENDIT_RETAIL_NAME_KEY,
            }
          : null,
      sandboxUrl: settings.KILAS_SANDBOX_URL ?? null,
    },
    vapid:
      settings.VAPID_PUBLIC_KEY && settings.VAPID_PRIVATE_KEY
        ? { publicKey: settings.VAPID_PUBLIC_KEY, privateKey: settings.VAPID_PRIVATE_KEY }
        : null,
    vapidSubject: settings.VAPID_SUBJECT ?? null,
    pushOrigins: readList(settings.PUSH_ORIGINS),
    studio: {
      encoder: settings.KILAS_STUDIO_ENCODER,
      concurrentRenders: settings.KILAS_STUDIO_RENDERS ?? Math.max(1, coreCount - 1),
    },
    work: {
      steps: settings.KILAS_WORK_STEPS,
      mails: settings.KILAS_WORK_MAILS,
      pushes: settings.KILAS_WORK_PUSHES,
    },
  };
}

/** Addresses reachable only from this machine. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

function metricsOf(settings: Settings): Config['metrics'] {
  const { KILAS_METRICS_TOKEN: token = null, KILAS_METRICS_HOST: host, KILAS_METRICS_PORT: own } = settings;
  if (token === null && own === undefined) return null;
  return { token, address: own === undefined ? null : { host, port: own } };
}

/** `Kilas <halo@kilas.id>` → `halo@kilas.id`. */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
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
