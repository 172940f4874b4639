import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkFileName, chunkGroups } from './build/chunks.ts';
import { clientPlugins } from './build/clientPlugins.ts';
import { schemaVersion } from './build/schemaVersion.ts';
import { modernStyles } from './build/modernStyles.ts';

const top = import.meta.dirname;

/**
 * Where the React Compiler works: lists, which render many rows again and again. Elsewhere its code would add a third
 * to ours on the first visit, without a noticeable effect (docs/decisions/react-compiler.md).
 */
const COMPILED = [
  ...[
    'detail',
    'feed/FeedList',
    'feed/TaskTile',
    'history',
    'library',
    'media',
    'plan/PlanSummary',
    'progress',
    'tasks',
  ].map((place) => `/src/features/generation/${place}`),
  ...['activity', 'payments/history', 'templates/list'].map((place) => `/src/features/${place}/`),
  '/src/ui/list/',
];

/** The API server for development. */
const API_SERVER = process.env.KILAS_DEV_API ?? 'http://127.0.0.1:3000';

/**
 * Turns Lingui's macros into calls. plugin-react 6 carries no Babel, and TypeScript and JSX are left for its compiler,
 * so only the macro plugin runs here. The filter must accept a query: the router splits a route as `file.tsx?tsr-split=…`.
 */
function linguiMacro(): Plugin {
  return {
    name: 'kilas:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[tj]sx?(\?|$)/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id.split('?')[0],
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        return result?.code ? { code: result.code, map: result.map } : null;
      },
    },
  };
}

export default defineConfig({
  root: join(top, 'src'),
  publicDir: join(top, 'public'),
  cacheDir: join(top, 'node_modules/.vite'),
  resolve: {
    alias: [
      // The router's store brings a shim for what React has had since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // Its default entry is written for browsers without classes and iterators.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  envDir: top,
  define: { 'import.meta.env.SCHEMA_VERSION': JSON.stringify(schemaVersion(top)) },
  css: { postcss: { plugins: [modernStyles] } },
  plugins: [
    // The order matters: the router refuses to run after React, and macros must be compiled before the React Compiler.
    !process.env.VITEST &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: join(top, 'src/routes'),
        generatedRouteTree: join(top, 'src/routeTree.gen.ts'),
        quoteStyle: 'single',
        semicolons: true,
      }),
    linguiMacro(),
    // A missing translation fails tests/unit/src/i18n/catalogs.test.ts, not a build.
    lingui({ configPath: join(top, 'lingui.config.ts'), failOnCompileError: true }),
    react({ compiler: { sources: COMPILED } }),
    tailwindcss(),
    !process.env.VITEST && clientPlugins(top),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api-lens', '/media', '/mailbox', '/healthz'].map((path) => [path, { target: API_SERVER }]),
    ),
  },
  build: {
    // dist/server holds the server's bundle.
    outDir: join(top, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Every supported browser knows modulepreload. A screen's shared files are loaded already, or listed by the page
    // itself (build/html.ts): a second list would only make the first file larger.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    // One sheet, inlined in the pages: a separate one would be fetched again with the first lazy screen.
    cssCodeSplit: false,
    // A font that few screens need must not be inlined, however small it is.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      // Constants and schemas have no side effects: a chunk that uses none of a file's exports need not import it.
      treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
      output: {
        codeSplitting: chunkGroups(top),
        chunkFileNames: chunkFileName,
      },
    },
  },
  test: {
    root: top,
    include: ['tests/{unit,api,faults}/**/*.test.{ts,tsx}'],
  },
});
