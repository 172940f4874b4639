import { sql } from 'drizzle-orm';
import { createTokens } from '../server/accounts/tokens.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database/database.ts';
import type { Secret } from '../server/platform/secrets.ts';
import { userId } from './ledgerData.ts';

/**
 * Opens accounts 2 to `count` + 1 with a session each, as sign-ups would leave them.
 * @returns an access token of each
 */
export async function openSessions(
  database: Database,
  { count, secret }: { count: number; secret: Secret },
): Promise<string[]> {
  const id = sql.raw("('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid");
  await database.execute(sql`
    insert into users (id, email, full_name, email_verified_at, created_at)
    select ${id}, 'orang' || n || '@contoh.id', 'Orang ' || n, now(), now() from generate_series(2, ${count + 1}) n
    on conflict do nothing`);
  await database.execute(sql`
    insert into sessions (id, user_id, device, ip, created_at, last_used_at)
    select ${id}, ${id}, 'Bench', '127.0.0.1', now(), now() from generate_series(2, ${count + 1}) n
    on conflict do nothing`);
  const tokens = createTokens({ secret, clock });
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const own = userId(index + 2);
      return tokens.signAccess({ userId: own, sessionId: own });
    }),
  );
}
