import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { UserAnalytics, UserDetail } from '../../../../contract/dashboard.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { signedNumber } from '../../../i18n/signedNumber.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Chart } from '../overview/Chart.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { userAnalyticsQuery, userQuery } from '../dashboardQueries.ts';
import { Mark } from '../system/Card.tsx';
import { Row, Rows } from '../system/Rows.tsx';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { UserActions } from './UserActions.tsx';
import { useSignInLabels } from './useSignInLabels.ts';
import { UserLedger } from './UserLedger.tsx';
import { PersonName } from './PersonName.tsx';

const route = getRouteApi('/_signedIn/admin/users/$id');
const CARD = 'bg-surface border-line rounded-box border p-5';

/** One account: its facts, its use, its ledger, its devices, and what an admin can do about it. */
export function UserScreen() {
  const { id } = route.useParams();
  const { errorText } = useErrorTexts();
  const query = useQuery(userQuery(id));
  const { data } = query;
  const use = useQuery(userAnalyticsQuery(id)).data?.data;
  return (
    <Page width="wide">
      <OfflineNotice updatedAt={query.dataUpdatedAt} />
      {data && (
        <>
          <Head user={data.data} />
          <UserActions user={data.data} />
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
            <Facts user={data.data} use={use} />
            <Use user={data.data} use={use} />
          </div>
          <UserLedger userId={id} />
          <Devices user={data.data} />
        </>
      )}
      <QueryState
        query={query}
        skeleton={<Skeleton className="rounded-box h-96 w-full" />}
        title={<Trans>This account did not load</Trans>}
        body={errorText}
      />
    </Page>
  );
}

function Head({ user }: { user: UserDetail }) {
  const labels = useDashboardLabels();
  return (
    <ScreenHead
      title={<PersonName person={user} />}
      note={
        <span className="flex flex-wrap items-center gap-2">
          {!user.is_deleted && user.email}
          <Mark tone={labels.toneOf(user.status)}>{labels.userStatus[user.status]}</Mark>
          {user.role === 'admin' && <Mark tone="quiet">{labels.role.admin}</Mark>}
        </span>
      }
    />
  );
}

function Facts({ user, use }: { user: UserDetail; use: UserAnalytics | undefined }) {
  const times = useBusinessTimes();
  return (
    <section aria-labelledby="facts" className={CARD}>
      <h2 id="facts" className="font-bold">
        <Trans>Account</Trans>
      </h2>
      <Rows>
        <Row name={<Trans>Balance</Trans>}>
          <Coins amount={user.balance} />
        </Row>
        <Row name={<Trans>Reserved</Trans>}>
          <Coins amount={user.held} />
        </Row>
        <Row name={<Trans>Joined</Trans>}>{times.dateTime(user.created_at)}</Row>
        <Row name={<Trans>Address confirmed</Trans>}>
          {user.is_email_verified ? <Trans>yes</Trans> : <Trans>no</Trans>}
        </Row>
        {use && (
          <>
            <Row name={<Trans>First result</Trans>}>
              {use.first_generation_at ? times.dateTime(use.first_generation_at) : '–'}
            </Row>
            <Row name={<Trans>First payment</Trans>}>
              {use.first_topup_at ? times.dateTime(use.first_topup_at) : '–'}
            </Row>
            <Row
              name={<Trans>Paid in total</Trans>}
              note={<Plural value={use.payments.count} one="# payment" other="# payments" />}
            >
              <Money rupiah={use.payments.total} />
            </Row>
          </>
        )}
      </Rows>
      {use && use.payments.count > 0 && (
        <Link
          to="/admin/money"
          search={{ user_id: user.id }}
          className="text-accent mt-3 inline-flex min-h-11 items-center font-semibold underline"
        >
          <Trans>All payments</Trans>
        </Link>
      )}
      <div className="flex flex-wrap gap-x-5">
        <Link
          to="/admin/log"
          search={{ user_id: user.id }}
          className="text-accent inline-flex min-h-11 items-center font-semibold underline"
        >
          <Trans>What admins did about this person</Trans>
        </Link>
        {user.role === 'admin' && (
          <Link
            to="/admin/log"
            search={{ admin_id: user.id }}
            className="text-accent inline-flex min-h-11 items-center font-semibold underline"
          >
            <Trans>What this admin did</Trans>
          </Link>
        )}
      </div>
    </section>
  );
}

function Use({ user, use }: { user: UserDetail; use: UserAnalytics | undefined }) {
  const { t } = useLingui();
  const formats = useFormats();
  const times = useBusinessTimes();
  if (!use) return <Skeleton className="rounded-box h-80 w-full" />;
  return (
    <section aria-labelledby="use" className={CARD}>
      <h2 id="use" className="font-bold">
        <Trans>Use</Trans>
      </h2>
      <Rows>
        <Row name={<Trans>Videos</Trans>}>{formats.number(use.videos.completed)}</Row>
        <Row name={<Trans>Images</Trans>}>{formats.number(use.images.completed)}</Row>
        <Row name={<Trans>Failures</Trans>}>{formats.number(use.videos.failed + use.images.failed)}</Row>
        <Row name={<Trans>In progress</Trans>}>{formats.number(use.videos.unfinished + use.images.unfinished)}</Row>
        <Row name={<Trans>Credits bought</Trans>}>{formats.number(use.coins.bought)}</Row>
        <Row name={<Trans>Credits given</Trans>}>{formats.number(use.coins.given)}</Row>
        <Row name={<Trans>Credits spent</Trans>}>{formats.number(use.coins.spent)}</Row>
        <Row name={<Trans>Corrections</Trans>}>{signedNumber(formats, use.coins.corrected)}</Row>
      </Rows>
      <div className="mt-3">
        <Chart
          title={t`Results of the last 30 days`}
          head={t`Day (WIB)`}
          labels={use.days.map(({ day }) => times.day(day))}
          series={[
            { name: t`Results`, data: use.days.map(({ items }) => items) },
            { name: t`Credits`, data: use.days.map(({ coins }) => coins), isTableOnly: true },
          ]}
        />
      </div>
      <Link
        to="/admin/content"
        search={{ user_id: user.id }}
        className="text-accent mt-3 inline-flex min-h-11 items-center font-semibold underline"
      >
        <Trans>Everything this person made</Trans>
      </Link>
    </section>
  );
}

function Devices({ user }: { user: UserDetail }) {
  const events = useSignInLabels();
  const { deviceName } = useDashboardLabels();
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <section aria-labelledby="devices" className={CARD}>
        <h2 id="devices" className="font-bold">
          <Trans>Devices</Trans>
        </h2>
        <ul className="divide-line mt-2 divide-y text-sm">
          {user.devices.map((device) => (
            <li key={device.id} className="py-2.5">
              <span className="font-semibold">{deviceName(device.name)}</span> · {device.ip}
              <span className="text-base-content/75 block">
                {device.ended_at ? (
                  <Trans>
                    ended <RelativeTime at={device.ended_at} />
                  </Trans>
                ) : (
                  <Trans>
                    used <RelativeTime at={device.last_used_at} />
                  </Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sign-ins" className={CARD}>
        <h2 id="sign-ins" className="font-bold">
          <Trans>Sign-in log</Trans>
        </h2>
        <ul className="divide-line mt-2 divide-y text-sm">
          {user.sign_ins.map((line) => (
            <li key={line.id} className="py-2.5">
              <span className="font-semibold">{events[line.event] ?? line.event}</span> · {deviceName(line.device)} ·{' '}
              {line.ip}
              <span className="text-base-content/75 block">
                <RelativeTime at={line.at} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
