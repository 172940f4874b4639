import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

/**
 * Asks for the password chosen at sign-up, or for a new one to replace it. Reading the mailbox does not prove who chose
 * the password: somebody else may have registered the address.
 */
export function PasswordProof({ fieldText }: { fieldText: (name: string) => string | undefined }) {
  const [isNew, setIsNew] = useState(false);
  return (
    <div>
      {isNew ? (
        <PasswordField
          key="new"
          label={<Trans>New password</Trans>}
          hint={<Trans>At least 8 characters.</Trans>}
          name="new_password"
          autoComplete="new-password"
          error={fieldText('new_password')}
          required
        />
      ) : (
        <PasswordField
          key="own"
          label={<Trans>Password</Trans>}
          hint={<Trans>The one you chose when signing up.</Trans>}
          name="password"
          autoComplete="current-password"
          error={fieldText('password')}
          required
        />
      )}
      <Button variant="ghost" className="mt-1 -ms-4" onClick={() => setIsNew(!isNew)}>
        {isNew ? <Trans>Use the password you signed up with</Trans> : <Trans>Forgot it? Set a new password</Trans>}
      </Button>
    </div>
  );
}
