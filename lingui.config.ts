import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The generator before anything was made or opened: what its first visit pays for. */
const COMPOSER = [
  'GeneratorScreen.tsx',
  'compose',
  'draft',
  'feed/{Feed,FirstIdeas}.tsx',
  'labels/useSettingLabels.ts',
].map((place) => `features/generation/${place}`);

/**
 * English is the source of the generated ids, because the specification fixes its texts in English; Indonesian is what
 * people get by default. Each room under src/features has its own catalog, loaded by its routes; all the rest is `shell`.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/{name}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: [
        '**/features/accounts/session/**',
        '**/features/articles/admin/**',
        '**/features/generation/cost/**',
        ...COMPOSER.map((place) => `**/${place}{,/**}`),
      ],
    },
    { path: '<rootDir>/locales/{locale}/composer', include: COMPOSER.map((place) => `<rootDir>/src/${place}`) },
    // Guide and calculator of the top-up screen, which needs nothing else of that room.
    { path: '<rootDir>/locales/{locale}/cost', include: ['<rootDir>/src/features/generation/cost'] },
    // Comes with its lazy layer, not with the first screen.
    { path: '<rootDir>/locales/{locale}/pwa', include: ['<rootDir>/src/pwa'] },
    // The articles' editor: readers never need it.
    { path: '<rootDir>/locales/{locale}/writing', include: ['<rootDir>/src/features/articles/admin'] },
    // Read by search engines and link previews alone: only the server has it.
    { path: '<rootDir>/locales/{locale}/heads', include: ['<rootDir>/src/heads'] },
    {
      path: '<rootDir>/locales/{locale}/shell',
      // Failed calls and the end of the session may have to be told on any screen.
      include: [
        '<rootDir>/src/api',
        '<rootDir>/src/features/accounts/session',
        '<rootDir>/src/i18n',
        '<rootDir>/src/offline',
        '<rootDir>/src/routes',
        '<rootDir>/src/shell',
        '<rootDir>/src/ui',
      ],
    },
  ],
});
