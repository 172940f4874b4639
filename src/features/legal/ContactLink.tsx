import { Trans } from '@lingui/react/macro';

/** Where people write to; in words where the address cannot be asked for now. */
export function ContactLink({ email }: { email: string | undefined }) {
  if (!email) return <Trans>the address in our emails</Trans>;
  return (
    <a href={`mailto:${email}`} className="underline underline-offset-2">
      {email}
    </a>
  );
}
