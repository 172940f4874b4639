import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Cause } from '../../contract/activity.ts';
import { creditAdjustments, ledgerPostings } from '../credits/tables.ts';
import { tasks } from '../generation/tables.ts';
import { topups } from '../payments/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { vouchers } from '../vouchers/tables.ts';
import type { ActivityDeps } from './activityDeps.ts';

type SourceType = (typeof ledgerPostings.$inferSelect)['sourceType'];

/** Kind and source of a posting. */
export interface Source {
  kind: string;
  sourceType: SourceType;
  sourceId: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cause and link of each posting, in the order given; four queries for any number of postings. */
export async function readCauses(
  queries: Queries,
  {
    userId,
    sources,
    nameOfModel,
  }: {
    userId: string;
    sources: Source[];
    nameOfModel: ActivityDeps['nameOfModel'];
  },
): Promise<Cause[]> {
  const idsOf = (type: SourceType) => [
    ...new Set(
      sources
        .filter((source) => source.sourceType === type)
        .map((source) => source.sourceId.split('/')[0]!)
        .filter((id) => UUID.test(id)),
    ),
  ];
  const [taskIds, topupIds, voucherIds, adjustmentIds] = [
    idsOf('task'),
    idsOf('topup'),
    idsOf('voucher'),
    idsOf('adjustment'),
  ];
  const found = new Map<string, Cause>();

  if (taskIds.length > 0) {
    for (const task of await queries.select().from(tasks).where(inArray(tasks.id, taskIds))) {
      found.set(task.id, {
        type: 'task',
        id: task.id,
        kind: task.kind,
        prompt: task.prompt,
        model: nameOfModel(task.modelId).label,
        is_available: task.deletedAt === null,
      });
    }
  }
  if (topupIds.length > 0) {
    for (const topup of await queries.select().from(topups).where(inArray(topups.id, topupIds)))
      found.set(topup.id, causeOfTopup(topup));
  }
  if (sources.some((source) => source.kind === 'bonus')) {
    const [first] = await queries
      .select()
      .from(topups)
      .where(and(eq(topups.userId, userId), eq(topups.state, 'completed'), gt(topups.bonusCredits, 0)))
      .limit(1);
    if (first) found.set('bonus', causeOfTopup(first));
  }
  if (voucherIds.length > 0) {
    for (const voucher of await queries.select().from(vouchers).where(inArray(vouchers.id, voucherIds)))
      found.set(voucher.id, { type: 'voucher', code: voucher.code });
  }
  if (adjustmentIds.length > 0) {
    for (const row of await queries
      .select()
      .from(creditAdjustments)
      .where(inArray(creditAdjustments.id, adjustmentIds)))
      found.set(row.id, { type: 'admin', reason: row.reason });
  }
  return sources.map(
    (source) => found.get(source.kind === 'bonus' ? 'bonus' : source.sourceId.split('/')[0]!) ?? { type: 'account' },
  );
}

function causeOfTopup(topup: typeof topups.$inferSelect): Cause {
  return { type: 'invoice', id: topup.id, number: topup.invoiceNumber, reference_id: topup.reference };
}
