import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MAX_PASSKEY_NAME_LENGTH } from '../../../../contract/limits.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { devicesQuery } from '../profile/devicesQuery.ts';

/** The name of a new passkey. Suggests that of the device until something is typed. */
export function PasskeyNameField({ error }: { error: ReactNode }) {
  const device = useQuery(devicesQuery).data?.data.find(({ is_current: isThis }) => isThis);
  // The server names a browser that it does not know "?".
  const suggestion = device && /\p{L}/u.test(device.name) ? device.name : '';
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={<Trans>Name</Trans>}
      hint={<Trans>So that you know it again later</Trans>}
      name="name"
      autoComplete="off"
      maxLength={MAX_PASSKEY_NAME_LENGTH}
      value={typed ?? suggestion}
      onChange={(event) => setTyped(event.target.value)}
      error={error}
      required
    />
  );
}
