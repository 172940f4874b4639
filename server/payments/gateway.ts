import type { PaymentInstructions, PaymentMethod } from '../../contract/payments.ts';

/** A payment request that the gateway should prepare. */
export interface GatewayRequest {
  /** Our reference, new for every try: the gateway has no other way to detect duplicates. */
  reference: string;
  method: PaymentMethod;
  channelCode: string;
  /** Whole rupiah. */
  amount: number;
  expiresAt: Date;
  description: string;
  /** Displayed by the bank or the cashier. */
  payerName: string;
  /** +62…, for wallets that are paid inside their app. */
  phone: string | null;
  /** Where a wallet redirects the user afterwards. Returning there proves no payment. */
  returnUrl: string;
}

/** A payment as reported by the gateway's API. */
export interface GatewayPayment {
  paymentId: string;
  /** Our request's reference. */
  reference: string;
  /** Whole units of `currency`. */
  amount: number;
  currency: string;
  /** Null when the gateway does not report it. */
  paidAt: Date | null;
}

export interface GatewayReading {
  state: 'open' | 'paid' | 'failed' | 'expired' | 'cancelled';
  payments: GatewayPayment[];
}

/** A webhook's content, normalised. Only a hint: the gateway's API is read before anything happens. */
export type GatewayEvent =
  | { type: 'payment'; paymentId: string; requestId: string | null; reference: string }
  | { type: 'ended'; requestId: string | null; reference: string; state: 'failed' | 'expired' }
  | { type: 'other' };

/** An invalid row of the gateway's list: an amount in another currency, a missing field. */
export interface OddPayment {
  /** The gateway's id of the row, or a hash of its content. */
  key: string;
  /** What is wrong with it, for an admin. */
  reason: string;
}

/**
 * The port to a payment provider. Calls time out by themselves and throw GatewayRefusal, GatewayBusy or
 * GatewayUncertain.
 */
export interface PaymentGateway {
  id: string;
  /** No real money. */
  isSandbox: boolean;
  canSimulate: boolean;
  create(request: GatewayRequest): Promise<{ requestId: string; instructions: PaymentInstructions }>;
  read(requestId: string): Promise<GatewayReading>;
  /** One payment; null when the gateway does not know it or it did not succeed. */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  cancel(requestId: string): Promise<void>;
  /** All payments of a period, unordered and from all pages; each unreadable row becomes an `OddPayment`. */
  listPayments(range: { from: Date; to: Date }): AsyncIterable<GatewayPayment | OddPayment>;
  simulate(requestId: string, amount: number): Promise<void>;
  /** Whether a webhook is genuine. Constant time. */
  isGenuine(headers: Headers): boolean;
  /** The id by which repeated deliveries of one message are detected. */
  eventKey(headers: Headers, body: unknown): string;
  parseEvent(body: unknown): GatewayEvent;
}

/** The request certainly had no effect, and repeating it unchanged would not help. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal';
  /** The gateway's own code. */
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The request certainly had no effect; a later retry may succeed. */
export class GatewayBusy extends Error {
  override name = 'GatewayBusy';
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** It is unknown whether the request had an effect: the reply was lost, or was a server error. */
export class GatewayUncertain extends Error {
  override name = 'GatewayUncertain';
}
