import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

const SHOWN_CHARACTERS = 80;

/** A link back to the saved draft that had too few coins. `prompt` is empty when there is none. */
export function ContinueDraft({ prompt }: { prompt: string }) {
  const beginning = prompt.length > SHOWN_CHARACTERS ? `${prompt.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : prompt;
  return (
    <>
      <ButtonLink to="/generate/{-$mode}" size="lg">
        {prompt ? <Trans>Back to your draft</Trans> : <Trans>Generate something now</Trans>}
      </ButtonLink>
      {prompt && (
        <p className="text-base-content/75 max-w-md text-sm">
          <Trans>“{beginning}”</Trans>
        </p>
      )}
    </>
  );
}
