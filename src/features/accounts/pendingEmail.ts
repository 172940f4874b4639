const KEY = 'kilas.pending_email';

/**
 * The address that a code was just sent to, carried from one screen to the next. For this tab only and not in the
 * address bar, where servers and histories would keep it.
 */
export function readPendingEmail(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

export function keepPendingEmail(email: string): void {
  sessionStorage.setItem(KEY, email);
}

export function dropPendingEmail(): void {
  sessionStorage.removeItem(KEY);
}
