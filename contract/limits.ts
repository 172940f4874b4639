/** Limits and lifetimes that client and server share. How often one may call stands with each call (`RateLimitRule`). */

/** Items of one request. */
export const MIN_COUNT = 1;
export const MAX_COUNT = 10;
/** Characters, after trimming. */
export const MAX_PROMPT_LENGTH = 500;
export const MAX_SEED = 2_147_483_647;

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_FULL_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;

/** One-time codes sent by e-mail. */
export const CODE_LENGTH = 6;
export const CODE_LIFETIME_SECONDS = 600;
export const CODE_MAX_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;

export const ACCESS_TOKEN_SECONDS = 900;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;

/** Requested items per user and business day. */
export const DAILY_ITEM_LIMIT = 50;
/** Business days turn here; limits reset at its midnight. */
export const BUSINESS_TIME_ZONE = 'Asia/Jakarta';
/** Its distance from UTC, as dates are written: Indonesia knows no summer time. */
export const BUSINESS_OFFSET = '+07:00';

/** Rupiah that one coin (credit) is worth before bonus. */
export const COIN_VALUE_RUPIAH = 100;

/** Minutes for which a price that somebody was shown is kept, when another one holds meanwhile. */
export const QUOTE_KEPT_MINUTES = 10;

/** Coins of a top-up that is not a package: exactly what is missing, for instance. */
export const MIN_CUSTOM_TOPUP_COINS = 10;
export const MAX_CUSTOM_TOPUP_COINS = 10_000;
/** Payment status is asked every 5 s, 120 times (about 10 minutes). */
export const PAYMENT_POLL_MS = 5000;
export const PAYMENT_POLL_ATTEMPTS = 120;

/** The event's prize, unless an operator sets another. */
export const EVENT_PRIZE_RUPIAH = 25_000_000;

export const MAX_VOUCHER_LENGTH = 40;
export const MAX_VOUCHER_COINS = 100_000;

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Pixels that each side of an uploaded picture has at least: below it there is nothing to see. */
export const MIN_IMAGE_SIDE = 16;
/** Items of one bulk delete or download. */
export const MAX_BULK_ITEMS = 100;
/** Characters of what a stranger writes about a shared work. */
export const MAX_REPORT_LENGTH = 500;
/** Days a deleted item can be brought back. */
export const UNDO_DAYS = 30;

/** Characters of the reason that an admin gives. */
export const MAX_REASON_LENGTH = 500;
/** Coins that one correction by hand may move, whatever the operator's own limit is. */
export const MAX_ADJUSTMENT_COINS = 1_000_000;
/** Passkeys that one account may have, and characters of their names. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 50;

/** Minutes after signing in for which an account without a password may change its passkeys or be deleted. */
export const FRESH_SIGN_IN_MINUTES = 10;

/** Minutes for which money and people may be touched after the password was asked again. */
export const CONFIRMATION_MINUTES = 15;

/** Characters and lines of a gateway's report that is compared with ours. */
export const MAX_REPORT_BYTES = 5 * 1024 * 1024;
export const MAX_REPORT_LINES = 20_000;

/** Pictures that one request may combine. */
export const MAX_INPUT_IMAGES = 4;
/** Bytes of a JSON request body; calls that carry images name their own, larger cap. */
export const MAX_JSON_BODY_BYTES = 256 * 1024;

/**
 * Answers to an `Idempotency-Key` are kept this long: a phone that was away for weeks sends what it queued again, and
 * must not pay for it twice.
 */
export const IDEMPOTENCY_SECONDS = 60 * 24 * 3600;
/** The header by which a sender takes a key back whose answer never reached it (server/platform/http/idempotency.ts). */
export const WITHDRAW_HEADER = 'Idempotency-Withdraw';

/** Toast life, milliseconds from its creation: appears, begins to fade, is removed. */
export const TOAST_APPEAR_MS = 50;
export const TOAST_FADE_MS = 4500;
export const TOAST_REMOVE_MS = 5000;

/** A word that stands in every article finds no more than so many by their titles, and so many by the rest: nobody turns that many pages. */
export const MAX_FOUND_ARTICLES = 500;
