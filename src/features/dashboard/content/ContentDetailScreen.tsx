import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { type ContentDetail, dashboardEndpoints as calls } from '../../../../contract/dashboard.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Coins } from '../../../ui/Coins.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { UndoRemovalDialog } from '../ui/UndoRemovalDialog.tsx';
import { contentItemQuery } from '../dashboardQueries.ts';
import { Mark } from '../system/Card.tsx';
import { Row, Rows } from '../system/Rows.tsx';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { Thumbnail } from './ContentRow.tsx';
import { useFailureLabels } from './useFailureLabels.ts';
import { PersonName } from '../users/PersonName.tsx';

const route = getRouteApi('/_signedIn/admin/content/$id');

/** Somebody's item: picture, facts, history, and what an admin can do about it. */
export function ContentDetailScreen() {
  const { id } = route.useParams();
  const { errorText } = useErrorTexts();
  const query = useQuery(contentItemQuery(id));
  const { data } = query;
  return (
    <Page width="wide">
      <OfflineNotice updatedAt={query.dataUpdatedAt} />
      {data && <Detail item={data.data} />}
      <QueryState
        query={query}
        skeleton={<Skeleton className="rounded-box h-96 w-full" />}
        title={<Trans>This item did not load</Trans>}
        body={errorText}
      />
    </Page>
  );
}

function Detail({ item }: { item: ContentDetail }) {
  const labels = useDashboardLabels();
  const times = useBusinessTimes();
  const failureWords = useFailureLabels();
  const noteWords = (note: string) =>
    note === item.engine.id ? item.engine.label : failureWords({ code: note, message: note });
  const { tone, word } = labels.statusOf(item);
  return (
    <>
      <ScreenHead
        title={
          item.kind === 'video' ? (
            <Trans>Video</Trans>
          ) : item.mode === 'storyboard' ? (
            <Trans>Storyboard</Trans>
          ) : (
            <Trans>Image</Trans>
          )
        }
        note={<Mark tone={tone}>{word}</Mark>}
      >
        <Actions item={item} />
      </ScreenHead>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <section className="bg-surface border-line rounded-box space-y-4 border p-5">
          {item.media && item.kind === 'video' ? (
            <video
              src={item.media.url}
              poster={item.media.poster_url}
              controls
              preload="none"
              className="rounded-field bg-base-300 max-h-80 w-full object-contain"
            />
          ) : item.panels.length > 1 ? (
            <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {item.panels.map(({ thumbnail_url: address, width, height }) => (
                <li key={address}>
                  <img
                    src={address}
                    alt=""
                    width={width}
                    height={height}
                    decoding="async"
                    className="rounded-field bg-base-300 w-full"
                  />
                </li>
              ))}
            </ol>
          ) : (
            <Thumbnail item={item} className="max-h-80 min-h-32 w-full object-contain!" />
          )}
          <p className="break-words whitespace-pre-wrap">{item.prompt || labels.noPrompt}</p>
          <Rows>
            <Row name={<Trans>Made by</Trans>}>
              <Link
                to="/admin/users/$id"
                params={{ id: item.owner.id }}
                className="text-accent -my-2.5 inline-flex min-h-11 items-center underline"
              >
                <PersonName person={item.owner} />
              </Link>
            </Row>
            <Row name={<Trans>Model</Trans>}>{item.model.label}</Row>
            <Row name={<Trans>Engine</Trans>}>{item.engine.label}</Row>
            <Row name={<Trans>Attempt</Trans>}>{item.attempt}</Row>
            <Row name={<Trans>Charged</Trans>}>
              <Coins amount={item.credits.charged} />
            </Row>
            <Row name={<Trans>Returned</Trans>}>
              <Coins amount={item.credits.returned} />
            </Row>
            {item.failure && <Row name={<Trans>Why</Trans>}>{failureWords(item.failure)}</Row>}
            {item.removal && (
              <Row name={<Trans>Reason of the deletion</Trans>} note={times.dateTime(item.removal.at)}>
                {item.removal.reason}
              </Row>
            )}
          </Rows>
        </section>
        <section aria-labelledby="history" className="bg-surface border-line rounded-box border p-5">
          <h2 id="history" className="font-bold">
            <Trans>Step by step</Trans>
          </h2>
          <ol className="border-line mt-4 space-y-4 border-s ps-5">
            {item.history.map((event, place) => (
              <li key={`${event.event} ${event.at} ${place}`}>
                <p className="font-semibold">
                  {labels.taskEvent[event.event]}
                  {event.credits !== null && (
                    <>
                      {' · '}
                      <Coins amount={event.credits} />
                    </>
                  )}
                </p>
                <p className="text-base-content/75 text-sm">
                  {times.dateTime(event.at)}
                  {event.attempt !== null && event.attempt > 1 && (
                    <>
                      {' · '}
                      <Trans>attempt {event.attempt}</Trans>
                    </>
                  )}
                  {event.note && <> · {noteWords(event.note)}</>}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function Actions({ item }: { item: ContentDetail }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isUnfinished = item.status === 'pending' || item.status === 'processing';
  const { removal } = item;
  if (removal)
    return (
      <>
        <Button onClick={() => setIsOpen(true)} icon={<Undo className="size-5" aria-hidden="true" />}>
          <Trans>Bring back</Trans>
        </Button>
        <UndoRemovalDialog logId={removal.log_id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)} icon={<Trash className="size-5" aria-hidden="true" />}>
        <Trans>Delete</Trans>
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<Trans>Delete this item?</Trans>}
        description={
          <>
            <Trans>Its owner does not see it any more. For 30 days you can bring it back.</Trans>{' '}
            {isUnfinished && (
              <Plural
                value={item.credits.held}
                one="It is still being made: it ends, and # credit comes back."
                other="It is still being made: it ends, and # credits come back."
              />
            )}
          </>
        }
        confirmLabel={<Trans>Delete</Trans>}
        act={(reason) =>
          changeBy(item.kind === 'video' ? calls.removeVideo : calls.removeImage, {
            params: { id: item.id },
            body: { reason },
          })
        }
        onDone={() => showToast({ type: 'success', title: t`Deleted` })}
      />
    </>
  );
}
