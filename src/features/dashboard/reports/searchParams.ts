import { REPORT_STATES } from '../../../../contract/schemas/shares.ts';
import { readOneOf } from '../../../ui/searchCodecs.ts';
import { readListSearch } from '../searchParams.ts';

/** The search params of the reports. */
export function readReportsSearch(raw: Record<string, unknown>) {
  const { page, before } = readListSearch(raw);
  return { page, before, report: readOneOf(REPORT_STATES, raw.report) };
}
