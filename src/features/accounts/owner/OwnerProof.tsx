import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { FreshSignInNote } from './FreshSignInNote.tsx';
import './errorTexts.ts';

/**
 * What shows that it is the owner who changes the passkeys or deletes the account: the password, or where there is none a
 * sign-in of minutes ago.
 */
export function OwnerProof({ user, error }: { user: User; error: ReactNode }) {
  if (!user.has_password) return <FreshSignInNote />;
  return (
    <PasswordField
      label={<Trans>Your password</Trans>}
      name="password"
      autoComplete="current-password"
      error={error}
      required
    />
  );
}
