import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import type { ConcernCode, SystemReport } from '../../../contract/dashboard.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import { EnginesCard } from './system/EnginesCard.tsx';
import { LedgerCard } from './system/LedgerCard.tsx';
import { MoneyCard } from './system/MoneyCard.tsx';
import { QueuesCard } from './system/QueuesCard.tsx';
import { ServerCard } from './system/ServerCard.tsx';
import { SystemStatus } from './system/SystemStatus.tsx';
import { StorageCard } from './system/StorageCard.tsx';
import { TasksCard } from './system/TasksCard.tsx';
import { SystemActions } from './system/SystemActions.tsx';
import { systemQuery } from './systemQuery.ts';

const SKELETON_CARDS = [1, 2, 3, 4];

/** The state of the system: first in one line, then in figures. */
export function SystemScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const isOnline = useOnline();
  const query = useQuery(systemQuery);
  const { data, error, dataUpdatedAt } = query;
  const [isAsked, setIsAsked] = useState(false);

  async function look() {
    setIsAsked(true);
    await query.refetch();
    setIsAsked(false);
  }

  return (
    <Page width="wide">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-extrabold lg:text-3xl">
            <Trans>System</Trans>
          </h1>
          <p className="text-base-content/75 mt-0.5 text-sm">
            {data ? (
              <Trans>
                As of <RelativeTime at={new Date(dataUpdatedAt).toISOString()} />
              </Trans>
            ) : (
              <Trans>How Kilas is doing</Trans>
            )}
          </p>
        </div>
        <Button
          variant="outline"
          isBusy={isAsked}
          onClick={() => void look()}
          icon={<RotateCw className="size-4" aria-hidden="true" />}
        >
          <Trans>Refresh</Trans>
        </Button>
      </div>
      <OfflineNotice updatedAt={dataUpdatedAt} />
      {data && error && isOnline && (
        <p role="alert" className="bg-base-200 border-line rounded-field border px-4 py-2.5 text-sm">
          <span className="text-error font-semibold">
            <Trans>The system does not answer right now.</Trans>
          </span>{' '}
          <Trans>What you see is how it was before.</Trans>
        </p>
      )}
      {data && <Report report={data.data} />}
      <QueryState
        query={query}
        skeleton={
          <div aria-busy="true" aria-label={t`Loading`} role="status" className="space-y-5">
            <Skeleton className="rounded-box h-24 w-full" />
            <div className="gap-5 space-y-5 lg:columns-2">
              {SKELETON_CARDS.map((card) => (
                <Skeleton key={card} className="rounded-box h-40 w-full" />
              ))}
            </div>
          </div>
        }
        title={<Trans>The system page did not load</Trans>}
        body={errorText}
      />
    </Page>
  );
}

/** Money first: a fault there costs somebody money. */
function Report({ report }: { report: SystemReport }) {
  const isAmiss = (concern: ConcernCode) => report.concerns.some(({ code }) => code === concern);
  return (
    <>
      <SystemStatus report={report} />
      <SystemActions pauses={report.pauses} running={report.engines.reduce((sum, { running }) => sum + running, 0)} />
      <div className="gap-5 space-y-5 lg:columns-2">
        <LedgerCard ledger={report.ledger} />
        <MoneyCard
          payments={report.payments}
          webhooks={report.webhooks}
          isBehind={isAmiss('webhooks_waiting')}
          isRefusing={isAmiss('webhooks_refused')}
        />
        <TasksCard tasks={report.tasks} />
        <EnginesCard engines={report.engines} pauses={report.pauses} />
        <QueuesCard queues={report.queues} />
        <StorageCard storage={report.storage} databaseBytes={report.server.database_bytes} />
        <ServerCard server={report.server} />
      </div>
    </>
  );
}
