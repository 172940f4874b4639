import { Trans } from '@lingui/react/macro';

/** The works of others that the product uses, and their licences. */
export function WorksOfOthers() {
  return (
    <>
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
    </>
  );
}
