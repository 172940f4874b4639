/**
 * Installing is offered in the browser's own way, and never again after "not now". A missing file reloads the page
 * once, not in a loop.
 */
import { describe, expect, it } from 'vitest';
import { hasFinishedSince } from '../../../../src/pwa/finishedGeneration.ts';
import { installWay, mayOfferInstall, persistInstallDismissed } from '../../../../src/pwa/installMoment.ts';
import { offerOnce, visitOffer } from '../../../../src/pwa/installOffer.ts';
import { mayReload } from '../../../../src/pwa/missingFiles.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('installWay', () => {
  const browser = { hasOffer: false, isStandalone: false, userAgent: IPHONE, maxTouchPoints: 5 };
  it.each([
    ['the browser’s dialog where it offers one', { ...browser, hasOffer: true }, 'dialog'],
    ['the share sheet on an iPhone', browser, 'share-sheet'],
    ['the share sheet on an iPad, which calls itself a Mac', { ...browser, userAgent: MAC }, 'share-sheet'],
    ['nothing on a Mac', { ...browser, userAgent: MAC, maxTouchPoints: 0 }, 'none'],
    ['nothing inside another app', { ...browser, userAgent: `${IPHONE} Instagram 300.0` }, 'none'],
    ['nothing once installed', { ...browser, hasOffer: true, isStandalone: true }, 'none'],
  ])('%s', (_, facts, way) => {
    expect(installWay(facts)).toBe(way);
  });
});

it('never asks again after "not now"', () => {
  const storage = memoryStorage();
  expect(mayOfferInstall(storage)).toBe(true);
  persistInstallDismissed(storage, 0);
  expect(mayOfferInstall(storage)).toBe(false);
});

it('offers one thing a visit, whichever is due first', () => {
  offerOnce('notices');
  offerOnce('install');
  expect(visitOffer.read()).toBe('notices');
});

it('reloads for a missing file once, not in a loop', () => {
  const storage = memoryStorage();
  expect(mayReload(storage, 1000)).toBe(true);
  expect(mayReload(storage, 2000)).toBe(false);
  expect(mayReload(storage, 70_000)).toBe(true);
});

it('counts only what finished while the app was open', () => {
  const since = Date.parse('2026-11-21T10:00:00Z');
  expect(hasFinishedSince({ status: 'completed', completed_at: '2026-11-21T10:00:05Z' }, since)).toBe(true);
  expect(hasFinishedSince({ status: 'completed', completed_at: '2026-11-20T10:00:05Z' }, since)).toBe(false);
  expect(hasFinishedSince({ status: 'processing', completed_at: null }, since)).toBe(false);
});
