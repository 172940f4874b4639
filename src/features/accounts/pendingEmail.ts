const KEY = 'kilas.pending_email';

/**
 * The address that a code was just sent to, carried from one screen to the next. For this tab only and not in the
 * address bar, where servers and histories would keep it. Where the browser keeps nothing it is asked for again.
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
    // Asked for again.
  }
}

export function dropPendingEmail(): void {
  password = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

let password: string | null = null;

/**
 * The password that goes with that address, which its verification has to name. In this page's memory alone: after a
 * reload it is asked for.
 */
export function readPendingPassword(): string | null {
  return password;
}

export function persistPendingPassword(typed: string): void {
  password = typed;
}
