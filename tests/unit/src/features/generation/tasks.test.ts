/**
 * Of two states of a task the later revision counts, and each task is in exactly the lists whose filters it matches.
 */
import { describe, expect, test } from 'vitest';
import { mergeTask } from '../../../../../src/features/generation/tasks/mergeTask.ts';
import { retryKey } from '../../../../../src/features/generation/tasks/retryKey.ts';
import {
  matchesFilter,
  reconcilePersistedPage,
  reconcilePage,
  removeFromPage,
  type TaskPage,
} from '../../../../../src/features/generation/tasks/taskPages.ts';
import { makeTask } from '../../../../support/tasks.ts';

const running = makeTask({ revision: 3 });
const further = makeTask({ revision: 4, progress: { ...running.progress, percent: 70 } });
const failed = makeTask({ revision: 5, status: 'failed' });
/**
 * The first try of a batch's later item has a later deadline than its retry: deadlines do not say which state is newer.
 */
const retried = makeTask({ revision: 6, status: 'pending', deadline_at: '2026-11-21T03:05:00.000Z' });

describe('the later of two states', () => {
  test.each([
    ['progress rises', running, further, further],
    ['a late poll does not turn progress back', further, running, further],
    ['a new try follows a failed one', failed, retried, retried],
    ['a late answer about the failed try does not hide the new one', retried, failed, retried],
  ])('%s', (_name, known, incoming, expected) => {
    expect(mergeTask(known, incoming)).toBe(expected);
  });

  test('equal states take the fresher links', () => {
    const incoming = makeTask({ revision: 3, prompt: 'fresh' });
    expect(mergeTask(running, incoming)).toBe(incoming);
  });
});

describe('pages', () => {
  const other = makeTask({ id: '0190d1a0-0000-7000-8000-000000000002' });
  const page: TaskPage = { data: [running, other], page: 1, page_size: 2, total: 2 };

  test('a task is patched in its place', () => {
    expect(reconcilePage(page, {}, further).data).toEqual([further, other]);
  });

  test('nothing new leaves the same object', () => {
    const ahead = { ...page, data: [further, other] };
    expect(reconcilePage(ahead, {}, running)).toBe(ahead);
    const second = { ...page, page: 2, data: [] };
    expect(reconcilePage(second, {}, running)).toBe(second);
  });

  test('a new task comes first, once, and the page keeps its size', () => {
    const fresh = makeTask({ id: '0190d1a0-0000-7000-8000-000000000003', created_at: '2026-11-21T03:05:00.000Z' });
    const first = reconcilePage(page, {}, fresh);
    expect(first).toMatchObject({ data: [fresh, running], total: 3 });
    expect(reconcilePage(first, {}, fresh)).toMatchObject({ data: [fresh, running], total: 3 });
  });

  test('an old task stays off a full first page', () => {
    const old = makeTask({ id: '0190d1a0-0000-7000-8000-000000000004', created_at: '2025-01-01T00:00:00.000Z' });
    expect(reconcilePage(page, {}, old)).toBe(page);
    expect(reconcilePage({ ...page, page_size: 20 }, {}, old).data.at(-1)).toBe(old);
  });

  test('a kept page lets nothing go that stands nowhere else, and takes nothing in from a later page', () => {
    const fresh = makeTask({ id: '0190d1a0-0000-7000-8000-000000000003', created_at: '2026-11-21T03:05:00.000Z' });
    expect(reconcilePersistedPage(page, {}, fresh)).toEqual({ ...page, data: [fresh, running, other], total: 3 });
    const old = makeTask({ id: '0190d1a0-0000-7000-8000-000000000004', created_at: '2025-01-01T00:00:00.000Z' });
    const ofMany = { ...page, total: 5 };
    expect(reconcilePersistedPage(ofMany, {}, old)).toBe(ofMany);
    expect(reconcilePersistedPage(page, {}, old).data.at(-1)).toBe(old);
    expect(reconcilePersistedPage(page, {}, running)).toBe(page);
  });

  test('a task changes lists with its status', () => {
    const done = makeTask({ revision: 9, status: 'completed' });
    expect(reconcilePage(page, { status: 'processing' }, done).data).toEqual([other]);
    expect(reconcilePage({ ...page, data: [], total: 0 }, { status: 'completed' }, done)).toMatchObject({
      data: [done],
      total: 1,
    });
  });

  test('what its owner cancelled is in its own list, not among the failed', () => {
    const cancelled = makeTask({ status: 'failed', failure: { code: 'generation_cancelled', message: '' } });
    expect(matchesFilter(cancelled, { status: 'failed' })).toBe(false);
    expect(matchesFilter(cancelled, { status: 'cancelled' })).toBe(true);
    expect(matchesFilter(failed, { status: 'failed' })).toBe(true);
    expect(matchesFilter(failed, { status: 'cancelled' })).toBe(false);
  });

  test('a deleted task leaves', () => {
    expect(removeFromPage(page, other.id)).toMatchObject({ data: [running], total: 1 });
    expect(removeFromPage(page, 'unknown')).toBe(page);
  });

  test('a task belongs to a list by kind, status and text', () => {
    expect(matchesFilter(running, {})).toBe(true);
    expect(matchesFilter(running, { kind: 'image' })).toBe(false);
    expect(matchesFilter(running, { status: 'completed' })).toBe(false);
    expect(matchesFilter(running, { search: 'SENJA' })).toBe(true);
    expect(matchesFilter(running, { search: 'gunung' })).toBe(false);
  });

  test('the search is the server’s: beginnings of words in any order', () => {
    expect(matchesFilter(running, { search: 'sen pan' })).toBe(true);
    expect(matchesFilter(running, { search: 'antai' })).toBe(false);
  });

  test('a task belongs to a list by model, favourite and time', () => {
    expect(matchesFilter(running, { model: 'kilas-studio-video' })).toBe(true);
    expect(matchesFilter(running, { model: 'other' })).toBe(false);
    expect(matchesFilter(running, { favorite: true })).toBe(false);
    expect(matchesFilter(makeTask({ is_favorite: true }), { favorite: true })).toBe(true);
    const late = makeTask({ created_at: '2026-11-21T17:30:00.000Z' });
    expect(matchesFilter(late, { date_from: '2026-11-21T17:30:00.000Z', date_to: '2026-11-21T17:30:00.000Z' })).toBe(
      true,
    );
    expect(matchesFilter(late, { date_to: '2026-11-21T17:29:59.999Z' })).toBe(false);
  });

  test('one try of a batch has one key; the next has another', () => {
    const again = makeTask({ ...failed, deadline_at: '2026-11-21T03:40:00.000Z' });
    expect(retryKey([failed], 8)).toBe(retryKey([makeTask({ status: 'failed' })], 8));
    const keys = [retryKey([failed], 8), retryKey([again], 8), retryKey([failed, failed], 8), retryKey([failed], 16)];
    expect(new Set(keys).size).toBe(4);
    expect(retryKey([failed], null)).toMatch(/^[\w-]{8,100}$/);
  });
});
