import { API_BASE, type AnyEndpoint } from '../../contract/endpoint.ts';
import { apiHost } from '../offline/apiHost.ts';

/** Values of a path or a query; undefined ones are left out. */
export type UrlValues = Record<string, string | number | boolean | null | undefined>;

/**
 * The address of a call: parameters in braces filled in, the query appended.
 * @throws Error when a parameter of the path is missing, which is a mistake in our code.
 */
export function requestUrl(
  endpoint: AnyEndpoint,
  { host = apiHost(), params = {}, query = {} }: { host?: string; params?: UrlValues; query?: UrlValues } = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${endpoint.path} needs "${name}".`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${host}${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`;
}
