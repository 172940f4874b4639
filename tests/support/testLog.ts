import { createLog } from '../../server/platform/log.ts';

/** Says nothing unless KILAS_TEST_LOG asks for a level. */
export const testLog = createLog(process.env.KILAS_TEST_LOG ?? 'silent');
