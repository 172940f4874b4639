import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { deletedQuery } from '../queries.ts';

const DeletedSheet = lazy(async () => ({ default: (await import('./DeletedSheet.tsx')).DeletedSheet }));

/** Leads to the deleted items while there are any that can be restored. */
export function RecentlyDeleted() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(deletedQuery(1));
  return (
    <>
      {data && data.total > 0 && (
        <Button
          variant="ghost"
          className="-ms-4"
          onClick={() => setIsOpen(true)}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
        >
          <Trans>Recently deleted</Trans>
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <DeletedSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
