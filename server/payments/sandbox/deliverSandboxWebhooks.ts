import { eq, sql } from 'drizzle-orm';
import { backOff } from '../../../contract/backOff.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { SandboxDeps } from './sandboxDeps.ts';
import { sandboxWebhooks } from './sandboxTables.ts';

const BATCH = 20;
const TIMEOUT_MS = 10_000;
/** A message whose sender was killed is resent after this. */
const CLAIM_SECONDS = 30;
const MAX_TRIES = 12;
const WAITS_MS = { first: 2_000, longest: 2 ** MAX_TRIES * 1000 };

/**
 * Sends the sandbox's due webhooks to our own endpoint over HTTP, as a real gateway does, with growing delays until
 * they are accepted.
 */
export async function deliverSandboxWebhooks({
  database,
  clock,
  fetch,
  origin,
  webhookToken,
}: Pick<SandboxDeps, 'database' | 'clock' | 'webhookToken'> & {
  fetch: typeof globalThis.fetch;
  /** This server's address. */
  origin: () => string;
}): Promise<void> {
  const now = clock.now();
  const due = await database
    .update(sandboxWebhooks)
    .set({ tries: sql`${sandboxWebhooks.tries} + 1`, deliverAt: new Date(now.getTime() + CLAIM_SECONDS * 1000) })
    .where(
      sql`${sandboxWebhooks.id} in (select id from sandbox_webhooks where delivered_at is null and deliver_at <= ${now} and tries < ${MAX_TRIES} order by deliver_at limit ${BATCH} for update skip locked)`,
    )
    .returning();
  for (const message of due) {
    const isTaken = await send(message);
    const mine = eq(sandboxWebhooks.id, message.id);
    if (isTaken) await database.update(sandboxWebhooks).set({ deliveredAt: clock.now() }).where(mine);
    else
      await database
        .update(sandboxWebhooks)
        .set({ deliverAt: new Date(clock.now().getTime() + backOff(message.tries - 1, WAITS_MS)) })
        .where(mine);
  }

  async function send(message: typeof sandboxWebhooks.$inferSelect): Promise<boolean> {
    try {
      const answer = await fetch(`${origin()}${API_BASE}/webhooks/xendit`, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/json',
          'x-callback-token': message.hasWrongToken ? 'wrong-token' : webhookToken,
          'webhook-id': message.webhookId,
        },
        body: JSON.stringify(message.body),
      });
      await answer.body?.cancel();
      // A forged webhook is done when it has been refused.
      return answer.ok || (message.hasWrongToken && answer.status === 401);
    } catch {
      return false;
    }
  }
}
