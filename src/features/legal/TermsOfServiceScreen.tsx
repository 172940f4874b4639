import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import { LegalPage } from './LegalPage.tsx';

const UPDATED = '2026-11-22';

/** The rules between the product and the people who use it, and whose work it stands on. */
export function TermsOfServiceScreen() {
  const formats = useFormats();
  return (
    <LegalPage title={<Trans>Terms of service</Trans>} updated={formats.date(UPDATED)}>
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          One person, one account, with an email address that is yours. Keep your password to yourself; what happens in
          your account counts as yours until you tell us otherwise.
        </Trans>
      </p>
      <h2>
        <Trans>Credits and prices</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            The price is on the button before you tap. When you tap, the credits are reserved; they are charged only
            once the result is ready.
          </Trans>
        </li>
        <li>
          <Trans>What fails is not charged: the reserved credits come back automatically.</Trans>
        </li>
        <li>
          <Trans>Credits work only in Kilas and can’t be cashed out.</Trans>
        </li>
        <li>
          <Trans>There is a daily limit of items for each account. It resets at 00:00 WIB, Jakarta time.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>What you make</Trans>
      </h2>
      <p>
        <Trans>
          What you make is yours to use, as far as the law and the chosen model’s provider allow. You answer for your
          prompts and for what you do with the results. Tell people when a picture or clip of yours could be taken for
          real.
        </Trans>
      </p>
      <h2>
        <Trans>What is not allowed</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Anything against the law, above all sexual pictures of minors, fraud, or threats.</Trans>
        </li>
        <li>
          <Trans>Likenesses of real people that mislead others or hurt the person shown.</Trans>
        </li>
        <li>
          <Trans>Attempts to break the service, to get around its limits, or to use it through many accounts.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Our part</Trans>
      </h2>
      <p>
        <Trans>
          We do our best to keep Kilas running and your work safe, but we cannot promise that it never stops or that
          every result is what you imagined. If we close an account for breaking these rules, we say why.
        </Trans>
      </p>
      <h2 id="credits">
        <Trans>Works of others</Trans>
      </h2>
      <p>
        <Trans>
          The studio draws some of its silhouettes from{' '}
          <a href="https://game-icons.net" rel="noreferrer" className="underline underline-offset-2">
            game-icons.net
          </a>{' '}
          by Lorc, Delapouite and contributors, adapted under{' '}
          <a
            href="https://creativecommons.org/licenses/by/3.0/"
            rel="noreferrer license"
            className="underline underline-offset-2"
          >
            CC BY 3.0
          </a>
          . The typeface is Plus Jakarta Sans under the SIL Open Font License, the icons are from Lucide under the ISC
          licence.
        </Trans>
      </p>
      <p>
        <Trans>
          People in photos are found with the selfie segmentation weights of{' '}
          <a
            href="https://github.com/google-ai-edge/mediapipe"
            rel="noreferrer"
            className="underline underline-offset-2"
          >
            MediaPipe
          </a>
          , copyright Google, used in a converted form under the{' '}
          <a
            href="https://www.apache.org/licenses/LICENSE-2.0"
            rel="noreferrer license"
            className="underline underline-offset-2"
          >
            Apache License 2.0
          </a>
          .
        </Trans>
      </p>
    </LegalPage>
  );
}
