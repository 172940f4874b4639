import { and, eq } from 'drizzle-orm';
import { ApiError } from '../platform/http/apiError.ts';
import { findTopupByReference } from './findTopup.ts';
import { GatewayRefusal } from './gateway.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { paymentAttempts } from './tables.ts';

/**
 * Has the gateway simulate a top-up's payment, which it then reports by webhook as usual.
 * @returns whether the amount is the top-up's, so that its credits will come
 * @throws ApiError simulation_unavailable with a live key, not_found, topup_not_pending, gateway_unavailable
 */
export async function simulatePayment({
  deps,
  userId,
  reference,
  amount,
}: {
  deps: PaymentsDeps;
  userId: string;
  reference: string;
  amount: number;
}): Promise<boolean> {
  const { database, gateway } = deps;
  if (!gateway.canSimulate) throw new ApiError('simulation_unavailable');
  const topup = await findTopupByReference(database, { userId, reference });
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.topupId, topup.id), eq(paymentAttempts.state, 'open')));
  if (topup.state === 'completed' || topup.gateway !== gateway.id || !attempt?.requestId)
    throw new ApiError('topup_not_pending');
  try {
    await gateway.simulate(attempt.requestId, amount);
  } catch (error) {
    throw new ApiError(error instanceof GatewayRefusal ? 'topup_not_pending' : 'gateway_unavailable');
  }
  return amount === topup.totalPayment;
}
