import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../../contract/dashboard.ts';

/** What people are called in lists: their name, or the address of who gave none. */
export function PersonName({ person }: { person: Pick<Person, 'full_name' | 'email' | 'is_deleted'> }) {
  return person.full_name && !person.is_deleted ? person.full_name : <PersonAddress person={person} />;
}

/** A person's address. That of a deleted account is made up and says nothing. */
export function PersonAddress({ person }: { person: Pick<Person, 'email' | 'is_deleted'> }) {
  return person.is_deleted ? <Trans>Deleted account</Trans> : person.email;
}
