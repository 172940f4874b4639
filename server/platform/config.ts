import path from 'node:path';
import * as v from 'valibot';
import type { Mode } from '../../contract/generationWords.ts';
import { Environment, type Settings } from './environment.ts';
import { findSettingProblems } from './settingProblems.ts';
import { readStorage, type StorageSettings } from './storage/storageSettings.ts';

/** The settings as the server uses them; what is not configured is null. `environment.ts` lists their names and defaults. */
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
  const storage = readStorage(settings);
  const problems = [...findSettingProblems(settings), ...storage.problems];
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

function metricsOf(settings: Settings): Config['metrics'] {
  const { KILAS_METRICS_TOKEN: token = null, KILAS_METRICS_HOST: host, KILAS_METRICS_PORT: own } = settings;
  if (token === null && own === undefined) return null;
  return { token, address: own === undefined ? null : { host, port: own } };
}

/** `Kilas <halo@kilas.id>` → `halo@kilas.id`. */
export function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
