import type { PaymentInstructions, PaymentMethod } from '../../contract/payments.ts';

/** What a gateway is asked to prepare. */
export interface GatewayRequest {
  /** Ours, new for every try: the gateway offers no other way to recognise a repetition. */
  reference: string;
  method: PaymentMethod;
  channelCode: string;
  /** Whole rupiah. */
  amount: number;
  expiresAt: Date;
  description: string;
  /** Shown by the bank or the cashier. */
  payerName: string;
  /** +62…, for wallets that are paid inside their app. */
  phone: string | null;
  /** Where a wallet sends the person back. Coming back there is not a payment. */
  returnUrl: string;
}

/** Money that moved, as the gateway itself tells. */
export interface GatewayPayment {
  paymentId: string;
  /** The reference of our request. */
  reference: string;
  /** Whole units of `currency`. */
  amount: number;
  currency: string;
  /** Null when the gateway does not tell. */
  paidAt: Date | null;
}

export interface GatewayStanding {
  state: 'open' | 'paid' | 'failed' | 'expired' | 'cancelled';
  payments: GatewayPayment[];
}

/** A webhook's content, normalised. Only hints: the gateway is asked again before anything happens. */
export type GatewayEvent =
  | { type: 'payment'; paymentId: string; requestId: string | null; reference: string }
  | { type: 'ended'; requestId: string | null; reference: string; state: 'failed' | 'expired' }
  | { type: 'other' };

/** A row of the gateway's list that is not what it should be: another currency's amount, a field missing. */
export interface OddPayment {
  /** The gateway's id of the row, or a hash of its content. */
  key: string;
  /** What is wrong with it, for an admin. */
  reason: string;
}

/** What every payment provider offers. Times out by itself; errors are the three below. */
export interface PaymentGateway {
  id: string;
  /** No real money. */
  isSandbox: boolean;
  canSimulate: boolean;
  create(request: GatewayRequest): Promise<{ requestId: string; instructions: PaymentInstructions }>;
  read(requestId: string): Promise<GatewayStanding>;
  /** One payment; null when the gateway does not know it or says it did not succeed. */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  cancel(requestId: string): Promise<void>;
  /** Money that came since a moment, in no order; every page, and each row that cannot be read as one of its own. */
  listPayments(range: { from: Date; to: Date }): AsyncIterable<GatewayPayment | OddPayment>;
  simulate(requestId: string, amount: number): Promise<void>;
  /** True for a webhook that really comes from the gateway. Constant time. */
  isGenuine(headers: Headers): boolean;
  /** The id under which repetitions of one message are recognised. */
  eventKey(headers: Headers, body: unknown): string;
  parseEvent(body: unknown): GatewayEvent;
}

/** The request certainly had no effect, and asking again as it is would not help. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal';
  /** The gateway's own code. */
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The request certainly had no effect; later it may. */
export class GatewayBusy extends Error {
  override name = 'GatewayBusy';
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nobody knows whether the request had an effect: the answer was lost, or was a server error. */
export class GatewayUncertain extends Error {
  override name = 'GatewayUncertain';
}
