import { ApiError } from '../platform/http/apiError.ts';
import { webhooksHandled } from '../platform/instruments.ts';
import type { CountRefusal } from './countRefusals.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import type { StoreWebhook } from './storeWebhooks.ts';

/**
 * Accepts a webhook: verifies it, stores it once, answers. It is processed afterwards ({@link drainWebhooks}); the
 * gateway only needs to know that it arrived.
 * @throws ApiError webhook_refused
 */
export async function receiveWebhook({
  deps,
  store,
  countRefusal,
  headers,
  body,
}: {
  deps: PaymentsDeps;
  store: StoreWebhook;
  countRefusal: CountRefusal;
  headers: Headers;
  body: unknown;
}): Promise<void> {
  const { gateway, clock, log } = deps;
  if (!gateway.isGenuine(headers)) {
    log.warn('a webhook with a wrong callback token was refused');
    webhooksHandled.inc({ outcome: 'refused' });
    await countRefusal();
    throw new ApiError('webhook_refused');
  }
  const now = clock.now();
  await store({ gateway: gateway.id, key: gateway.eventKey(headers, body), body, receivedAt: now, nextTryAt: now });
  webhooksHandled.inc({ outcome: 'stored' });
}
