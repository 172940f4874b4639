import { CODE_RESEND_SECONDS } from '../../../contract/limits.ts';

const KEY = 'kilas.pending_email';
const SENT_KEY = 'kilas.code_sent';

/**
 * The address that was typed last or that a code was just sent to, carried from one screen to the next. For this tab
 * only, and not in the URL, where servers and histories would record it. When the browser stores nothing, the next
 * screen asks again.
 */
export function readPendingEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function persistPendingEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // The next screen asks again.
  }
}

export function dropPendingEmail(): void {
  password = null;
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(SENT_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Records that a code was just sent to this address, for this tab. */
export function persistCodeSent(email: string): void {
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify({ email, at: Date.now() }));
  } catch {
    // The server then says how long to wait.
  }
}

/** Seconds until another code may be sent to this address, as far as this tab knows; a reload does not begin anew. */
export function secondsToNextCode(email: string): number {
  try {
    const sent = JSON.parse(sessionStorage.getItem(SENT_KEY) ?? 'null') as { email: string; at: number } | null;
    if (sent?.email !== email) return 0;
    const passed = Math.max(0, (Date.now() - sent.at) / 1000);
    return Math.max(0, CODE_RESEND_SECONDS - passed);
  } catch {
    return 0;
  }
}

let password: string | null = null;

/**
 * The password that goes with that address, which its verification must name. Only in this page's memory: after a
 * reload the screen asks for it.
 */
export function readPendingPassword(): string | null {
  return password;
}

export function persistPendingPassword(typed: string): void {
  password = typed;
}
