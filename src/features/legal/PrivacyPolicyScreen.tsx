import { Trans } from '@lingui/react/macro';
import type { Site } from '../../../contract/schemas/site.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ContactLink } from './ContactLink.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const UPDATED = '2026-11-25';

/** Which personal data is stored, why, for how long, and how to export it (Law 27 of 2022 on personal data). */
export function PrivacyPolicyScreen({ site }: { site: Site | undefined }) {
  const formats = useFormats();
  const contact = <ContactLink email={site?.contact_email} />;
  const sections: LegalSection[] = [
    {
      id: 'who',
      title: <Trans>Who is responsible</Trans>,
      body: (
        <>
          <p>
            <Trans>
              The operator of this Kilas installation decides what is kept and why, and is the controller of your
              personal data under Law 27 of 2022 (UU PDP). Questions, requests and complaints reach us here:
            </Trans>
          </p>
          {/* On a line of its own: after other words it would move when the font loads. */}
          <p>{contact}</p>
        </>
      ),
    },
    {
      id: 'kept',
      title: <Trans>What we keep, and why</Trans>,
      body: (
        <ul>
          <li>
            <Trans>
              Your account: name, email address, language, and a scrambled form of your password that can’t be reversed.
              Without it there is no account: this is our contract with you.
            </Trans>
          </li>
          <li>
            <Trans>
              Passkeys, where you add them: their public key, the name you gave them and when they were last used. Your
              finger, face or PIN never leaves your device.
            </Trans>
          </li>
          <li>
            <Trans>
              Your work: prompts, settings, images you upload, and the videos and images made from them. To make and
              show what you asked for.
            </Trans>
          </li>
          <li>
            <Trans>
              Your credits and payments: every change to your balance with its reason, invoices, and the reference of
              the payment. Card and bank details stay with the payment provider. The law on bookkeeping asks for this.
            </Trans>
          </li>
          <li>
            <Trans>
              Your devices and sign-ins: kind of device, internet address and time. So that you can end a session and we
              can keep strangers out, which is in your interest and ours.
            </Trans>
          </li>
          <li>
            <Trans>
              Counts: on which days you used Kilas, how many works, credits and payments. For the daily limit, and
              because we have to know how the service is doing.
            </Trans>
          </li>
          <li>
            <Trans>
              What our staff changed in your account or your works, and why: so that it can be checked later.
            </Trans>
          </li>
          <li>
            <Trans>
              Notices: where you consented, the address your browser gives for them. You withdraw it with one switch.
            </Trans>
          </li>
          <li>
            <Trans>Reports about public pages: the reason and what you wrote, without who you are.</Trans>
          </li>
          {site?.event && (
            <li>
              <Trans>
                The prize event, if you take part: your message with its address and link. To judge the clip and to tell
                you how it came out.
              </Trans>
            </li>
          )}
        </ul>
      ),
    },
    {
      id: 'not',
      title: <Trans>What we don’t do</Trans>,
      body: (
        <p>
          <Trans>
            We don’t sell your data, show no ads, don’t follow you anywhere else, and don’t train models with your
            prompts, images or results.
          </Trans>
        </p>
      ),
    },
    {
      id: 'others',
      title: <Trans>Who else sees it</Trans>,
      body: (
        <>
          <p>
            <Trans>
              The engine that you choose gets your prompt and the images you attach. Kilas Studio runs on our own
              servers. For every other model, the model list names the operator, who may process them outside Indonesia
              under their own terms; choosing such a model is your consent to that transfer.
            </Trans>
          </p>
          <p>
            <Trans>
              The payment provider learns the amount, your name and what the chosen method needs. If you sign in with
              Google, Google tells us your name and address and learns that you use Kilas. Whoever has a public link
              that you made sees that work, and its prompt only if you allowed it.
            </Trans>
          </p>
          <p>
            <Trans>
              Whoever hosts our servers and files and carries our emails works for us alone and as we say. Authorities
              get data only where the law obliges us to give it.
            </Trans>
          </p>
          <p>
            <Trans>
              Notices travel through the push service of your browser’s maker, encrypted so that it can’t read them. A
              video inside an article comes from YouTube or Vimeo only once you press play.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: <Trans>In your browser</Trans>,
      body: (
        <p>
          <Trans>
            Kilas keeps your session, your language and theme, the articles you have read, your drafts, what waits for a
            network and a copy of your library on your device, so that they open without a signal. Signing out removes
            your session, your drafts and the copy of your library, and asks about what still waits. Signing in with
            Google uses one cookie for a few minutes; otherwise there are none.
          </Trans>
        </p>
      ),
    },
    {
      id: 'how-long',
      title: <Trans>How long</Trans>,
      body: (
        <ul>
          <li>
            <Trans>Your account and work: until you delete them. Deleted works can be brought back for 30 days.</Trans>
          </li>
          <li>
            <Trans>
              Credits, payments and invoices: at least ten years, as the law on company documents asks, and as long as
              the books that they are part of; without your name once the account is gone.
            </Trans>
          </li>
          <li>
            <Trans>
              Sign-ins: a year. Codes sent by email: minutes. Passkeys, addresses for notices and public links: until
              you end them.
            </Trans>
          </li>
          <li>
            <Trans>
              Reports about public pages: a year after they were dealt with. The record of what our staff changed: as
              long as the books, since nobody may be able to remove a line of it.
            </Trans>
          </li>
          {site?.event && (
            <li>
              <Trans>
                Messages about the prize event: in our mailbox, where we delete them once the prize is paid and
                complaints are settled, at the latest a year after the event ended.
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              Copies for emergencies hold what was deleted until newer ones take their place. They are used for nothing
              but restoring what was lost.
            </Trans>
          </li>
          <li>
            <Trans>
              After an account is deleted, a keyed fingerprint of its address stays, which can’t be turned back into it:
              so that starting credits are given to a person once.
            </Trans>
          </li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: <Trans>Your rights</Trans>,
      body: (
        <>
          <p>
            <Trans>
              In your profile you can see and change your data, download it as a file that other services can read, end
              any device’s session and delete your account. No request is needed.
            </Trans>
          </p>
          <p>
            <Trans>
              Prompts are checked by rules, without a person. Whoever thinks that a refusal was wrong writes to us, and
              a person looks again.
            </Trans>
          </p>
          <p>
            <Trans>
              You may also ask for correction, restriction or an explanation, withdraw a consent, or object, by writing
              to {contact}. We answer within three days. You may complain to the authority for personal data protection,
              and claim damages where we broke the law.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'safety',
      title: <Trans>Safety</Trans>,
      body: (
        <p>
          <Trans>
            Connections are encrypted, passwords are hashed, access is recorded. Should your data become known to others
            through a fault of ours, we tell you and the authority within three days, with what happened and what we do.
          </Trans>
        </p>
      ),
    },
    {
      id: 'children',
      title: <Trans>Children</Trans>,
      body: (
        <p>
          <Trans>Under 18 you need the consent of a parent or guardian, who may write to {contact} at any time.</Trans>
        </p>
      ),
    },
    {
      id: 'changes',
      title: <Trans>Changes</Trans>,
      body: (
        <p>
          <Trans>
            A change stands here with its date. One that matters to you is announced on the blog at least 14 days before
            it holds, and where the law asks for your consent, we ask for it.
          </Trans>
        </p>
      ),
    },
  ];
  return <LegalPage title={<Trans>Privacy policy</Trans>} updated={formats.date(UPDATED)} sections={sections} />;
}
