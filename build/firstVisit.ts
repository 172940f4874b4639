import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generationEndpoints } from '../contract/generation.ts';
import { API_BASE } from '../contract/endpoint.ts';
import { DEFAULT_PAGE_SIZE } from '../contract/limits.ts';

/**
 * What the first visit loads, what is loaded after it, and what is cached for offline use: the one list that the rest
 * of the build reads. Two things are elsewhere, because the browser reads them: what a route needs beyond its own files
 * is in its `staticData` (src/i18n/routeCatalogs.ts), and the screens that are fetched once the app is idle, which are no
 * part of the first visit, in src/shell/prefetchScreens.ts.
 */

/** A file, or with a trailing `/` everything in a folder; relative to the project's folder. */
type Path = string;

/** The modules at which the chunks are cut. */
export const ROOTS = {
  /** The first module of every page. */
  entry: 'src/main.tsx',
  /** The landing page's screen, which has a budget of its own. */
  landing: 'src/routes/index.tsx',
  /** What is loaded for signed-in users. */
  signedInShell: 'src/shell/signedInShell.ts',
  /** The screen that most people open first; it has a budget of its own. */
  generator: 'src/routes/_signedIn/generate.{-$mode}.tsx',
  /** The screens that list results. */
  library: ['src/routes/_signedIn/home.tsx', 'src/routes/_signedIn/history.tsx'],
} as const;

/** What every page loads besides its route: texts, and a layer that comes after the first paint, with its texts. */
export const EVERY_PAGE = {
  catalogs: ['shell'],
  afterPaint: { file: 'src/pwa/PwaLayer.tsx', catalogs: ['pwa'] },
} as const;

/** The style sheet's name in Vite's manifest. */
export const SHEET = 'style.css';

/** The contract's schemas. The call table only passes them on. */
export const SCHEMAS = ['contract/schemas/', 'contract/primitives.ts', 'node_modules/valibot/'] as const;

/** What changes something on the server. The composer sends without these. */
export const ACTIONS = [
  'contract/shares.ts',
  'src/features/accounts/destination.ts',
  'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
  'node_modules/@tanstack/react-query/build/modern/useMutation.js',
] as const;

/** The top-up screen's guide and calculator: no part of `studio`, of which that screen needs nothing else. */
export const COST = ['src/features/generation/cost/'] as const;

/**
 * Which modules go into one file, by its name (chunks.ts). Modules that the entry or the generator imports stay with
 * those.
 */
export const GROUPS = {
  /** Constants of the contract that its schemas and every screen use. */
  shell: [
    'contract/languages.ts',
    'contract/limits.ts',
    'contract/generationWords.ts',
    'contract/topupStatus.ts',
    'contract/prompts.ts',
  ],
  /** A few lines each, used by screens that share nothing else: a file of their own would be another request. */
  user: [
    'src/features/generation/cost/useDefaultCoins.ts',
    'src/features/generation/cost/pricing.ts',
    'src/offline/deviceStore.ts',
    'src/offline/newId.ts',
    'src/offline/sharedPicture.ts',
    'src/pwa/unsavedText.ts',
  ],
  /** The schemas, and what is loaded only to validate with one. */
  rules: [
    ...SCHEMAS,
    'src/offline/persistedSchemas.ts',
    'src/offline/fillMissing.ts',
    'src/ui/useSchemaForm.ts',
    'src/features/generation/errorTexts.ts',
    'src/features/generation/draft/draftSchema.ts',
    'src/features/generation/draft/toRequest.ts',
  ],
  /** The controls, and what runs their actions. */
  ui: [
    ...ACTIONS,
    'src/ui/',
    'src/shell/ProfileSheet.tsx',
    'src/offline/offlineCopies.ts',
    'src/i18n/formatDuration.ts',
    'src/i18n/useByteFormat.ts',
    'node_modules/lucide-react/',
  ],
  /** For any number of parallel queries. */
  library: [
    'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
    'node_modules/@tanstack/react-query/build/modern/useQueries.js',
  ],
  /** What runs behind the screens: sending the queue, live events, checking the connection. */
  background: [
    'src/shell/background.ts',
    'src/shell/noticeOffer.ts',
    'src/shell/openNotified.ts',
    'src/offline/outbox/',
    'src/features/generation/outbox/arrivals.ts',
    'src/features/generation/outbox/watchOutbox.ts',
    'src/features/generation/outbox/cacheSent.ts',
    'src/features/generation/outbox/pageOutbox.ts',
    'src/features/generation/draft/uncertainKey.ts',
    'src/api/connectivity.ts',
    'src/api/createLiveEvents.ts',
    'src/api/pagesChannel.ts',
    'contract/backOff.ts',
    'contract/events.ts',
    'node_modules/eventsource-parser/',
  ],
  /** What the generator and the library open on demand, and the one call of another domain in it. */
  studio: ['src/features/generation/', 'contract/templates.ts'],
  /** The balance, pending payments and error texts, which all screens about money share. */
  credits: [
    'src/features/credits/BalanceCard.tsx',
    'src/ui/list/',
    'src/features/credits/useFailureText.ts',
    'src/features/credits/errorTexts.ts',
    'src/features/credits/creditsSummaryQuery.ts',
    'src/features/payments/paymentQueries.ts',
    'src/features/payments/cacheTopup.ts',
    'src/features/payments/applyMoneySignal.ts',
    'src/features/payments/tellPaid.ts',
    'src/features/payments/payment/timeLeft.ts',
    'src/features/payments/payment/Countdown.tsx',
    'src/features/payments/usePaymentLabels.ts',
    'src/features/payments/StatusBadge.tsx',
    'src/api/requestKeys.ts',
    'contract/activity.ts',
    'contract/payments.ts',
  ],
} as const satisfies Record<string, readonly Path[]>;

/**
 * The generator as it first appears. Its texts are the catalog `composer`; the rest of the studio uses `generation`
 * (lingui.config.ts).
 */
export const COMPOSER = [
  'src/features/generation/GeneratorScreen.tsx',
  'src/features/generation/compose/',
  'src/features/generation/draft/',
  'src/features/generation/feed/Feed.tsx',
  'src/features/generation/feed/FirstIdeas.tsx',
  'src/features/generation/labels/useSettingLabels.ts',
  'src/features/generation/labels/useSwitchLabels.ts',
] as const satisfies readonly Path[];

/**
 * Routes on which people arrive from outside: by a bookmark, the home-screen icon, an email, a notification, a paid
 * invoice. Other screens are loaded by the router: a list of all of them would add to every first visit.
 */
export const ARRIVALS = ['/auth', '/generate', '/home', '/history', '/top-up', '/payments/detail'];

const { videoModels, imageModels, imageToVideoModels, imageEditModels, library } = generationEndpoints;
const FIRST_PAGE = `${API_BASE}${library.path}?page=1&page_size=${DEFAULT_PAGE_SIZE}`;

/**
 * The calls that a screen makes at once, by the address of its route, each URL exactly as the client writes it. The
 * page's first script sends them, so that the answers are there when the app has started (src/api/earlyAnswers.ts).
 */
export const EARLY_CALLS: Record<string, string[]> = {
  '/generate/*': [
    ...[videoModels, imageModels, imageToVideoModels, imageEditModels].map(({ path }) => `${API_BASE}${path}`),
    FIRST_PAGE,
  ],
  '/home': [`${FIRST_PAGE}&status=completed`],
};

/**
 * What works offline: the studio and what it needs. Everything else (paying, signing in, the admin dashboard, charts)
 * is cached when it is first opened.
 */
export const OFFLINE = {
  paths: [
    ROOTS.landing,
    'src/routes/_signedIn.tsx',
    ...ROOTS.library,
    ROOTS.generator,
    'src/features/generation/',
    'src/api/',
    'src/offline/',
    'src/pwa/',
    'src/shell/',
  ],
  catalogs: ['shell', 'landing', 'composer', 'generation', 'credits', 'pwa'],
  /** Dialogs for answers of the server, which are loaded after such an answer; and code that only fetches. */
  except: [
    'src/api/useCachePage.ts',
    'src/features/generation/refusals/DailyLimitDialog.tsx',
    'src/features/generation/refusals/TooFewCoinsDialog.tsx',
    'src/shell/LandingOffline.tsx',
    'src/shell/prefetchScreens.ts',
    'src/pwa/iosSplash.ts',
    'src/pwa/typedText.ts',
  ],
} as const;

/** Limits in bytes after brotli, as they are transferred, and in files. The build fails above them (budgets.ts). */
export const LIMITS = {
  landingScripts: 115_000,
  generatorInAll: 165_000,
  precache: 500_000,
  precachedFiles: 40,
} as const;

/**
 * Whether a module is in one of the paths.
 * @param id its path, absolute or relative to the project; a query is ignored
 */
export function isInPaths(paths: readonly Path[], id: string): boolean {
  const file = `/${id.split('?')[0]}`;
  return paths.some((path) => (path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path}`)));
}

/** The name of a module of the app in Vite's manifest, which leaves out the folder `src/`. */
export const manifestId = (path: Path): string => path.replace(/^src\//, '');

/**
 * Checks that every listed file exists: a moved one would silently be loaded by everybody, or cached by nobody.
 * @throws Error naming the first missing path
 * @param top the project's folder
 */
export function checkPaths(top: string): void {
  const paths = [
    Object.values(ROOTS).flat(),
    Object.values(GROUPS).flat(),
    COST,
    EVERY_PAGE.afterPaint.file,
    COMPOSER,
    OFFLINE.paths,
    OFFLINE.except,
  ].flat();
  const missing = paths.find((path) => !existsSync(join(top, path)));
  if (missing) throw new Error(`build/firstVisit.ts names ${missing}, which is not there.`);
}
