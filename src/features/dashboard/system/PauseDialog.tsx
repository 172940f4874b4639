import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dashboardEndpoints as calls, type EngineReading, type PauseReading } from '../../../../contract/dashboard.ts';
import type { Language } from '../../../../contract/languages.ts';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { systemQuery } from '../systemQuery.ts';

/** The default messages for creators, in both languages whatever the admin's is. */
const NOTICES = {
  maintenance: {
    id: 'Kilas sedang dirawat. Tulisanmu aman; coba lagi beberapa saat lagi.',
    en: 'Kilas is under maintenance. Your words are safe; try again in a while.',
  },
  engine: {
    // Of no other model: there may be none.
    id: 'Model ini sedang dijeda. Tulisanmu aman; coba lagi nanti.',
    en: 'This model is paused. Your words are safe; try again later.',
  },
};
const MAX_NOTICE_LENGTH = 200;

/** Pauses an engine, or all of them (null), with a message for creators. */
export function PauseDialog({
  engine,
  onClose,
}: {
  engine: Pick<EngineReading, 'id' | 'label'> | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState(NOTICES[engine ? 'engine' : 'maintenance']);
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={engine ? <Trans>Pause {engine.label}?</Trans> : <Trans>Begin maintenance?</Trans>}
      description={
        <Trans>
          Nothing new is taken or begun. What runs is finished; what waits, here and on people’s devices, goes on
          waiting and begins once you let it.
        </Trans>
      }
      confirmLabel={engine ? <Trans>Pause</Trans> : <Trans>Begin maintenance</Trans>}
      act={(reason) => changeBy(calls.pause, { body: { engine_id: engine?.id ?? null, message, reason } })}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
        showToast({ type: 'success', title: t`Paused` });
      }}
    >
      <NoticeField
        label={<Trans>What creators see, in Indonesian</Trans>}
        language="id"
        value={message.id}
        onChange={(id) => setMessage({ ...message, id })}
      />
      <NoticeField
        label={<Trans>What creators see, in English</Trans>}
        language="en"
        value={message.en}
        onChange={(en) => setMessage({ ...message, en })}
      />
    </ActionDialog>
  );
}

interface NoticeFieldProps {
  label: ReactNode;
  language: Language;
  value: string;
  onChange: (text: string) => void;
}

/** A message in one language, in full: a single line would cut it off. */
function NoticeField({ label, language, value, onChange }: NoticeFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          lang={language}
          rows={2}
          maxLength={MAX_NOTICE_LENGTH}
          className="textarea bg-surface min-h-0 w-full text-base"
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        />
      )}
    </Field>
  );
}

/** Ends a pause. */
export function ResumeDialog({ pause, onClose }: { pause: PauseReading; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      tone="primary"
      title={<Trans>Let it go on?</Trans>}
      description={<Trans>What waits begins at once, and creators can ask for new things again.</Trans>}
      confirmLabel={<Trans>Let it go on</Trans>}
      act={(reason) => changeBy(calls.resume, { params: { id: pause.id }, body: { reason } })}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
        showToast({ type: 'success', title: t`It goes on` });
      }}
    />
  );
}
