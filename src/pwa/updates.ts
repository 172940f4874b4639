import { Workbox } from 'workbox-window';
import { wait } from '../offline/wait.ts';
import type { WorkerMessage } from '../offline/workerMessages.ts';
import { createStore } from '../ui/createStore.ts';
import { stopPrefetching } from './missingFiles.ts';
import { hasTypedText } from './typedText.ts';

/**
 * `ready`: a new build waits and this tab may activate it. `taken-over`: another tab already did; this one only has to
 * reload. `later`: not in this visit, unless another tab takes over. `applying`: the user confirmed.
 */
export type UpdateState = 'none' | 'ready' | 'taken-over' | 'later' | 'applying';

export const updateState = createStore<UpdateState>('none');

/** Milliseconds between checks for a new build while the app stays open. */
const CHECK_EVERY_MS = 30 * 60 * 1000;
/** Milliseconds that the waiting worker may take to activate; then the page reloads anyway. */
const TAKE_OVER_DEADLINE_MS = 10_000;
/** Milliseconds between two requests to the waiting worker to activate. */
const ASK_EVERY_MS = 500;
/** Milliseconds for which the waiting worker waits for files that are being prefetched. */
const QUIET_WITHIN_MS = 1000;
/** Milliseconds after such a reload within which the page reloads once more by itself. */
const RESUME_WITHIN_MS = 15_000;
/** In the tab's storage during such a reload: the old worker may answer it. */
const UNFINISHED_KEY = 'kilas.update_unfinished';
/** Milliseconds after the start when nothing else is loading. */
const TIDY_AFTER_MS = 10_000;

let registration: ServiceWorkerRegistration | undefined;
let hasReloaded = false;
let hasResumed = false;
let asking: ReturnType<typeof setInterval> | undefined;

/** Registers the worker and follows its updates. Does nothing where workers are unavailable. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const hadController = navigator.serviceWorker.controller !== null;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => updateState.read() !== 'applying' && updateState.write('ready'));
  navigator.serviceWorker.addEventListener('controllerchange', () => handleTakeOver(hadController));
  try {
    registration = await workbox.register();
  } catch {
    // Storage is blocked, or a proxy answered instead of us: the app works without, and retries at its next start.
    return;
  }
  resumeUpdate();
  setTimeout(() => post(navigator.serviceWorker.controller, { type: 'kilas.tidy' }), TIDY_AFTER_MS);
  checkFromTimeToTime();
}

/**
 * Starts the waiting build: once it controls this page, or after the deadline, the page reloads. Drafts are saved by
 * then.
 */
export async function applyUpdate(): Promise<void> {
  if (!registration?.waiting) return reloadOnce();
  updateState.write('applying');
  setTimeout(() => {
    if (!hasReloaded) sessionStorage.setItem(UNFINISHED_KEY, '');
    reloadOnce();
  }, TAKE_OVER_DEADLINE_MS);
  await Promise.race([stopPrefetching(), wait(QUIET_WITHIN_MS)]);
  askToActivate();
}

/**
 * Chromium stops the old worker first. A file asked for at that moment starts it anew, and then it stays until the next
 * request to activate, however idle it is.
 */
function askToActivate(): void {
  clearInterval(asking);
  const ask = () => post(registration?.waiting ?? null, { type: 'kilas.skip-waiting' });
  asking = setInterval(ask, ASK_EVERY_MS);
  ask();
}

/** Goes on with an update whose reload was answered by the old worker: the new one is active soon after. */
function resumeUpdate(): void {
  if (sessionStorage.getItem(UNFINISHED_KEY) === null) return;
  sessionStorage.removeItem(UNFINISHED_KEY);
  // Active before this page could notice.
  if (!registration?.waiting) return reloadOnce();
  hasResumed = true;
  updateState.write('applying');
  void stopPrefetching();
  askToActivate();
  setTimeout(() => {
    clearInterval(asking);
    if (updateState.read() === 'applying') updateState.write('ready');
  }, RESUME_WITHIN_MS);
}

/** A first worker claims the page without changing it; any later change means that this page's files are outdated. */
function handleTakeOver(hadController: boolean): void {
  if (updateState.read() === 'applying' && !(hasResumed && hasTypedText())) return reloadOnce();
  if (!hadController && updateState.read() === 'none') return;
  updateState.write('taken-over');
  // The user returns to the new build, or, with typed text, to that text and the update button.
  if (document.visibilityState === 'hidden' && !hasTypedText()) reloadOnce();
}

/** Another tab, or the browser, may have started or discarded a waiting build. */
function watchWaiting(): void {
  const state = updateState.read();
  if (registration?.waiting && state === 'none') updateState.write('ready');
  else if (registration && !registration.waiting && state === 'ready') updateState.write('none');
}

function reloadOnce(): void {
  if (hasReloaded) return;
  hasReloaded = true;
  location.reload();
}

function checkFromTimeToTime(): void {
  let lastCheck = Date.now();
  const check = () => {
    watchWaiting();
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - lastCheck < CHECK_EVERY_MS) return;
    lastCheck = Date.now();
    // Fails without a network; the next check will find the update.
    registration?.update().catch(() => undefined);
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
}

function post(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}
