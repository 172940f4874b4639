import { ADMIN_ACTION_NAMES, SUBJECT_NAMES } from '../../../contract/adminLogNames.ts';
import type { AdminLogLine, AdminLogQuery } from '../../../contract/dashboard.ts';
import type { Language } from '../../../contract/languages.ts';
import { businessClock } from '../../platform/businessTime.ts';
import { csvFile } from '../../platform/http/csvFile.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { describeDetails } from './describeDetails.ts';
import { readLogSlices } from './listLog.ts';

const SLICE = 500;
const COLUMNS: Record<Language, string[]> = {
  id: ['ID', 'Waktu (WIB)', 'Admin', 'Tindakan', 'Objek', 'ID objek', 'Pengguna', 'Alasan', 'Sebelum', 'Sesudah'],
  en: ['ID', 'Time (WIB)', 'Admin', 'Action', 'Subject', 'Subject ID', 'User', 'Reason', 'Before', 'After'],
};

/** The admin log as a CSV file, in the account's language. */
export function exportLog(
  deps: DashboardDeps,
  { filter, language }: { filter: Omit<AdminLogQuery, 'page' | 'per_page' | 'before'>; language: Language },
): Response {
  return csvFile<AdminLogLine>({
    name: `kilas-admin-${businessClock(deps.clock.now()).slice(0, 10)}`,
    columns: COLUMNS[language],
    slices: readLogSlices(deps, { filter, sliceSize: SLICE }),
    cellsOf: ({ id, at, admin, action, subject, reason, before, after }) => [
      id,
      businessClock(new Date(at)),
      admin.email,
      // A line that another release wrote keeps its code.
      ADMIN_ACTION_NAMES[language][action] ?? action,
      SUBJECT_NAMES[language][subject.type] ?? subject.type,
      subject.id,
      subject.user?.email ?? '',
      reason,
      describeDetails(before, language),
      describeDetails(after, language),
    ],
  });
}
