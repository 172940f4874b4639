import { createLog } from '../../server/platform/log.ts';

/** Silent unless KILAS_TEST_LOG names a level. */
export const testLog = createLog(process.env.KILAS_TEST_LOG ?? 'silent');
