/**
 * Concerns are listed worst first, each by its own limit, and a common cause is reported instead of its consequences.
 */
import { describe, expect, it } from 'vitest';
import { findConcerns } from '../../../../server/dashboard/findConcerns.ts';
import { engineState } from '../../../../server/dashboard/readEngines.ts';

const NOW = new Date('2026-11-22T05:00:00.000Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();

type Readings = Parameters<typeof findConcerns>[0];
const queue = (changes: Partial<Readings['queues'][number]> = {}) => ({
  name: 'advance-task',
  waiting: 0,
  behind_seconds: 0,
  later: 0,
  running: 0,
  failed: 0,
  reasons: [],
  counted_at: ago(3),
  ...changes,
});
const WELL: Readings = {
  ledger: { state: 'agrees', started_at: ago(3600), finished_at: ago(3600), postings: 12, problems: [] },
  payments: {
    gateway: 'sandbox',
    uncredited_topups: 0,
    open_receipts: 0,
    open_receipts_amount: 0,
    odd_payments: 0,
    odd_payment: null,
    swept_until: ago(40),
  },
  webhooks: {
    waiting: 0,
    waiting_since: null,
    given_up: 0,
    failed: 0,
    refused: 0,
    refused_lately: 0,
    last_refused_at: null,
    last_failed_at: null,
    last_received_at: null,
  },
  tasks: { unfinished: 3, overdue: 0, forgotten: 0, oldest_deadline_at: null },
  engines: [
    {
      id: 'kilas-studio',
      label: 'Kilas Studio',
      is_local: true,
      state: 'idle',
      unfinished: 0,
      running: 0,
      completed: 0,
      failed: 0,
      reasons: [],
      lacks: [],
      average_seconds: null,
      last_completed_at: null,
      last_failed_at: null,
    },
  ],
  pauses: [],
  queues: [queue(), queue({ name: 'send-mail' })],
  storage: { standing: 'writable', results: 3, results_bytes: 9, inputs: 0, inputs_bytes: 0 },
  server: { version: '1', node_version: '24', started_at: ago(900), database_version: '18', database_bytes: 1 },
  open_reports: 0,
  seen_until: { failures: null, refusals: null },
};
const codes = (changes: Partial<Readings>) => findConcerns({ ...WELL, ...changes }, NOW).map(({ code }) => code);

describe('what needs attention', () => {
  it('is a storage that takes no more files, at once', () => {
    const full = { ...WELL.storage, standing: 'full' as const };
    expect(findConcerns({ ...WELL, storage: full }, NOW)).toMatchObject([
      { code: 'storage_unwritable', severity: 'urgent' },
    ]);
  });

  it('is a pause, so that nobody forgets it', () => {
    const pause = { id: 'p', message: { id: 'a', en: 'b' }, since: ago(60), by: null, reason: 'x' };
    const pauses = [
      { ...pause, engine_id: 'kilas-studio' },
      { ...pause, engine_id: null },
    ];
    expect(findConcerns({ ...WELL, pauses }, NOW)).toEqual([
      { code: 'maintenance', severity: 'watch', count: null, subject: null },
      { code: 'engine_paused', severity: 'watch', count: null, subject: 'Kilas Studio' },
    ]);
  });

  it('is nothing when all is well', () => {
    expect(codes({})).toEqual([]);
  });

  it('comes worst first, and what is urgent before what can wait', () => {
    const found = findConcerns(
      {
        ...WELL,
        ledger: { ...WELL.ledger, state: 'differs', problems: ['one', 'two'] },
        webhooks: { ...WELL.webhooks, failed: 4 },
        tasks: { ...WELL.tasks, overdue: 2 },
        queues: [queue({ failed: 1 }), queue({ name: 'send-mail' })],
      },
      NOW,
    );
    expect(found.map(({ code, severity, count }) => [code, severity, count])).toEqual([
      ['ledger_differs', 'urgent', 2],
      ['tasks_overdue', 'urgent', 2],
      ['webhooks_failed', 'watch', 4],
      ['jobs_failed', 'watch', 1],
    ]);
  });

  it('lets a webhook take its time', () => {
    const webhooks = (seconds: number) => ({ webhooks: { ...WELL.webhooks, waiting: 1, waiting_since: ago(seconds) } });
    expect(codes(webhooks(299))).toEqual([]);
    expect(codes(webhooks(301))).toEqual(['webhooks_waiting']);
  });

  it('tells messages that came with a wrong token', () => {
    expect(
      findConcerns(
        { ...WELL, webhooks: { ...WELL.webhooks, refused: 7, refused_lately: 1, last_refused_at: ago(9) } },
        NOW,
      ),
    ).toEqual([{ code: 'webhooks_refused', severity: 'watch', count: 7, subject: null }]);
  });

  it('is quiet about failures and refusals that somebody has seen, until newer ones come', () => {
    const webhooks = { ...WELL.webhooks, failed: 2, last_failed_at: ago(60), refused: 9, last_refused_at: ago(60) };
    const seen = (seconds: number) => ({ failures: ago(seconds), refusals: ago(seconds) });
    expect(codes({ webhooks, seen_until: seen(30) })).toEqual([]);
    expect(codes({ webhooks, seen_until: seen(61) })).toEqual(['webhooks_refused', 'webhooks_failed']);
  });

  it('makes nothing of a forged message or two once the gateway was heard again', () => {
    const refused = (refusedLately: number, lastReceivedAt: string) => ({
      webhooks: {
        ...WELL.webhooks,
        refused: 9,
        refused_lately: refusedLately,
        last_refused_at: ago(600),
        last_received_at: lastReceivedAt,
      },
    });
    expect(codes(refused(1, ago(601)))).toEqual(['webhooks_refused']);
    expect(codes(refused(5, ago(599)))).toEqual([]);
    expect(codes(refused(6, ago(599)))).toEqual(['webhooks_refused']);
    expect(
      codes({ webhooks: { ...refused(0, ago(200_000)).webhooks, refused: 0, last_refused_at: ago(100_000) } }),
    ).toEqual([]);
  });

  it('tells tasks that nobody looks at, and messages that nobody tries any more', () => {
    expect(codes({ tasks: { ...WELL.tasks, forgotten: 2 }, webhooks: { ...WELL.webhooks, given_up: 1 } })).toEqual([
      'tasks_forgotten',
      'webhooks_given_up',
    ]);
  });

  it('says that nobody works instead of all that follows from it', () => {
    const behind = { waiting: 40, behind_seconds: 600 };
    expect(codes({ queues: [queue(behind), queue({ name: 'send-mail', counted_at: ago(500) })] })).toEqual([
      'queue_behind',
    ]);
    expect(
      codes({
        queues: [queue({ ...behind, counted_at: ago(121) }), queue({ counted_at: null })],
        payments: { ...WELL.payments, swept_until: ago(9000) },
        tasks: { ...WELL.tasks, forgotten: 3 },
      }),
    ).toEqual(['workers_silent']);
    expect(codes({ payments: { ...WELL.payments, swept_until: ago(9000) } })).toEqual(['sweep_overdue']);
  });

  it('gives a system that just started a moment to begin', () => {
    const fresh = {
      queues: [queue({ counted_at: null })],
      payments: { ...WELL.payments, swept_until: null },
      ledger: { ...WELL.ledger, state: 'never' as const },
    };
    expect(codes({ ...fresh, server: { ...WELL.server, started_at: ago(60) } })).toEqual([]);
    expect(codes(fresh)).toEqual(['workers_silent', 'ledger_never_checked']);
  });
});

describe('the health of an engine', () => {
  const at = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
  it.each([
    ['idle', { completed: 0, failed: 0, reasons: [], lastCompletedAt: null, lastFailedAt: null }],
    ['healthy', { completed: 5, failed: 0, reasons: [], lastCompletedAt: at(9), lastFailedAt: null }],
    ['healthy', { completed: 0, failed: 2, lastCompletedAt: null, lastFailedAt: at(9) }],
    ['failing', { completed: 0, failed: 3, lastCompletedAt: null, lastFailedAt: at(9) }],
    ['failing', { completed: 12, failed: 3, lastCompletedAt: at(60), lastFailedAt: at(9) }],
    ['healthy', { completed: 13, failed: 3, lastCompletedAt: at(60), lastFailedAt: at(9) }],
    ['healthy', { completed: 1, failed: 30, lastCompletedAt: at(5), lastFailedAt: at(9) }],
  ] as const)('is %s with %o', (state, figures) => {
    expect(engineState(figures)).toBe(state);
  });
});
