import { Plural, Trans } from '@lingui/react/macro';
import type { PauseReading } from '../../../../contract/dashboard.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { PersonAddress } from '../users/PersonName.tsx';

/** A pause: its message for creators, since when, by whom and why, and how many items still run. */
export function PauseNote({ pause, running }: { pause: PauseReading; running: number }) {
  const language = useLanguage();
  return (
    <div className="mt-1 text-sm">
      <p className="break-words">“{pause.message[language]}”</p>
      <p className="text-base-content/75 break-words">
        <Trans>
          since <RelativeTime at={pause.since} />
        </Trans>
        {pause.by && (
          <>
            {' '}
            · <PersonAddress person={pause.by} />
          </>
        )}{' '}
        · {pause.reason}
      </p>
      <p className="font-semibold">
        {running === 0 ? (
          <Trans>Nothing runs any more.</Trans>
        ) : (
          <Plural value={running} one="One item that had begun still runs." other="# items that had begun still run." />
        )}
      </p>
    </div>
  );
}
