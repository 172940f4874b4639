import { randomUUID } from 'node:crypto';
import type { TokenReply } from '../../../contract/accounts.ts';
import type { Topup } from '../../../contract/payments.ts';
import { callAs } from './callAs.ts';
import { post } from './people.ts';
import { readProduct } from './product.ts';
import { openProductDatabase } from './productDatabase.ts';
import { expect } from './test.ts';

/** A top-up that waits for its payment. */
export async function makeTopup(
  accessToken: string,
  { method, channel, packageId = 'coins-250' }: { method: string; channel: string; packageId?: string },
): Promise<Topup> {
  return (
    await callAs<{ data: Topup }>(accessToken, 'POST', `/credits/topup/${method}`, {
      package_id: packageId,
      channel,
      allow_another: true,
    })
  ).data;
}

/** A top-up that was paid. */
export async function makePaidTopup(accessToken: string): Promise<Topup> {
  const topup = await makeTopup(accessToken, { method: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' });
  await callAs(accessToken, 'POST', '/credits/virtual-account/simulate-payment', {
    external_id: topup.reference_id,
    amount: topup.order.total_payment,
  });
  await expect
    .poll(
      async () => (await callAs<{ data: Topup }>(accessToken, 'GET', `/credits/topup/${topup.topup_id}`)).data.status,
      { timeout: 60_000 },
    )
    .toBe('COMPLETED');
  return topup;
}

/** Moves a top-up two days back and ends it as the sweep would: a test waits for neither. */
export async function letExpire({ topup_id, reference_id }: Topup): Promise<void> {
  const {
    database: { $client: client },
  } = await openProductDatabase();
  await client.query(
    `UPDATE topups SET created_at = created_at - interval '2 days', expires_at = expires_at - interval '2 days', state = 'expired', ended_at = now() - interval '1 day' WHERE id = $1`,
    [topup_id],
  );
  await client.query(
    `UPDATE sandbox_payments SET expires_at = expires_at - interval '2 days' WHERE reference_id LIKE $1 || '%'`,
    [reference_id],
  );
}

/** Pays at the sandbox, whatever state the top-up is in. */
export async function payAtSandbox({ payment }: Topup): Promise<void> {
  await fetch(payment?.checkout_url as string, { method: 'POST', body: new URLSearchParams({ result: 'pay' }) });
}

/** Creates a voucher, as the product's admin, with its own code. @param seconds how long it is good for @returns the code */
export async function makeVoucher({ credits, seconds }: { credits: number; seconds?: number }): Promise<string> {
  const { access_token: admin } = await post<TokenReply>('/auth/login', readProduct().admin);
  await callAs(admin, 'POST', '/dashboard/confirm', { password: readProduct().admin.password });
  const code = `UJI${randomUUID().slice(0, 8).toUpperCase()}`;
  const ends_at = seconds && new Date(Date.now() + seconds * 1000).toISOString();
  await callAs(admin, 'POST', '/dashboard/vouchers', { count: 1, code, credits, ends_at, reason: 'uji' });
  return code;
}
