import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generationEndpoints } from '../contract/generation.ts';
import { API_BASE } from '../contract/endpoint.ts';
import { DEFAULT_PAGE_SIZE } from '../contract/limits.ts';

/**
 * What the first visit loads, what comes behind it, and what is kept for offline use: the one list, read by the rest of
 * the build. What a route needs beyond its own files stands in its `staticData` (src/i18n/routeCatalogs.ts).
 */

/** A file, or with a `/` at its end everything below a folder; from the project's top. */
type Place = string;

/** The modules that files are cut along. */
export const ROOTS = {
  /** The first module of every page. */
  entry: 'src/main.tsx',
  /** The screen of the landing page, which has a budget of its own. */
  landing: 'src/routes/index.tsx',
  /** What signing in brings along. */
  signedInShell: 'src/shell/signedInShell.ts',
  /** The screen that most people open first, and that has a budget of its own. */
  generator: 'src/routes/_signedIn/generate.{-$mode}.tsx',
  /** The screens of what was made. */
  library: ['src/routes/_signedIn/home.tsx', 'src/routes/_signedIn/history.tsx'],
} as const;

/** The style sheet's name in Vite's manifest. */
export const SHEET = 'style.css';

/** Which modules go into one file (chunks.ts). Whatever the entry or the generator imports stays with those. */
export const GROUPS = {
  /** Plain words of the contract, which its rules and every screen speak. */
  words: [
    'contract/languages.ts',
    'contract/limits.ts',
    'contract/generationWords.ts',
    'contract/topupStatus.ts',
    'contract/prompts.ts',
  ],
  /** The contract's schemas. The call table only passes them on. */
  schemas: ['contract/schemas/', 'contract/primitives.ts', 'node_modules/valibot/'],
  /** What is loaded only to check something by a schema. */
  checkers: [
    'src/offline/persistedSchemas.ts',
    'src/offline/persistedMoneySchemas.ts',
    'src/offline/fillMissing.ts',
    'src/ui/useSchemaForm.ts',
    'src/features/generation/errorTexts.ts',
    'src/features/generation/draft/draftSchema.ts',
    'src/features/generation/draft/toRequest.ts',
  ],
  controls: [
    'src/ui/',
    'src/shell/ProfileSheet.tsx',
    'src/offline/offlineCopies.ts',
    'src/i18n/useByteWords.ts',
    'node_modules/lucide-react/',
  ],
  /** Any number of queries at once. */
  lists: [
    'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
    'node_modules/@tanstack/react-query/build/modern/useQueries.js',
  ],
  /** What changes something on the server. The composer sends by itself. */
  actions: [
    'contract/shares.ts',
    'src/features/accounts/destination.ts',
    'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
    'node_modules/@tanstack/react-query/build/modern/useMutation.js',
  ],
  /** What goes on behind the screens: sending the queue, hearing the server, asking whether it is there. */
  background: [
    'src/offline/outbox/',
    'src/features/generation/outbox/watchOutbox.ts',
    'src/features/generation/outbox/cacheSent.ts',
    'src/features/generation/outbox/pageOutbox.ts',
    'src/api/connectivity.ts',
    'src/api/createLiveEvents.ts',
    'node_modules/eventsource-parser/',
  ],
  /** What the generator and the library open on demand. */
  studio: ['src/features/generation/'],
  /** Guide and calculator of the top-up screen, which needs nothing else of the studio. */
  cost: ['src/features/generation/cost/'],
  /** The balance, the payments under way and the words for what failed, which all screens of money share. */
  credits: [
    'src/features/credits/BalanceCard.tsx',
    'src/features/credits/useFailureText.ts',
    'src/features/credits/errorTexts.ts',
    'src/features/credits/creditsSummaryQuery.ts',
    'src/features/payments/paymentQueries.ts',
    'src/features/payments/cacheTopup.ts',
    'src/features/payments/useLiveTopups.ts',
    'src/features/payments/useLivePrices.ts',
    'src/features/payments/payment/timeLeft.ts',
    'src/features/payments/payment/Countdown.tsx',
    'src/features/payments/usePaymentWords.ts',
    'src/features/payments/StatusBadge.tsx',
    'src/api/requestKeys.ts',
    'contract/activity.ts',
    'contract/payments.ts',
  ],
  /** Of a few lines, and needed by screens that share nothing else: a file of its own would be another request. */
  tiny: [
    'src/features/generation/cost/useDefaultCoins.ts',
    'src/features/generation/cost/pricing.ts',
    'src/offline/newId.ts',
  ],
} as const satisfies Record<string, readonly Place[]>;

/**
 * The generator before anything was made or opened: its words are the catalog `composer`, all else of the studio speaks
 * by `generation` (lingui.config.ts).
 */
export const COMPOSER = [
  'src/features/generation/GeneratorScreen.tsx',
  'src/features/generation/compose/',
  'src/features/generation/draft/',
  'src/features/generation/feed/Feed.tsx',
  'src/features/generation/feed/FirstIdeas.tsx',
  'src/features/generation/labels/useSettingLabels.ts',
  'src/features/generation/labels/useSwitchLabels.ts',
] as const satisfies readonly Place[];

/**
 * Where people arrive from outside: by an address of their own, the icon on their screen, an e-mail, a notice, a paid
 * invoice. The files of other screens come when the router asks for them: a list of all would weigh on every first visit.
 */
export const ARRIVALS = ['/auth', '/generate', '/home', '/history', '/top-up', '/payments/detail'];

const { videoModels, imageModels, imageToVideoModels, imageEditModels, library } = generationEndpoints;
const FIRST_PAGE = `${API_BASE}${library.path}?page=1&page_size=${DEFAULT_PAGE_SIZE}`;

/**
 * What a screen asks the server for at once, by the address of its route, as the client writes the address of each call.
 * The page's first script asks for it, so that the answers are there when the app is (src/api/earlyAnswers.ts).
 */
export const EARLY_CALLS: Record<string, string[]> = {
  '/generate/*': [
    ...[videoModels, imageModels, imageToVideoModels, imageEditModels].map(({ path }) => `${API_BASE}${path}`),
    FIRST_PAGE,
  ],
  '/home': [`${FIRST_PAGE}&status=completed`],
};

/**
 * What works without the server: the studio and what stands around it. Everything else (paying, signing in, the admin
 * console, charts) is kept when it is first opened.
 */
export const OFFLINE = {
  places: [
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
  /** Answers of the server that have a screen of their own, which come when it has answered; and what fetches. */
  except: [
    'src/api/useCachePage.ts',
    'src/features/generation/refusals/DailyLimitDialog.tsx',
    'src/features/generation/refusals/TooFewCoinsDialog.tsx',
    'src/shell/prefetchScreens.ts',
    'src/pwa/iosSplash.ts',
    'src/pwa/typedText.ts',
  ],
} as const;

/** Bytes after brotli, as a phone pays for them; and files. The build refuses to exceed them (budgets.ts). */
export const LIMITS = {
  landingScripts: 115_000,
  generatorInAll: 165_000,
  precache: 500_000,
  precachedFiles: 40,
} as const;

/** Whether a module stands in one of the places. @param id its path, absolute or from the top; a query does not count */
export function standsIn(places: readonly Place[], id: string): boolean {
  const path = `/${id.split('?')[0]}`;
  return places.some((place) => (place.endsWith('/') ? path.includes(`/${place}`) : path.endsWith(`/${place}`)));
}

/**
 * A file that has moved would silently be loaded by everybody, or kept by nobody.
 * @throws Error naming the first place that is not there
 * @param top the project's folder
 */
export function checkPlaces(top: string): void {
  const places = [
    Object.values(ROOTS).flat(),
    Object.values(GROUPS).flat(),
    COMPOSER,
    OFFLINE.places,
    OFFLINE.except,
  ].flat();
  const missing = places.find((place) => !existsSync(join(top, place)));
  if (missing) throw new Error(`build/firstVisit.ts names ${missing}, which is not there.`);
}
