import { Gauge, type Registry } from 'prom-client';
import { CONCERN_CODES } from '../../contract/dashboard.ts';
import type { SystemReading } from './systemReadings.ts';

/** Gauges of database state: every process reports the same values, so aggregate them with `max`, never `sum`. */
export function createSystemGauges(registry: Registry) {
  const gauges: Gauge[] = [];
  /** Gauges without labels: `reset` sets them to 0 instead of removing the value. */
  const plain: Gauge[] = [];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) => {
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    gauges.push(made as Gauge);
    if (labelNames.length === 0) plain.push(made as Gauge);
    return made;
  };
  const age = gauge('kilas_reading_age_seconds', 'Age of what was read from the database; absent: it cannot be read');
  const waiting = gauge('kilas_queue_waiting', 'Jobs that could run now and nobody has taken', ['queue']);
  const behind = gauge('kilas_queue_behind_seconds', 'For how long the first of them has waited', ['queue']);
  const later = gauge('kilas_queue_later', 'Jobs for a later moment', ['queue']);
  const running = gauge('kilas_queue_running', 'Jobs under way, as the workers last counted', ['queue']);
  const given = gauge('kilas_queue_failed', 'Jobs given up, kept for a day', ['queue']);
  const unfinished = gauge('kilas_tasks_unfinished', 'Tasks given to an engine and not ended', ['engine']);
  const begun = gauge('kilas_tasks_running', 'Of these, those it has begun', ['engine']);
  const overdue = gauge('kilas_tasks_overdue', 'Tasks past the deadline that their people were shown');
  const forgotten = gauge('kilas_tasks_forgotten', 'Unfinished tasks that no job has looked at for five minutes');
  const held = gauge('kilas_coins_held', 'Coins that the ledger holds for unfinished tasks');
  const hooksWaiting = gauge('kilas_webhooks_waiting', 'Messages of the gateway stored and not acted on yet');
  const hooksGivenUp = gauge('kilas_webhooks_given_up', 'Messages of the gateway not tried any more');
  const uncredited = gauge('kilas_topups_uncredited', 'Paid top-ups of the last days that brought no coins');
  const receipts = gauge('kilas_receipts_open', 'Money that came and that only a person can place');
  const ledger = gauge('kilas_ledger_agrees', '1 when the last check of the books found no difference');
  const writable = gauge('kilas_storage_writable', '1 while files can be kept');
  const stored = gauge('kilas_storage_bytes', 'Bytes of kept files', ['kind']);
  const database = gauge('kilas_database_bytes', 'Size of the database');
  const concerns = gauge('kilas_concern', '1 for what needs attention on the admin’s system page', [
    'code',
    'severity',
  ]);

  return {
    /** Null: report nothing rather than outdated values. */
    tell(read: { reading: SystemReading; ageSeconds: number } | null): void {
      for (const each of gauges) each.reset();
      if (!read) {
        for (const each of plain) each.remove();
        return;
      }
      const { reading, ageSeconds } = read;
      age.set(ageSeconds);
      for (const { name: queue, ...depth } of reading.queues) {
        waiting.set({ queue }, depth.waiting);
        behind.set({ queue }, depth.behind_seconds);
        later.set({ queue }, depth.later);
        running.set({ queue }, depth.running);
        given.set({ queue }, depth.failed);
      }
      for (const engine of reading.engines) {
        unfinished.set({ engine: engine.id }, engine.unfinished);
        begun.set({ engine: engine.id }, engine.running);
      }
      overdue.set(reading.tasks.overdue);
      forgotten.set(reading.tasks.forgotten);
      held.set(reading.coins_held);
      hooksWaiting.set(reading.webhooks.waiting);
      hooksGivenUp.set(reading.webhooks.given_up);
      uncredited.set(reading.payments.uncredited_topups);
      receipts.set(reading.payments.open_receipts);
      ledger.set(reading.ledger.state === 'differs' ? 0 : 1);
      writable.set(reading.storage.standing === 'writable' ? 1 : 0);
      stored.set({ kind: 'results' }, reading.storage.results_bytes);
      stored.set({ kind: 'inputs' }, reading.storage.inputs_bytes);
      database.set(reading.server.database_bytes);
      for (const code of CONCERN_CODES) {
        const found = reading.concerns.find((concern) => concern.code === code);
        if (found) concerns.set({ code, severity: found.severity }, 1);
      }
    },
  };
}
