import { Trans } from '@lingui/react/macro';

/** The contact address as a link, or words instead of it when it could not be loaded. */
export function ContactLink({ email }: { email: string | undefined }) {
  if (!email) return <Trans>the address in our emails</Trans>;
  return (
    <a href={`mailto:${email}`} className="underline underline-offset-2">
      {email}
    </a>
  );
}
