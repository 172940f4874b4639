import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NoticeSettings } from '../notices/NoticeSettings.tsx';
import { PasskeySettings } from '../passkeys/PasskeySettings.tsx';
import { userQuery } from '../userQuery.ts';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { DataSettings } from './DataSettings.tsx';
import { DeviceList } from './DeviceList.tsx';
import { NameForm } from './NameForm.tsx';
import { Section } from './Section.tsx';
import { StorageSection } from './StorageSection.tsx';
import '../errorTexts.ts';

/** The account's settings. `onClose` is called when one of them ends the session. */
export function ProfilePanel({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(userQuery);
  const user = data?.data;
  return (
    <div className="divide-line divide-y">
      <Section title={<Trans>You</Trans>}>
        {user ? <NameForm user={user} /> : <Skeleton className="h-24 w-full" />}
      </Section>
      <Section title={<Trans>Appearance and language</Trans>}>
        <AppearanceSettings />
      </Section>
      <Section title={<Trans>Notifications</Trans>}>
        <NoticeSettings />
      </Section>
      <Section title={<Trans>Security</Trans>}>
        {user ? <PasskeySettings user={user} /> : <Skeleton className="h-24 w-full" />}
      </Section>
      <Section title={<Trans>Devices</Trans>}>
        <DeviceList onClose={onClose} />
      </Section>
      <StorageSection />
      <Section title={<Trans>Your data</Trans>}>
        {user ? <DataSettings user={user} onClose={onClose} /> : <Skeleton className="h-24 w-full" />}
      </Section>
    </div>
  );
}
