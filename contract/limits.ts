/**
 * Limits and lifetimes that client and server share. Rate limits are beside the calls they protect (`RateLimitRule`).
 */

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

/** Items that a user may request per business day. */
export const DAILY_ITEM_LIMIT = 50;
/** Time zone of business days; limits reset at its midnight. */
export const BUSINESS_TIME_ZONE = 'Asia/Jakarta';
/** Its UTC offset as in ISO-8601, constant because Indonesia has no daylight saving time. */
export const BUSINESS_OFFSET = '+07:00';

/** Rupiah that one coin (credit) is worth before bonus. */
export const COIN_VALUE_RUPIAH = 100;

/** Minutes for which a price shown to a user stays valid for that user after it has changed. */
export const QUOTE_KEPT_MINUTES = 10;

/** Coins of a top-up that is not a package, for example exactly the missing coins. */
export const MIN_CUSTOM_TOPUP_COINS = 10;
export const MAX_CUSTOM_TOPUP_COINS = 10_000;
/** Rupiah that a simulated payment may be, far above what any channel takes. */
export const MAX_SIMULATED_RUPIAH = 1_000_000_000;
/** Payment status is polled every 5 s, 120 times (about 10 minutes). */
export const PAYMENT_POLL_MS = 5000;
export const PAYMENT_POLL_ATTEMPTS = 120;

/** Default prize of the event; operators can set another. */
export const EVENT_PRIZE_RUPIAH = 25_000_000;

export const MAX_VOUCHER_LENGTH = 40;
export const MAX_VOUCHER_COINS = 100_000;

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Smallest side of an uploaded picture, pixels. */
export const MIN_IMAGE_SIDE = 16;
/** The share of a picture that can be taken out: more cannot be made up from the rest. */
export const MAX_ERASED_SHARE = 0.3;
/** Items of one bulk delete or download. */
export const MAX_BULK_ITEMS = 100;
/** Characters of a visitor's report about a shared work. */
export const MAX_REPORT_LENGTH = 500;
/** Days for which a deleted item can be restored. */
export const UNDO_DAYS = 30;

/** Characters of an admin's reason. */
export const MAX_REASON_LENGTH = 500;
/** Coins that one manual correction may move; the operator's own limit cannot exceed it. */
export const MAX_ADJUSTMENT_COINS = 1_000_000;
/** Passkeys per account, and characters of a passkey's name. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 50;

/** Minutes after sign-in during which an account without a password may change its passkeys or be deleted. */
export const FRESH_SIGN_IN_MINUTES = 10;

/** Minutes after confirming the password during which an admin may change money and accounts. */
export const CONFIRMATION_MINUTES = 15;

/** Largest gateway report that can be reconciled with our receipts: bytes and lines. */
export const MAX_REPORT_BYTES = 5 * 1024 * 1024;
export const MAX_REPORT_LINES = 20_000;

/** Input pictures per request. */
export const MAX_INPUT_IMAGES = 4;
/** Default largest JSON request body, bytes; endpoints that carry images set a larger one. */
export const MAX_JSON_BODY_BYTES = 256 * 1024;

/**
 * How long answers to an `Idempotency-Key` are stored: a phone that was offline for weeks resends its queue and must
 * not pay twice.
 */
export const IDEMPOTENCY_SECONDS = 60 * 24 * 3600;
/** Header with which a client withdraws a key whose answer never reached it (server/platform/http/idempotency.ts). */
export const WITHDRAW_HEADER = 'Idempotency-Withdraw';

/**
 * Header of every answer: the version of the schemas that its server was built with (build/schemaVersion.ts). Another one
 * than the page's own means that its answers may have another shape.
 */
export const SCHEMA_HEADER = 'Kilas-Schema-Version';
/** Header of an answer that was stored under an idempotency key, by whichever release answered first. */
export const REPLAY_HEADER = 'Idempotent-Replayed';

/** Toast life, milliseconds from its creation: appears, begins to fade, is removed. */
export const TOAST_APPEAR_MS = 50;
export const TOAST_FADE_MS = 4500;
export const TOAST_REMOVE_MS = 5000;
/** Later by this much for a toast with a button: whoever is slow, or on a slow phone, needs time to press it. */
export const TOAST_ACTION_MS = 15_500;

/** Most articles that a search returns by title, and again by the other text: a very common word would match all. */
export const MAX_FOUND_ARTICLES = 500;
