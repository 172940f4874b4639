import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Coins } from '../../../ui/Coins.tsx';
import type { ComposerAlert } from './alertSlot.ts';
import { QuotaChip } from './QuotaChip.tsx';

interface ComposerAlertSlotProps {
  alert: ComposerAlert | null;
  onRetryQuote: () => void;
}

const LOOKS = {
  field: 'text-error',
  quote: 'text-warning',
  paused: 'text-warning',
  refusal: 'text-error',
  'too-few-coins': 'text-warning',
  'price-came': 'text-info',
  tip: 'text-base-content/75',
} as const satisfies Record<ComposerAlert['kind'], string>;

/** Where the plan's preview tells of them (`data-problem`), with what could be done, they are only announced here. */
const TOLD_BY_PLAN: (ErrorCode | null)[] = ['subject_unknown', 'edit_unknown'];
/** Errors whose own text says that nothing was charged. */
const TELL_OF_COINS: (ErrorCode | null)[] = [...TOLD_BY_PLAN, 'price_risen'];
/** Answers of a failing server or proxy: the request may still have been accepted. */
const LEAVE_IT_OPEN: (ErrorCode | null)[] = [null, 'internal', 'unavailable'];

/**
 * The one line above the button: the most important message, or else what is left of the daily limit. The live region
 * is always rendered, so that new text in it is announced.
 */
export function ComposerAlertSlot({ alert, onRetryQuote }: ComposerAlertSlotProps) {
  const { codeText } = useErrorTexts();
  const language = useLanguage();

  function words(shown: ComposerAlert): ReactNode {
    switch (shown.kind) {
      case 'field':
        return codeText(shown.code);
      case 'quote':
        return (
          <>
            <Trans>The price could not be loaded.</Trans>{' '}
            <button
              type="button"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              onClick={onRetryQuote}
            >
              <Trans>Load again</Trans>
            </button>
          </>
        );
      case 'paused':
        return (
          <>
            {shown.message[language]}{' '}
            <Trans>“Queue” sends it by itself once this goes on. Nothing is charged until then.</Trans>
          </>
        );
      case 'refusal':
        return (
          <>
            {asSentence(shown.code ? codeText(shown.code, shown.text) : shown.text)} <AboutCoins code={shown.code} />
          </>
        );
      case 'too-few-coins':
        return (
          <Link
            to="/top-up"
            search={{ need: shown.required }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <span>
              <Trans>
                You are <Coins amount={shown.missing} /> short: top up
              </Trans>
            </span>
          </Link>
        );
      case 'price-came':
        return (
          <Trans>
            This costs <Coins amount={shown.coins} />. Press again to generate.
          </Trans>
        );
      case 'tip':
        return <Trans>Name a place, a time of day, the weather and a mood.</Trans>;
    }
  }

  const Icon = alert?.kind === 'tip' ? Lightbulb : CircleAlert;
  return (
    <div className="min-w-0 grow text-sm">
      <div role="status">
        {alert && (
          <p
            className={`animate-fade flex items-center gap-2 ${LOOKS[alert.kind]} ${alert.kind === 'refusal' && TOLD_BY_PLAN.includes(alert.code) ? 'in-[form:has([data-problem])]:sr-only' : ''}`}
          >
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            <span className={alert.kind === 'tip' ? '' : 'font-medium'}>{words(alert)}</span>
          </p>
        )}
      </div>
      {!alert && <QuotaChip />}
    </div>
  );
}

/** Some texts of the catalogue end without a full stop, and another sentence follows here. */
const asSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** What happened to the coins. A retry uses the same key, whatever happened to the last attempt. */
function AboutCoins({ code }: { code: ErrorCode | null }) {
  if (LEAVE_IT_OPEN.includes(code)) return <Trans>Trying again never charges twice.</Trans>;
  return TELL_OF_COINS.includes(code) ? null : <Trans>Nothing was charged.</Trans>;
}
