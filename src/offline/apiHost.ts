/** Where the calls go, from page and worker: this site's own origin, unless the build names another host (`VITE_API_HOST`). */
export function apiHost(): string {
  return import.meta.env.VITE_API_HOST?.replace(/\/$/, '') ?? '';
}
