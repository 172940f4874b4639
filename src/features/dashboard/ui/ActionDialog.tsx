import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { dashboardEndpoints } from '../../../../contract/dashboard.ts';
import { MAX_REASON_LENGTH } from '../../../../contract/limits.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { confirmationQuery } from '../dashboardQueries.ts';
import { type Change, createChangeSender } from './changes.ts';
import { SecondSignIn } from './SecondSignIn.tsx';
import { showPasskey } from './showPasskey.ts';
import { useExclusiveAction } from './useExclusiveAction.ts';

interface ActionDialogProps<Result> {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen, in a sentence or two. */
  description: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'danger' | 'primary';
  /** A text that must be typed first, and the label of its field. */
  typed?: { expected: string; label: ReactNode };
  /** Further fields of the action. */
  children?: ReactNode;
  /** Whether those can be sent; they themselves say what is wrong. */
  check?: () => boolean;
  act: (reason: string) => Change<Result>;
  onDone: (result: Result) => void;
}

/**
 * An action that is written to the admin log: says what will happen, asks for the reason and, if required, for the
 * second sign-in, then runs it. Stays open until it is done. Each opening starts empty. Closing prevents what was not
 * sent, and withdraws a request that was not answered.
 */
export function ActionDialog<Result>({ isOpen, ...rest }: ActionDialogProps<Result>) {
  return isOpen && <OpenActionDialog {...rest} />;
}

function OpenActionDialog<Result>({
  onClose,
  title,
  description,
  confirmLabel,
  tone = 'danger',
  typed,
  children,
  check,
  act,
  onDone,
}: Omit<ActionDialogProps<Result>, 'isOpen'>) {
  const { t } = useLingui();
  const { errorText, codeText } = useErrorTexts();
  const queryClient = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const { isBusy, error, run } = useExclusiveAction();
  const { data: ways } = useQuery({ ...confirmationQuery, enabled: isPasswordAsked });
  const [missing, setMissing] = useState<'reason' | 'typed' | null>(null);
  const [sender] = useState(createChangeSender<Result>);
  const refresh = () => refetchOutdated(queryClient, [['dashboard']]);

  async function attempt(signal: AbortSignal) {
    try {
      const { reply, isEarlier } = await sender.send(act(reason.trim()));
      await refresh();
      onDone(reply);
      if (isEarlier)
        showToast({
          type: 'other',
          title: t`Your first try had arrived`,
          description: t`It was done as you sent it then. What you changed since was not sent.`,
        });
      // If it was closed meanwhile, it may be open again for something else.
      if (!signal.aborted) onClose();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'confirmation_required') return setIsPasswordAsked(true);
      if (signal.aborted) void giveUp();
      throw failure;
    }
  }

  function handleClose() {
    // Refused (often because another admin was faster) or not answered: the data behind the dialog may be outdated.
    // Only after it closes: the refresh may unmount dialog and message.
    if (error) void refresh();
    if (!isBusy) void giveUp();
    onClose();
  }

  /** After the dialog was closed. */
  async function giveUp() {
    if (!sender.isInDoubt()) return;
    try {
      const arrived = await sender.giveUp();
      if (arrived) onDone(arrived.reply);
    } catch {
      showToast({
        type: 'error',
        title: t`It is not known whether that was done`,
        description: t`Its answer was lost. Look at it again before you repeat it.`,
      });
    }
    await refresh();
  }

  function goOn(confirm: (signal: AbortSignal) => Promise<unknown>) {
    return run(async (signal) => {
      await confirm(signal);
      if (signal.aborted) return;
      setIsPasswordAsked(false);
      setPassword('');
      await attempt(signal);
    });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPasswordAsked) return goOn((signal) => callApi(dashboardEndpoints.confirm, { body: { password }, signal }));
    if (!reason.trim()) return setMissing('reason');
    if (typed && word.trim() !== typed.expected) return setMissing('typed');
    setMissing(null);
    if (check && !check()) return;
    await run(attempt);
  }

  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={title}
      description={description}
      closesOnBackdrop={!isBusy && !reason}
      actions={
        <>
          {!(isPasswordAsked && ways?.data.has_password === false) && (
            <Button type="submit" form={formId} variant={tone} isBusy={isBusy}>
              {isPasswordAsked ? <Trans>Continue</Trans> : confirmLabel}
            </Button>
          )}
          <Button variant="ghost" onClick={handleClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} className="space-y-4" noValidate>
        {isPasswordAsked ? (
          <SecondSignIn
            password={password}
            onPassword={setPassword}
            onPasskey={() => void goOn(showPasskey)}
            isBusy={isBusy}
            error={error}
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
        {Boolean(error) && !isPasswordAsked && (
          <p role="alert" className="text-error text-sm font-medium">
            {refusedFields(error)
              .map(({ code, message }) => codeText(code, message))
              .join(' ') || errorText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What the server says about single fields; the dialog marks none. */
const refusedFields = (error: unknown) => (error instanceof ApiError ? Object.values(error.fields) : []);
