/**
 * Signed-in users get the cached shell, visitors the server's page, and both get a page when the server cannot be
 * reached. The server's own paths are left to it.
 */
import { describe, expect, it } from 'vitest';
import { answerNavigation, navigationKind } from '../../../sw/navigation.ts';

describe('navigationKind', () => {
  it.each([
    ['/', 'front'],
    ['/?utm_source=x', 'front'],
    ['/?token=abc', 'front'],
    ['/?error=access_denied', 'shell'],
    ['/home?source=pwa', 'shell'],
    ['/terms-of-service?utm_source=x', 'front'],
    ['/privacy-policy', 'front'],
    ['/generate/text-to-video', 'shell'],
    ['/payments/detail/INV-2026', 'shell'],
    ['/auth/verify-email?token=a.b.c', 'shell'],
    ['/repair', 'server'],
    ['/repair.html', 'server'],
    ['/api-lens/auth/google', 'server'],
    ['/api-lens', 'server'],
    ['/mailbox', 'server'],
    ['/media/x', 'server'],
    ['/mediation', 'shell'],
    ['/assets/index-abc.js', 'server'],
    ['/robots.txt', 'server'],
  ])('%s → %s', (address, kind) => {
    expect(navigationKind(new URL(address, 'https://kilas.test'))).toBe(kind);
  });
});

describe('answerNavigation', () => {
  const never = () => new Promise<Response>(() => {});
  const shell = async () => new Response('shell');
  const kept = async () => undefined;
  const text = async (answer: Promise<Response>) => (await answer).text();

  it('takes whoever is signed in home from the kept shell, without a network', async () => {
    expect(await text(answerNavigation('front', { isSignedIn: async () => true, shell, kept, fetch: never }))).toBe(
      'shell',
    );
  });

  it('gives visitors the server’s landing page', async () => {
    expect(
      await text(
        answerNavigation('front', {
          isSignedIn: async () => false,
          shell,
          kept,
          fetch: async () => new Response('landing'),
        }),
      ),
    ).toBe('landing');
  });

  it.each([
    ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', never],
  ])('lets the shell draw the landing page when the server %s', async (_, fetch) => {
    expect(
      await text(answerNavigation('front', { isSignedIn: async () => false, shell, kept, fetch, deadline: 1 })),
    ).toBe('shell');
  });

  it('shows a guest what was read before when the server is not reached, and nobody else', async () => {
    const deps = {
      shell,
      kept: async () => new Response('read before'),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    expect(await text(answerNavigation('front', { ...deps, isSignedIn: async () => false }))).toBe('read before');
    expect(await text(answerNavigation('front', { ...deps, isSignedIn: async () => true }))).toBe('shell');
    const broken = { ...deps, isSignedIn: async () => false, kept: () => Promise.reject(new Error('no storage')) };
    expect(await text(answerNavigation('front', broken))).toBe('shell');
  });

  it('shows a guest what was read before as soon as the server is silent for a moment, and else waits for it', async () => {
    const guest = { isSignedIn: async () => false, shell, fetch: never, deadline: 20_000, keptDeadline: 1 };
    expect(await text(answerNavigation('front', { ...guest, kept: async () => new Response('read before') }))).toBe(
      'read before',
    );
    expect(await text(answerNavigation('front', { ...guest, kept, deadline: 1, keptDeadline: 20_000 }))).toBe('shell');
    const fresh = { ...guest, kept: async () => new Response('read before'), fetch: async () => new Response('now') };
    expect(await text(answerNavigation('front', { ...fresh, keptDeadline: 20_000 }))).toBe('now');
  });

  it('waits for the server when the browser has evicted the shell', async () => {
    const deps = {
      isSignedIn: async () => true,
      shell: async () => undefined,
      kept,
      fetch: async () => new Response('from the server'),
    };
    expect(await text(answerNavigation('shell', deps))).toBe('from the server');
  });
});
