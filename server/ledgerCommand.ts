import { runVerifications } from './credits/checkLedger.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import type { Log } from './platform/log.ts';
import { VERIFICATIONS } from './verifications.ts';

/**
 * `kilas ledger verify`: recomputes the books and prints the differences.
 * @returns the process's exit status: 0 when all agrees, 1 otherwise
 */
export async function runLedgerVerify({
  connectionString,
  log,
  write,
}: {
  connectionString: string;
  log: Log;
  write: (text: string) => void;
}): Promise<0 | 1> {
  const { database, close } = openDatabase({ connectionString, poolSize: 2, log, statementMs: 600_000 });
  try {
    const problems = await runVerifications({ database, verifications: VERIFICATIONS });
    if (problems.length === 0) {
      write(
        'The ledger agrees: every posting sums to zero, every balance is the sum of its entries, every payment and voucher has its credit.\n',
      );
      return 0;
    }
    write(
      `The ledger does not agree. ${problems.length} difference${problems.length === 1 ? '' : 's'}:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
    );
    return 1;
  } finally {
    await close();
  }
}
