import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../../contract/dashboard.ts';

/** The name of a person in lists, or the address if there is none. */
export function PersonName({ person }: { person: Pick<Person, 'full_name' | 'email' | 'is_deleted'> }) {
  return person.full_name && !person.is_deleted ? person.full_name : <PersonAddress person={person} />;
}

/** A person's address. A deleted account has a made-up one, which is not shown. */
export function PersonAddress({ person }: { person: Pick<Person, 'email' | 'is_deleted'> }) {
  return person.is_deleted ? <Trans>Deleted account</Trans> : person.email;
}
