import type { TokenReply } from '../../contract/accounts.ts';
import { createEmitter } from './createEmitter.ts';
import { REFRESH_LOCK } from './names.ts';
import type { SessionMirror, SessionRecord, SharedSession } from './sessionRecord.ts';

/** The server refused the refresh token: the person has to sign in again. The tokens are already gone. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError';
}

export type SessionEvent = { type: 'signed-in' | 'signed-out' | 'expired' | 'renewed'; accountId: string | null };

/**
 * Carries events to the other tabs and the worker; makes its BroadcastChannel only when first used (see
 * sessionChannel.ts).
 */
export interface SessionChannel {
  post(event: SessionEvent): void;
  listen(handle: (event: SessionEvent) => void): () => void;
}

/** Asks the server for new tokens. Resolves to null when it refuses (401); throws when it could not be asked. */
export type RefreshTokens = (refreshToken: string, signal: AbortSignal) => Promise<TokenReply | null>;

export interface SessionStore {
  /** Who is signed in, read synchronously from local storage. Always null in the worker: use `read`. */
  peek(): SessionRecord | null;
  /** Who is signed in, from the shared record. */
  read(): Promise<SessionRecord | null>;
  /** Synchronizes mirror and shared record; call once when the app starts. */
  reconcile(): Promise<SessionRecord | null>;
  /** Stores new tokens. @throws StorageBlockedError */
  signIn(tokens: Pick<TokenReply, 'access_token'> & Partial<TokenReply>): Promise<void>;
  /** Records whose session this is, once the server has answered that. */
  bindAccount(accountId: string): Promise<void>;
  /**
   * An access token good for at least a few seconds, renewed if needed, once for all tabs and the worker.
   * Null when nobody is signed in.
   * @param refused the token that the server just answered with 401.
   * @throws SessionExpiredError when the server refuses to renew; the caller's network error when it cannot be reached.
   */
  accessToken(refused?: string): Promise<string | null>;
  /** Removes the tokens in every tab. The account's offline data is removed by forgetAccount. */
  signOut(): Promise<void>;
  /** Calls `handle` for every change, from this tab and the others. */
  subscribe(handle: (event: SessionEvent) => void): () => void;
}

export interface SessionStoreDeps {
  shared: SharedSession;
  /** Undefined in the worker, which has no local storage. */
  mirror: SessionMirror | undefined;
  channel: SessionChannel;
  /** Undefined outside secure contexts: then each tab renews by itself, which the server's grace period tolerates. */
  locks: Pick<LockManager, 'request'> | undefined;
  refresh: RefreshTokens;
  now: () => number;
}

/** A token that expires within this time is renewed first: it could expire before it reaches the server. */
const EXPIRY_MARGIN_MS = 15_000;
/** A renewal that hangs would hold the lock, and with it every tab. */
const REFRESH_DEADLINE_MS = 10_000;
/** When a sign-in does not say how long its access token lives (the `token` in an address). */
const ASSUMED_LIFETIME_SECONDS = 300;

/**
 * The session, shared by every tab and the worker. The IndexedDB record is the truth; the mirror in local storage
 * answers without waiting. The mirror is always written first: then another
 * tab never sees a record without a mirror, except when somebody removed the tokens, which means signed out.
 */
export function createSessionStore({ shared, mirror, channel, locks, refresh, now }: SessionStoreDeps): SessionStore {
  const { emit, subscribe } = createEmitter<SessionEvent>(() =>
    channel.listen((event) => {
      if (event.type === 'renewed') void reconcile();
      emit(event);
    }),
  );
  let renewing: Promise<string | null> | undefined;

  function announce(event: SessionEvent): void {
    channel.post(event);
    emit(event);
  }

  async function reconcile(): Promise<SessionRecord | null> {
    if (!mirror) return shared.read();
    const mirrored = mirror.read();
    if (!mirrored) return shared.update(() => null);
    // The same revision with other tokens: somebody changed them in local storage.
    const record = await shared.update((current) =>
      current && (current.rev > mirrored.rev || haveSameTokens(current, mirrored)) ? current : mirrored,
    );
    if (record && record.rev > mirrored.rev) mirror.write(record);
    return record;
  }

  const isFresh = (record: SessionRecord, refused: string | undefined): boolean =>
    record.access !== '' && record.access !== refused && record.expiresAt - now() > EXPIRY_MARGIN_MS;

  const withLock = <T>(task: () => Promise<T>): Promise<T> =>
    locks ? (locks.request(REFRESH_LOCK, task) as Promise<T>) : task();

  async function renew(refused: string | undefined): Promise<string | null> {
    const record = await reconcile();
    if (!record) return null;
    if (isFresh(record, refused)) return record.access;
    const tokens = record.refresh ? await refresh(record.refresh, AbortSignal.timeout(REFRESH_DEADLINE_MS)) : null;
    const isStillOurs = (current: SessionRecord | null) => current !== null && haveSameTokens(current, record);
    if (!tokens) {
      if (mirror?.read()?.refresh === record.refresh) mirror.write(null);
      let wasOurs = false;
      const kept = await shared.update((current) => {
        wasOurs = isStillOurs(current);
        return wasOurs ? null : current;
      });
      // Signed out during the request: the sign-out was announced already, so announce no expiry.
      if (!wasOurs) return kept?.access ?? null;
      announce({ type: 'expired', accountId: record.accountId });
      throw new SessionExpiredError();
    }
    const renewed: SessionRecord = { ...fromReply(tokens, now()), rev: record.rev + 1, accountId: record.accountId };
    const kept = await shared.update((current) => (isStillOurs(current) ? renewed : current));
    if (kept?.rev !== renewed.rev) return kept?.access ?? null;
    const isSignedOutMeanwhile = mirror !== undefined && mirror.read() === null;
    if (isSignedOutMeanwhile) return null;
    mirror?.write(renewed);
    announce({ type: 'renewed', accountId: renewed.accountId });
    return renewed.access;
  }

  return {
    peek: () => mirror?.read() ?? null,
    read: () => shared.read(),
    reconcile,
    async signIn(tokens) {
      const rev = Math.max((await shared.read())?.rev ?? 0, mirror?.read()?.rev ?? 0) + 1;
      const record: SessionRecord = { ...fromReply(tokens, now()), rev, accountId: null };
      mirror?.write(record);
      await shared.update(() => record);
      announce({ type: 'signed-in', accountId: null });
    },
    async bindAccount(accountId) {
      const record = await reconcile();
      if (!record || record.accountId === accountId) return;
      const bound = { ...record, accountId, rev: record.rev + 1 };
      mirror?.write(bound);
      await shared.update((current) =>
        current ? { ...current, accountId, rev: Math.max(bound.rev, current.rev + 1) } : null,
      );
      announce({ type: 'signed-in', accountId });
    },
    async accessToken(refused) {
      const record = mirror ? mirror.read() : await shared.read();
      if (!record) return null;
      if (isFresh(record, refused)) return record.access;
      // All calls of this page share one renewal, even a failing one: in sequence, each would wait for its own
      // deadline.
      renewing ??= withLock(() => renew(refused)).finally(() => (renewing = undefined));
      return renewing;
    },
    async signOut() {
      const accountId = (mirror?.read() ?? (await shared.read()))?.accountId ?? null;
      mirror?.write(null);
      await shared.update(() => null);
      announce({ type: 'signed-out', accountId });
    },
    subscribe,
  };
}

const haveSameTokens = (one: SessionRecord, other: SessionRecord): boolean =>
  one.access === other.access && one.refresh === other.refresh;

function fromReply(tokens: Pick<TokenReply, 'access_token'> & Partial<TokenReply>, now: number) {
  return {
    access: tokens.access_token,
    refresh: tokens.refresh_token ?? '',
    expiresAt: now + (tokens.expires_in ?? ASSUMED_LIFETIME_SECONDS) * 1000,
  };
}
