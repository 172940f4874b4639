const KEY = 'kilas.pending_email';

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
  } catch {
    // Nothing was stored.
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
