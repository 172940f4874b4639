import type { Person } from '../../contract/dashboard.ts';
import { users } from '../accounts/tables.ts';

/** The columns that say whom something belongs to. */
export const personColumns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  role: users.role,
  status: users.status,
  deletedAt: users.deletedAt,
};
export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

/** What lists say of a person. */
export function presentPerson({ id, email, fullName, role, status, deletedAt }: PersonRow): Person {
  return { id, email, full_name: fullName, role, status, is_deleted: deletedAt !== null };
}
