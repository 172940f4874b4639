/** What the build fills in; the pages have it from vite/client. */
interface ImportMeta {
  readonly env: { readonly VITE_API_HOST?: string };
}
