import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Cause } from '../../../../contract/activity.ts';

const LINK =
  'text-accent -my-2.5 inline-flex min-h-11 max-w-full items-center font-medium underline-offset-4 hover:underline';

/** What caused a transaction, with a link to it. */
export function EntryCause({ cause }: { cause: Cause }) {
  return <div className="text-base-content/85 text-sm">{words(cause)}</div>;
}

function words(cause: Cause) {
  switch (cause.type) {
    case 'task':
      return cause.is_available ? (
        <Link to="/home" search={{ [cause.kind]: cause.id }} className={LINK}>
          <span className="line-clamp-1">{cause.prompt}</span>
        </Link>
      ) : (
        <span className="line-clamp-1">
          <Trans>{cause.prompt} (deleted)</Trans>
        </span>
      );
    case 'invoice':
      return (
        <Link to="/payments/detail/$referenceId" params={{ referenceId: cause.reference_id }} className={LINK}>
          <span className="whitespace-nowrap">
            <Trans>
              <span className="max-sm:sr-only">Invoice</span> {cause.number}
            </Trans>
          </span>
        </Link>
      );
    case 'voucher':
      return <Trans>Code {cause.code}</Trans>;
    case 'admin':
      return cause.reason;
    case 'account':
      return <Trans>Your account</Trans>;
  }
}
