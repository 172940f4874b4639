import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { FreshSignInNote } from './FreshSignInNote.tsx';
import './errorTexts.ts';

/**
 * The proof of ownership before passkeys change or the account is deleted: the password or, without one, a sign-in of
 * the last minutes.
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
