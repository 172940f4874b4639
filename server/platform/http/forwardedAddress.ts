import { isIP } from 'node:net';

/**
 * The caller's address in an `X-Forwarded-For` header: its last entry, the one that our own proxy added; earlier ones are
 * the caller's to invent. Some proxies add the port, which is another for every connection and would make each try a
 * stranger's.
 * @returns undefined when the entry is no address
 */
export function forwardedAddress(header: string | undefined): string | undefined {
  const entry = header?.split(',').at(-1)?.trim().replaceAll('"', '') ?? '';
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1];
  const address = (bracketed ?? withPort ?? entry).split('%')[0]!;
  return isIP(address) ? address : undefined;
}
