import * as v from 'valibot';
import { DEFAULT_READER_KEY } from '../../contract/articleWords.ts';
import { DAILY_ITEM_LIMIT, EVENT_PRIZE_RUPIAH } from '../../contract/limits.ts';
import { PATIENCE_MS } from './database/openDatabase.ts';
import { httpUrl, modeList, port, postgresUrl, secret, wholeNumber } from './settingValues.ts';

/** Every setting of the server, its default and its format. docs/operations.md explains them. */
export const Environment = v.object({
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
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Kilas <halo@kilas.local>'),
  /** The contact address on the legal pages; by default the address of MAIL_FROM. */
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
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

/** The settings as they were read: each has its format, but they may not fit together (`settingProblems.ts`). */
export type Settings = v.InferOutput<typeof Environment>;
