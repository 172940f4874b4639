import { isIP } from 'node:net';

/**
 * The caller's address in an `X-Forwarded-For` header: its last entry, added by our own proxy; the caller can forge
 * earlier ones. A port is removed: it differs per connection, so rate limits would see a new caller each time.
 * @returns undefined when the entry is no IP address
 */
export function forwardedAddress(header: string | undefined): string | undefined {
  const entry = header?.split(',').at(-1)?.trim().replaceAll('"', '') ?? '';
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1];
  const address = (bracketed ?? withPort ?? entry).split('%')[0]!;
  return isIP(address) ? address : undefined;
}
