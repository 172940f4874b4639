/**
 * After sign-in, a return path leads only to our own pages that are no sign-in. Without one, admins land on the
 * dashboard and everybody else in the library.
 */
import { expect, test } from 'vitest';
import { landingPath, safeNext } from '../../../../../src/features/accounts/landingPath.ts';

test.each(['/history', '/generate/text-to-video?prompt=a%20b', '/'])('%s is a way back', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'history',
  '',
  undefined,
  7,
  '/auth/login',
])('%s is none', (next) => {
  expect(safeNext(next)).toBeNull();
});

test('an admin lands on the dashboard, everybody else at home', () => {
  expect(landingPath({ role: 'admin' })).toBe('/admin/dashboard');
  expect([landingPath({ role: 'user' }), landingPath(null), landingPath(undefined)]).toEqual([
    '/home',
    '/home',
    '/home',
  ]);
});
