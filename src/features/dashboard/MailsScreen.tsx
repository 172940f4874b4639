import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { dashboardEndpoints as calls, type UnsentMail } from '../../../contract/dashboard.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/showToast.ts';
import { ActionDialog } from './ui/ActionDialog.tsx';
import { changeBy } from './ui/changes.ts';
import { ScreenHead } from './ui/ScreenHead.tsx';
import { unsentMailsQuery } from './dashboardQueries.ts';
import { Mark } from './system/Card.tsx';

/** Mails that could not be sent, with a button to retry those that were given up. */
export function MailsScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const query = useQuery(unsentMailsQuery);
  const { data, dataUpdatedAt } = query;
  const [asked, setAsked] = useState<string[]>([]);
  const givenUp = data?.data.filter(({ state }) => state === 'given_up').map(({ id }) => id) ?? [];
  const count = asked.length;
  return (
    <Page width="list">
      <ScreenHead
        title={<Trans>Unsent emails</Trans>}
        note={<Trans>Tried nine times within about twenty minutes, then kept for a day</Trans>}
      >
        {givenUp.length > 1 && (
          <Button variant="outline" onClick={() => setAsked(givenUp)}>
            <Trans>Try all again</Trans>
          </Button>
        )}
      </ScreenHead>
      <OfflineNotice updatedAt={dataUpdatedAt} />
      <QueryState
        query={query}
        skeleton={<Skeleton className="rounded-box h-60 w-full" />}
        title={<Trans>The list did not load</Trans>}
        body={errorText}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState
              icon={<MailCheck aria-hidden="true" />}
              title={<Trans>Nothing waits</Trans>}
              body={<Trans>Every email of the last day was handed over.</Trans>}
            />
          )
        }
      >
        {(list) => (
          <section aria-label={t`Unsent emails`}>
            <ol className="bg-surface border-line rounded-box divide-line divide-y overflow-hidden border">
              {list.data.map((mail) => (
                <li key={mail.id}>
                  <Line mail={mail} onRetry={() => setAsked([mail.id])} />
                </li>
              ))}
            </ol>
            {list.total > list.data.length && (
              <p className="text-base-content/75 mt-3 text-sm">
                <Trans>The newest {list.data.length} are shown.</Trans>
              </p>
            )}
          </section>
        )}
      </QueryState>
      <ActionDialog
        isOpen={count > 0}
        onClose={() => setAsked([])}
        tone="primary"
        title={<Plural value={count} one="Try this email again?" other="Try # emails again?" />}
        description={
          <Trans>A code that has run out is not sent: whoever waits for it asks for a new one on the screen.</Trans>
        }
        confirmLabel={<Trans>Try again</Trans>}
        act={(reason) => changeBy(calls.retryMails, { body: { ids: asked, reason } })}
        onDone={() => showToast({ type: 'success', title: t`On their way` })}
      />
    </Page>
  );
}

function Line({ mail, onRetry }: { mail: UnsentMail; onRetry: () => void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const kinds: Record<string, string | undefined> = {
    'verify-email': t`Code to confirm the address`,
    'reset-password': t`Code for a new password`,
    'password-changed': t`Notice of a new password`,
    'passkey-added': t`Notice of a new passkey`,
    'passkey-removed': t`Notice of a removed passkey`,
  };
  const isGivenUp = mail.state === 'given_up';
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <h2 className="font-semibold">{kinds[mail.kind] ?? mail.kind}</h2>
        <p className="text-base-content/75 text-sm break-words">
          {mail.user ? (
            <Link
              to="/admin/users/$id"
              params={{ id: mail.user.id }}
              className="text-accent inline-flex min-h-11 items-center font-semibold underline"
            >
              {mail.to}
            </Link>
          ) : (
            (mail.to ?? <Trans>A newer code has taken its place</Trans>)
          )}
        </p>
        {mail.error && (
          <p lang="en" className="text-sm break-words">
            {mail.error}
          </p>
        )}
        <p className="text-base-content/75 text-sm">
          <Plural value={mail.tries} one="# try" other="# tries" /> · <RelativeTime at={mail.created_at} />
          {mail.next_try_at && (
            <>
              {' · '}
              <Trans>next try at {formats.time(mail.next_try_at)}</Trans>
            </>
          )}
        </p>
      </div>
      <Mark tone={isGivenUp ? 'urgent' : 'watch'}>{isGivenUp ? t`Given up` : t`Waiting`}</Mark>
      {isGivenUp && (
        <Button variant="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </article>
  );
}
