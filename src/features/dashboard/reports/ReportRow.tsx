import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { dashboardEndpoints as calls, type Report } from '../../../../contract/dashboard.ts';
import { Button } from '../../../ui/Button.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { useReportLabels } from './useReportLabels.ts';
import { PersonName } from '../users/PersonName.tsx';

const LINK = 'text-accent inline-flex min-h-11 items-center text-sm font-semibold underline';

/** A report about a shared item: the item, its owner, and the two ways to close the report. */
export function ReportRow({ report }: { report: Report }) {
  const { t } = useLingui();
  const labels = useReportLabels();
  const { noPrompt } = useDashboardLabels();
  const [open, setOpen] = useState<'dismiss' | 'remove' | null>(null);
  const { work } = report;
  return (
    <article className="flex flex-wrap gap-x-4 gap-y-3 px-4 py-4">
      {work?.thumbnail_url ? (
        <img
          src={work.thumbnail_url}
          alt=""
          loading="lazy"
          className="rounded-field bg-base-300 size-20 shrink-0 object-cover"
        />
      ) : (
        <span className="rounded-field bg-base-200 text-base-content/60 grid size-20 shrink-0 place-items-center">
          <ImageIcon className="size-6" aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{labels.reason[report.reason]}</h2>
        {report.note && <p className="break-words">“{report.note}”</p>}
        {work ? (
          <p className="text-base-content/75 line-clamp-2 text-sm">{work.prompt || noPrompt}</p>
        ) : (
          <p className="text-base-content/75 text-sm">
            <Trans>The work is gone for good.</Trans>
          </p>
        )}
        <p className="text-base-content/75 text-sm">
          <RelativeTime at={report.created_at} />
          {report.closed_at && (
            <>
              {' · '}
              <Trans>
                closed <RelativeTime at={report.closed_at} />
              </Trans>
            </>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4">
          {work && (
            <>
              <Link to="/admin/content/$id" params={{ id: work.id }} className={LINK}>
                <Trans>The work</Trans>
              </Link>
              <Link to="/admin/users/$id" params={{ id: work.owner.id }} className={LINK}>
                <PersonName person={work.owner} />
              </Link>
            </>
          )}
          {report.is_shared && (
            <a href={report.path} target="_blank" rel="noreferrer" className={LINK}>
              <Trans>Public page</Trans>
            </a>
          )}
        </p>
      </div>
      {report.state === 'open' && (
        <div className="flex w-full gap-2 sm:w-auto sm:flex-col">
          <Button variant="danger" className="max-sm:grow" onClick={() => setOpen('remove')}>
            <Trans>End the link</Trans>
          </Button>
          <Button variant="outline" className="max-sm:grow" onClick={() => setOpen('dismiss')}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      )}
      <ActionDialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        tone={open === 'remove' ? 'danger' : 'primary'}
        title={open === 'remove' ? <Trans>End the public link?</Trans> : <Trans>Dismiss this report?</Trans>}
        description={
          open === 'remove' ? (
            <Trans>
              Its page and files cannot be opened from outside any more, and every report about this work is closed. Its
              owner keeps the work; to take that away too, delete it from its own page.
            </Trans>
          ) : (
            <Trans>The work stays shared. Other reports about it stay open.</Trans>
          )
        }
        confirmLabel={open === 'remove' ? <Trans>End the link</Trans> : <Trans>Dismiss</Trans>}
        act={(reason) =>
          changeBy(calls.closeReport, { params: { id: report.id }, body: { action: open ?? 'dismiss', reason } })
        }
        onDone={() => showToast({ type: 'success', title: t`Closed` })}
      />
    </article>
  );
}
