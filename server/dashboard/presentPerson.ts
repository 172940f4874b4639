import type { Person } from '../../contract/dashboard.ts';
import { users } from '../accounts/tables.ts';

/** The columns that `presentPerson` needs. */
export const personColumns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  role: users.role,
  status: users.status,
  deletedAt: users.deletedAt,
};
export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

/** A person as lists show them. */
export function presentPerson({ id, email, fullName, role, status, deletedAt }: PersonRow): Person {
  return { id, email, full_name: fullName, role, status, is_deleted: deletedAt !== null };
}
