import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { ApiError } from '../../api/errors.ts';
import { useBusinessTimes } from '../../i18n/businessTimes.ts';
import { useFailureText } from '../credits/useFailureText.ts';

/** Why a code was not redeemed. If this account has redeemed it before, says when. */
export function RedeemFailure({ error }: { error: Error }) {
  const { t } = useLingui();
  const times = useBusinessTimes();
  const failureText = useFailureText();
  const earlier =
    error instanceof ApiError && error.code === 'voucher_already_redeemed' ? error.body.redeemed_at : undefined;
  return (
    <div className="border-line bg-surface rounded-box flex items-start gap-3 border p-4">
      <CircleAlert
        className={earlier ? 'text-info mt-0.5 size-5 shrink-0' : 'text-error mt-0.5 size-5 shrink-0'}
        aria-hidden="true"
      />
      <p>
        <strong className="block">{earlier ? failureText(error, '') : <Trans>Failed to redeem voucher</Trans>}</strong>
        <span className="text-base-content/80 text-sm">
          {earlier ? (
            <Trans>That was on {times.dateTime(earlier)}. Its credits were added then.</Trans>
          ) : (
            failureText(error, t`Please try again in a moment.`)
          )}
        </span>
      </p>
    </div>
  );
}
