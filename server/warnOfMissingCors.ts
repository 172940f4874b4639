import type { Services } from './services.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Looks whether the bucket that browsers are sent to lets our pages read what it answers: without its CORS rules results
 * show in no page that has the app's worker. Said in the log, since only the operator can set them.
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
  // Stores answer by their rules for a file that is not there, too.
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
