import { ROLES } from '../../../../contract/schemas/accounts.ts';
import { PEOPLE_STEPS, USER_STATUSES } from '../../../../contract/schemas/dashboardLists.ts';
import { readDay, readOneOf } from '../../../ui/searchCodecs.ts';
import { readListSearch } from '../searchParams.ts';

/** The search params of the list of accounts. */
export function readUsersSearch(raw: Record<string, unknown>) {
  return {
    ...readListSearch(raw),
    status: readOneOf(USER_STATUSES, raw.status),
    role: readOneOf(ROLES, raw.role),
    reached: readOneOf(PEOPLE_STEPS, raw.reached),
    joined_from: readDay(raw.joined_from),
    joined_to: readDay(raw.joined_to),
  };
}
