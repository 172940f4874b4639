import { Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Leads to the packages, where there is nothing that could be ordered. */
export function NothingChosen({ title }: { title: ReactNode }) {
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" />}
      title={title}
      body={<Trans>Choose how many credits you want first, then the payment method.</Trans>}
      action={
        <ButtonLink to="/top-up">
          <Trans>Choose a package</Trans>
        </ButtonLink>
      }
    />
  );
}
