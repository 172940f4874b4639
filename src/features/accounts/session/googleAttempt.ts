const KEY = 'kilas.google_attempt';
/** Milliseconds: as long as the server's own cookie for the trip. */
const ATTEMPT_MS = 600_000;

let brought: string | null = null;

/** Notes that this tab goes to Google now; only the way back to this tab is a sign-in. */
export function beginGoogleAttempt(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nobody could be signed in anyway; the return page says so.
  }
}

/** Keeps the token of the return address for its page, in memory alone. */
export function bringReturnToken(token: string): void {
  brought = token;
}

/** What the return page has to deal with; taken once. `isOurs`: this tab began a sign-in a little while ago. */
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
