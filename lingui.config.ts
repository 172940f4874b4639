import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { COMPOSER } from './build/firstVisit.ts';
import { LANGUAGES } from './contract/languages.ts';

/** As glob patterns. */
const composer = COMPOSER.map((path) => (path.endsWith('/') ? `${path}**` : path));

/**
 * English is the source of the generated ids, because its texts are fixed; Indonesian is the default language. Each
 * folder of src/features has its own catalog, named by its routes; everything else is `shell`.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/{name}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: [
        '**/features/accounts/session/**',
        '**/features/articles/admin/**',
        '**/features/credits/**',
        '**/features/templates/**',
        '**/features/generation/cost/**',
        ...composer.map((path) => `**/${path}`),
      ],
    },
    { path: '<rootDir>/locales/{locale}/composer', include: composer.map((path) => `<rootDir>/${path}`) },
    {
      path: '<rootDir>/locales/{locale}/templates',
      include: ['<rootDir>/src/features/templates', '<rootDir>/src/features/generation/labels/useSwitchLabels.ts'],
    },
    // Money screens and dashboard share their lists.
    {
      path: '<rootDir>/locales/{locale}/credits',
      include: ['<rootDir>/src/features/credits', '<rootDir>/src/ui/list'],
    },
    // Guide and calculator of the top-up screen, which needs nothing else of the studio.
    { path: '<rootDir>/locales/{locale}/cost', include: ['<rootDir>/src/features/generation/cost'] },
    // Loaded with its lazy layer, not with the first screen.
    { path: '<rootDir>/locales/{locale}/pwa', include: ['<rootDir>/src/pwa'] },
    // The articles' editor: readers never need it.
    { path: '<rootDir>/locales/{locale}/writing', include: ['<rootDir>/src/features/articles/admin'] },
    // Read by search engines and link previews alone: only the server has it.
    { path: '<rootDir>/locales/{locale}/pageMeta', include: ['<rootDir>/src/pageMeta'] },
    {
      path: '<rootDir>/locales/{locale}/shell',
      // Failed calls and the end of the session are reported on any screen.
      include: [
        '<rootDir>/src/api',
        '<rootDir>/src/features/accounts/session',
        '<rootDir>/src/i18n',
        '<rootDir>/src/offline',
        '<rootDir>/src/routes',
        '<rootDir>/src/shell',
        '<rootDir>/src/ui',
      ],
      exclude: ['**/ui/list/**'],
    },
  ],
});
