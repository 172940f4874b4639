/** An older release refuses a database that a newer one has migrated, and changes nothing in it. */
import { expect, it } from 'vitest';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { NewerSchemaError } from '../../server/platform/database/refuseNewerSchema.ts';
import { query } from '../support/embeddedServer.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { testLog } from '../support/testLog.ts';

it('refuses a database that a newer release has migrated, and leaves it as it is', async () => {
  const { ownerUrl, drop } = await createTestDatabase();
  const prepare = () => prepareDatabase({ ownerUrl, applicationUrl: null, log: testLog });
  const applied = () => query(ownerUrl, 'select hash, created_at from drizzle.__drizzle_migrations order by id');
  await prepare();
  await query(
    ownerUrl,
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  const before = await applied();
  await expect(prepare()).rejects.toThrow(NewerSchemaError);
  await expect(prepare()).rejects.toThrow(/newer release of Kilas: it is 1 change ahead/);
  expect(await applied()).toEqual(before);

  await query(ownerUrl, "delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'");
  await prepare();
  await drop();
});
