/** Filled in by the build; pages get this type from vite/client. */
interface ImportMeta {
  readonly env: { readonly VITE_API_HOST?: string; readonly SCHEMA_VERSION: string };
}
