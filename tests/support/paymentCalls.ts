import { expect } from 'vitest';
import type { Topup, TopupNow } from '../../contract/payments.ts';
import { deliverSandboxWebhooks } from '../../server/payments/sandbox/deliverSandboxWebhooks.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import type { TestAccount, TestServer } from './testServer.ts';

type Data<T> = { data: T };

/** @param path of the kind of payment, such as `/qris` */
export const openTopup = async (who: TestAccount, path: string, body: object, key?: string) =>
  who.call<Data<Topup>>('POST', `/credits/topup${path}`, body, key ? { 'Idempotency-Key': key } : {});

/** Opens a top-up of 100 coins by BCA's virtual account, unless `body` and `path` say otherwise. */
export async function acceptedTopup(who: TestAccount, body: object = {}, path = '/virtual-account'): Promise<Topup> {
  const answer = await openTopup(who, path, { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT', ...body });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

export const readTopup = async (who: TestAccount, id: string): Promise<TopupNow> =>
  (await who.call<Data<TopupNow>>('GET', `/credits/topup/${id}`)).body.data;

/** As a screen polls it. */
export const pollTopup = async (who: TestAccount, id: string): Promise<TopupNow> =>
  (await who.call<Data<TopupNow>>('GET', `/credits/topup/${id}/status`)).body.data;

/** What became of each payment for a top-up, in their order. */
export async function outcomesOf(server: TestServer, topup: Topup): Promise<string[]> {
  const { rows } = await server.services.database.$client.query<{ outcome: string }>(
    'select outcome from payment_receipts where topup_id = $1 order by id',
    [topup.topup_id],
  );
  return rows.map(({ outcome }) => outcome);
}

/** Taps a button on the sandbox's page. */
export async function tapCheckout(topup: Topup, form: Record<string, string>): Promise<Response> {
  return fetch(topup.payment!.checkout_url!, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
}

/** What the workers would do: the sandbox sends its webhooks, the product acts on them. */
export async function settle(server: TestServer): Promise<void> {
  await deliverSandboxWebhooks(server.services.sandbox!);
  await drainWebhooks(server.services.payments);
}
