import { Trans } from '@lingui/react/macro';
import type { Site } from '../../../contract/schemas/site.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ContactLink } from './ContactLink.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { WorksOfOthers } from './WorksOfOthers.tsx';

const UPDATED = '2026-11-25';

/** The terms between the product and its users, and the credits for others' work. */
export function TermsOfServiceScreen({ site }: { site: Site | undefined }) {
  const formats = useFormats();
  const contact = <ContactLink email={site?.contact_email} />;
  const event = site?.event;
  const prize = event ? formats.rupiah(event.prize_rupiah) : '';
  const lastDay = event ? formats.date(`${event.ends_on}T12:00`) : '';
  const sections: LegalSection[] = [
    {
      id: 'account',
      title: <Trans>Your account</Trans>,
      body: (
        <p>
          <Trans>
            One person, one account, with an email address that is yours. Keep your password and passkeys to yourself;
            what happens in your account counts as yours until you tell us otherwise. Under 18 you need the consent of a
            parent or guardian.
          </Trans>
        </p>
      ),
    },
    {
      id: 'prices',
      title: <Trans>Credits and prices</Trans>,
      body: (
        <ul>
          <li>
            <Trans>
              The price is on the button before you tap. When you tap, the credits are reserved; they are charged only
              once the result is ready.
            </Trans>
          </li>
          <li>
            <Trans>What fails or is cancelled is not charged: the reserved credits come back automatically.</Trans>
          </li>
          <li>
            <Trans>
              What you ask for without a network waits on your device. Nothing is reserved until it is sent, and if it
              would cost more by then, Kilas asks first.
            </Trans>
          </li>
          <li>
            <Trans>There is a daily limit of items for each person. It resets at 00:00 WIB, Jakarta time.</Trans>
          </li>
        </ul>
      ),
    },
    {
      id: 'payments',
      title: <Trans>Payments, refunds, unused credits</Trans>,
      body: (
        <ul>
          <li>
            <Trans>
              Fees and VAT stand in the order summary before you pay. Credits are added within minutes of the payment,
              also of one that comes late.
            </Trans>
          </li>
          <li>
            <Trans>
              Credits don’t expire, work only in Kilas and can’t be passed on or cashed out. Bought credits that you
              haven’t touched are refunded within seven days of the payment, less the fee of the payment provider: write
              to us.
            </Trans>
          </li>
          <li>
            <Trans>
              You may delete your account at any time. Credits that are left go with it, so ask for a refund first where
              you have a right to one.
            </Trans>
          </li>
          <li>
            <Trans>
              Free credits and bonuses are never paid out. If we close Kilas, we say so 60 days before and refund bought
              credits that are left.
            </Trans>
          </li>
        </ul>
      ),
    },
    {
      id: 'works',
      title: <Trans>What you make</Trans>,
      body: (
        <>
          <p>
            <Trans>
              What you make is yours to use, also to earn with, as far as the law and the chosen model’s provider allow.
              You answer for your prompts, for the images you upload and for what you do with the results. The law may
              not grant copyright for what a machine drew alone.
            </Trans>
          </p>
          <p>
            <Trans>
              Say that it was made by computer wherever people could take it for real. Pages of public links always do;
              the watermark setting writes the name Kilas on it.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'forbidden',
      title: <Trans>What is not allowed</Trans>,
      body: (
        <ul>
          <li>
            <Trans>Anything against the law, above all sexual images of minors, fraud, or threats.</Trans>
          </li>
          <li>
            <Trans>Likenesses of real people that mislead others or hurt the person shown.</Trans>
          </li>
          <li>
            <Trans>Attempts to break the service, to get around its limits, or to use it through many accounts.</Trans>
          </li>
        </ul>
      ),
    },
    {
      id: 'links',
      title: <Trans>Public links and reports</Trans>,
      body: (
        <p>
          <Trans>
            A work is private until you make a public link for it, and again once you end it. Anybody can report a
            public page; we may end a link or an account that breaks these rules, and we say why.
          </Trans>
        </p>
      ),
    },
    ...(event
      ? [
          {
            id: 'event',
            title: <Trans>The prize event</Trans>,
            body: (
              <ul>
                <li>
                  <Trans>
                    Prize: {prize} in all. Open until {lastDay}, 23:59 WIB, to people living in Indonesia from 18 years
                    on.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    Make a clip with Kilas, make its public link, and send the link to {contact} from the address of
                    your account. Keep the link until the winners are named. Taking part is free; credits you were given
                    are enough.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    A jury of the operator judges idea, craft and how well the clip tells its story. Winners hear by
                    email within 30 days of the end and are named on the blog. Tax on the prize is paid as the law asks.
                  </Trans>
                </li>
                <li>
                  <Trans>Your clip stays yours. We may show entries, with your name, where we tell of the event.</Trans>
                </li>
              </ul>
            ),
          },
        ]
      : []),
    {
      id: 'our-part',
      title: <Trans>Our part</Trans>,
      body: (
        <p>
          <Trans>
            We do our best to keep Kilas running and your work safe, but we cannot promise that it never stops or that
            every result is what you imagined. Indonesian law holds; your rights as a consumer are untouched.
          </Trans>
        </p>
      ),
    },
    {
      id: 'disputes',
      title: <Trans>Complaints and changes</Trans>,
      body: (
        <>
          <p>
            <Trans>
              Write to {contact} first; we answer within three working days. What we can’t settle you may take to the
              consumer disputes agency (BPSK), to the Ministry of Trade’s consumer protection, or to an Indonesian
              court.
            </Trans>
          </p>
          <p>
            <Trans>
              A change of these terms stands here with its date and is announced on the blog at least 14 days before it
              holds. What you bought before stays under the terms it was bought under.
            </Trans>
          </p>
        </>
      ),
    },
    { id: 'credits', title: <Trans>Works of others</Trans>, body: <WorksOfOthers /> },
  ];
  return <LegalPage title={<Trans>Terms of service</Trans>} updated={formats.date(UPDATED)} sections={sections} />;
}
