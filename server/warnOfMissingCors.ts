import type { Services } from './services.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Checks whether the bucket's CORS rules let our pages read direct links: without them, results do not show in pages
 * controlled by the service worker. Logged, since only the operator can set the rules.
 */
export async function warnOfMissingCors({
  config,
  storage,
  clock,
  log,
  publicUrl,
}: Pick<Services, 'config' | 'storage' | 'clock' | 'log' | 'publicUrl'>): Promise<void> {
  if (config.storage.directOrigin === null) return;
  const from = clock.now();
  const until = new Date(from.getTime() + 60_000);
  // Stores apply their CORS rules to missing files, too.
  const address = await storage.link('standing/cors', { mimeType: 'text/plain', from, until });
  const { origin } = new URL(publicUrl());
  const answer = await fetch(address!, {
    headers: { Origin: origin },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => null);
  const allowed = answer?.headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return;
  log.warn(
    { origin, store: config.storage.directOrigin },
    answer
      ? 'S3_DIRECT: the bucket has no CORS rule for our pages; results will not show. docs/operations.md has the rule'
      : 'S3_DIRECT: the bucket does not answer at the address that browsers are sent to',
  );
}
