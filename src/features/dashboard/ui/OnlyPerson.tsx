import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { userQuery } from '../dashboardQueries.ts';
import { PersonName } from '../users/PersonName.tsx';

/** Filters a list by person. */
export interface Only {
  /** Undefined: no filter. */
  id: string | undefined;
  /** What the rows are to that person; the name follows. */
  words: ReactNode;
  onClear: () => void;
}

/** Shows whose rows are listed; a press removes that filter. */
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
