import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { REPORT_REASONS, type ReportReason, sharesEndpoints } from '../../../contract/shares.ts';
import { MAX_REPORT_LENGTH } from '../../../contract/limits.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import './errorTexts.ts';
import { showToast } from '../../ui/showToast.ts';

/** Asks what is wrong with a shared item, and reports it to the operator. */
export function ReportDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const [failure, setFailure] = useState<unknown>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const reasons: Record<ReportReason, string> = {
    illegal: t`Against the law`,
    sexual: t`Sexual, or showing minors`,
    person: t`It shows me or somebody else without consent`,
    rights: t`It uses my work or brand`,
    deceptive: t`It passes for real and misleads`,
    other: t`Something else`,
  };

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = REPORT_REASONS.find((name) => name === form.get('reason'));
    setReasonMissing(!reason);
    setFailure(null);
    if (!reason) return event.currentTarget.querySelector<HTMLInputElement>('[name=reason]')?.focus();
    setSending(true);
    try {
      await callApi(sharesEndpoints.report, { params: { token }, body: { reason, note: String(form.get('note')) } });
      showToast({ type: 'success', title: t`Thank you. We look at every report.` });
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setSending(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title={<Trans>What is wrong with it?</Trans>}>
      <form onSubmit={(event) => void handleSubmit(event)} className="space-y-4">
        <fieldset>
          <legend className="sr-only">
            <Trans>Reason</Trans>
          </legend>
          {/* None is chosen beforehand: a reason that nobody gave would be told to the operator as theirs. */}
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 py-1.5 leading-snug">
              {/* Our own circle: in dark mode the browser draws an unchecked one as filled grey, which looks disabled. */}
              <input
                type="radio"
                name="reason"
                value={reason}
                onChange={() => setReasonMissing(false)}
                className="border-base-content/50 checked:border-accent size-5 shrink-0 appearance-none rounded-full border-2 checked:border-6"
              />
              {reasons[reason]}
            </label>
          ))}
          {isReasonMissing && (
            <p role="alert" className="text-error mt-1 text-sm">
              <Trans>Choose what is wrong with it.</Trans>
            </p>
          )}
        </fieldset>
        <Field label={<Trans>What should we know? (optional)</Trans>}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              maxLength={MAX_REPORT_LENGTH}
              rows={3}
              className="textarea bg-surface w-full text-base"
            />
          )}
        </Field>
        {failure !== null && (
          <p role="alert" className="text-error text-sm">
            {errorText(failure)}
          </p>
        )}
        <Button type="submit" isWide isBusy={isSending}>
          <Trans>Send the report</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
