import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import { LegalPage } from './LegalPage.tsx';

const UPDATED = '2026-11-21';

/** What is kept of a person, why, for how long, and how to get it out. */
export function PrivacyPolicyScreen() {
  const formats = useFormats();
  return (
    <LegalPage title={<Trans>Privacy policy</Trans>} updated={formats.date(UPDATED)}>
      <h2>
        <Trans>What we keep</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Your account: name, email address, language, and a scrambled form of your password that can’t be reversed.
          </Trans>
        </li>
        <li>
          <Trans>Your work: prompts, settings, and the videos and images made from them.</Trans>
        </li>
        <li>
          <Trans>Your credits: every change to your balance, with its reason.</Trans>
        </li>
        <li>
          <Trans>Your devices: where you are signed in and when it was last used, so that you can end it.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>What it is used for</Trans>
      </h2>
      <p>
        <Trans>
          To run the service: to make what you ask for, to show it to you, to charge the right number of credits and to
          keep strangers out of your account. We don’t sell your data, show no ads and don’t follow you anywhere else.
        </Trans>
      </p>
      <h2>
        <Trans>Who else sees it</Trans>
      </h2>
      <p>
        <Trans>
          A prompt is handed to the engine that you choose. Kilas Studio runs on our own servers; for others, the model
          list names the provider that receives the prompt. If you sign in with Google, Google tells us your name and
          address and learns that you use Kilas.
        </Trans>
      </p>
      <h2>
        <Trans>In your browser</Trans>
      </h2>
      <p>
        <Trans>
          Kilas keeps your session, your language and theme, and a copy of your library on your device, so that it opens
          without a signal. Signing out removes your session and that copy. Signing in with Google uses one cookie for a
          few minutes; otherwise there are none.
        </Trans>
      </p>
      <h2>
        <Trans>How long</Trans>
      </h2>
      <p>
        <Trans>
          As long as you have an account. Deleting an item or your account removes the files; records of credits and
          payments are kept as long as the law requires, without your name where possible.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          In your profile you can change your name, download everything we keep about you, end any device’s session and
          delete your account. No request is needed.
        </Trans>
      </p>
    </LegalPage>
  );
}
