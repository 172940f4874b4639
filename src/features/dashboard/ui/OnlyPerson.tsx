import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { userQuery } from '../dashboardQueries.ts';
import { PersonName } from '../users/PersonName.tsx';

/** Narrows a list to one person's rows. */
export interface Only {
  /** Nobody's without one. */
  id: string | undefined;
  /** How the rows belong to that person; the name follows. */
  words: ReactNode;
  onClear: () => void;
}

/** Says whose rows a list is narrowed to, and widens it to everybody's when pressed. */
export function OnlyPerson({ id, words, onClear }: Only & { id: string }) {
  const user = useQuery(userQuery(id)).data?.data;
  return (
    <Button variant="outline" onClick={onClear} icon={<X className="size-4 shrink-0" aria-hidden="true" />}>
      <span className="sr-only">
        <Trans>Everybody again, not</Trans>
      </span>
      <span className="min-w-0 truncate">
        {words} {user ? <PersonName person={user} /> : '…'}
      </span>
    </Button>
  );
}
