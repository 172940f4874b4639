import { adjustCredits } from '../../server/credits/adjustCredits.ts';
import { releaseHold, settleHold } from '../../server/credits/settleOrReleaseHold.ts';
import { holdCredits } from '../../server/credits/holdCredits.ts';
import { tasks } from '../../server/generation/tables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { vouchers } from '../../server/vouchers/tables.ts';
import { redeemVoucher } from '../../server/vouchers/redeemVoucher.ts';
import { createTestServer, type TestAccount, type TestServer } from './testServer.ts';

/** 01:30 in Jakarta on Monday, 1 June 2026 is still Sunday, 31 May in London, so a wrong zone gives a wrong day. */
const START = Date.parse('2026-05-31T18:30:00Z');

export interface CoinHistory {
  server: TestServer;
  clock: { now: () => Date };
  /** Whose history it is. */
  who: TestAccount;
  /** By prompt. */
  taskIds: Record<string, string>;
}

/** An account whose coins moved in every way, over five weeks. */
export async function createCoinHistory(): Promise<CoinHistory> {
  let now = START;
  const clock = { now: () => new Date(now) };
  const server = await createTestServer({ clock, isWorking: false });
  const { database } = server.services;
  const who = await server.signUp({ coins: 200 });
  const history: CoinHistory = { server, clock, who, taskIds: {} };
  await insertItem(history, 'Pantai senja', { coins: 20, modelId: 'kilas-studio-video', ends: 'settled' });
  now += 3600_000;
  await insertItem(history, '=HYPERLINK("http://jahat")', {
    coins: 30,
    modelId: 'kilas-studio-video',
    ends: 'released',
  });
  now += 24 * 3600_000;
  await insertItem(history, 'Kucing, "lucu"\nsekali', { coins: 5, modelId: 'kilas-studio-image', ends: 'settled' });
  const [voucher] = await database
    .insert(vouchers)
    .values({ id: newId(clock.now()), code: 'HADIAH', credits: 40, createdBy: who.id, createdAt: clock.now() })
    .returning();
  await database.transaction((transaction) =>
    redeemVoucher(transaction, { clock, userId: who.id, code: voucher!.code }),
  );
  now += 35 * 24 * 3600_000;
  await database.transaction((transaction) =>
    adjustCredits(transaction, {
      clock,
      userId: who.id,
      adminId: who.id,
      amount: -15,
      reason: 'Koreksi pembayaran ganda',
    }),
  );
  await insertItem(history, 'Masih dibuat', { coins: 8, modelId: 'kilas-studio-video', ends: 'open' });
  await server.signInAgain(who);
  return history;
}

interface ItemOptions {
  coins: number;
  modelId: string;
  ends: 'settled' | 'released' | 'open';
}

async function insertItem(
  { server, clock, who, taskIds }: CoinHistory,
  prompt: string,
  { coins, modelId, ends }: ItemOptions,
): Promise<void> {
  const { database } = server.services;
  const id = newId(clock.now());
  taskIds[prompt] = id;
  const kind = modelId.includes('image') ? ('image' as const) : ('video' as const);
  await database.insert(tasks).values({
    id,
    batchId: id,
    userId: who.id,
    kind,
    mode: kind === 'video' ? 'text-to-video' : 'text-to-image',
    status: 'pending',
    prompt,
    engineId: 'staged',
    modelId,
    price: coins,
    expectedSeconds: 1,
    settings: {
      resolution: '480p',
      aspect_ratio: '16:9',
      duration_seconds: 5,
      fixed_camera: false,
      watermark: false,
      seed: 1,
    } as never,
    createdAt: clock.now(),
    checkedAt: clock.now(),
    deadlineAt: clock.now(),
  });
  const hold = { sourceId: `${id}/1`, coins };
  await database.transaction((transaction) => holdCredits(transaction, { clock, userId: who.id, holds: [hold] }));
  if (ends === 'settled') await settleHold(database, { clock, userId: who.id, hold });
  if (ends === 'released') await releaseHold(database, { clock, userId: who.id, hold });
}
