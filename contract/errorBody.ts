import type { ErrorCode } from './errorCodes.ts';
import type { Quote, LocalizedName } from './schemas/generation.ts';

/** The body of every error answer. `message` and `detail` carry the same human text. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  detail: string;
  /** Validation: what is wrong with each named field. */
  fields?: Record<string, { code: ErrorCode; message: string }>;
  /** 402: coins. */
  balance?: number;
  required?: number;
  /** 429 of the daily limit: items and the moment of the reset (ISO-8601). */
  remaining?: number;
  requested?: number;
  reset_at?: string;
  /** engine_paused, maintenance: the operator's message in both languages. */
  pause?: LocalizedName;
  /** price_risen: what the request costs now. */
  quote?: Quote;
  /** topup_pending: the top-up that still awaits payment. */
  topup_id?: string;
  reference_id?: string;
  /** voucher_already_redeemed: when (ISO-8601). */
  redeemed_at?: string;
  /** Seconds until a retry makes sense; the same number as `Retry-After`. */
  retry_after?: number;
}
