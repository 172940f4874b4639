import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { dashboardEndpoints } from '../../../../contract/dashboard.ts';
import { MAX_REASON_LENGTH } from '../../../../contract/limits.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface ActionDialogProps<Result> {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen, in a sentence or two. */
  description: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'danger' | 'primary';
  /** What has to be typed before it happens, and what the field says of it. */
  typed?: { expected: string; label: ReactNode };
  /** Further fields of the action. */
  children?: ReactNode;
  act: (reason: string) => Promise<Result>;
  onDone: (result: Result) => void;
}

/**
 * Does something that stands in the admin log: says what will happen, asks why, and where the server wants the password
 * again asks for that too and goes on. Stays open with its words until it has happened.
 */
export function ActionDialog<Result>({
  isOpen,
  onClose,
  title,
  description,
  confirmLabel,
  tone = 'danger',
  typed,
  children,
  act,
  onDone,
}: ActionDialogProps<Result>) {
  const { t } = useLingui();
  const { errorText, codeText } = useErrorTexts();
  const queryClient = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [missing, setMissing] = useState<'reason' | 'typed' | null>(null);

  async function attempt() {
    try {
      const result = await act(reason.trim());
      await queryClient.invalidateQueries({ queryKey: ['console'] });
      setReason('');
      setWord('');
      onDone(result);
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'confirmation_required') setIsPasswordAsked(true);
      else setError(failure);
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    if (!reason.trim()) return setMissing('reason');
    if (typed && word.trim() !== typed.expected) return setMissing('typed');
    setMissing(null);
    setIsBusy(true);
    try {
      if (isPasswordAsked) {
        await callApi(dashboardEndpoints.confirm, { body: { password } });
        setIsPasswordAsked(false);
        setPassword('');
      }
      await attempt();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const wrongPassword = error instanceof ApiError ? error.fields.password?.code : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      closesOnBackdrop={!isBusy}
      actions={
        <>
          <Button type="submit" form={formId} variant={tone} isBusy={isBusy}>
            {isPasswordAsked ? <Trans>Continue</Trans> : confirmLabel}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} className="space-y-4" noValidate>
        {isPasswordAsked ? (
          <PasswordField
            label={<Trans>Your password</Trans>}
            hint={<Trans>Before money or people are touched, Kilas asks again. It counts for 15 minutes.</Trans>}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={wrongPassword && codeText(wrongPassword)}
          />
        ) : (
          <>
            {children}
            {typed && (
              <TextField
                label={typed.label}
                inputMode="numeric"
                autoComplete="off"
                value={word}
                onChange={(event) => setWord(event.target.value)}
                error={missing === 'typed' && t`Type it exactly as it stands there.`}
              />
            )}
            <Field
              label={<Trans>Reason</Trans>}
              hint={<Trans>It stands in the admin log for good.</Trans>}
              error={missing === 'reason' && !reason.trim() ? t`Give a reason first.` : undefined}
            >
              {(control) => (
                <textarea
                  {...control}
                  className="textarea bg-surface w-full text-base"
                  rows={3}
                  maxLength={MAX_REASON_LENGTH}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        {Boolean(error) && !wrongPassword && (
          <p role="alert" className="text-error text-sm font-medium">
            {errorText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
