/**
 * Host of the API calls of page and worker: this site's origin (empty), unless the build sets another
 * (`VITE_API_HOST`).
 */
export function apiHost(): string {
  return import.meta.env.VITE_API_HOST?.replace(/\/$/, '') ?? '';
}
