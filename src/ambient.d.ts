/** Message catalogs, compiled by the Lingui plugin. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

interface ImportMetaEnv {
  /** Origin of the API when it is not the page's own, e.g. `https://api.example.com`. */
  readonly VITE_API_HOST?: string;
  /** The credential for reading published content, if the server does not use the default. */
  readonly VITE_READER_KEY?: string;
  /** Of the schemas of stored data (build/schemaVersion.ts). */
  readonly SCHEMA_VERSION: string;
}
