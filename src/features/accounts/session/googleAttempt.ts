const KEY = 'kilas.google_attempt';
/** Milliseconds: as long as the server's own cookie for the attempt. */
const ATTEMPT_MS = 600_000;

let brought: string | null = null;

/** Records that this tab goes to Google now; a return to any other tab does not sign in. */
export function beginGoogleAttempt(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nobody could be signed in anyway; the return page says so.
  }
}

/** Passes the token of the return URL to its page, in memory only. */
export function setReturnToken(token: string): void {
  brought = token;
}

/** What the return page has to handle; works once. `isOurs`: this tab started a sign-in within the last ten minutes. */
export function takeReturn(): { token: string | null; isOurs: boolean } {
  const token = brought;
  brought = null;
  return { token, isOurs: token !== null && endAttempt() };
}

function endAttempt(): boolean {
  try {
    const begunAt = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    sessionStorage.removeItem(KEY);
    const age = Date.now() - begunAt;
    return age >= 0 && age < ATTEMPT_MS;
  } catch {
    return false;
  }
}
