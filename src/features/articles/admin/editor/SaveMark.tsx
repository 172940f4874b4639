import { Trans } from '@lingui/react/macro';
import { useErrorTexts } from '../../../../api/useErrorTexts.ts';
import type { SaveState } from './autosave.ts';

/** Whether the text is saved, and if not, why. */
export function SaveMark({ state }: { state: SaveState }) {
  const { codeText, errorText } = useErrorTexts();
  return (
    <p role="status" className={`text-sm ${state.name === 'refused' ? 'text-error' : 'text-base-content/75'}`}>
      {state.name === 'saved' && <Trans>Saved</Trans>}
      {state.name === 'unsaved' && <Trans>Not saved yet</Trans>}
      {state.name === 'saving' && <Trans>Saving…</Trans>}
      {state.name === 'waiting' && <Trans>No connection: kept on this device, saved once it is back</Trans>}
      {state.name === 'incomplete' && codeText(state.code)}
      {state.name === 'conflict' && <Trans>Somebody else saved this article in the meantime.</Trans>}
      {state.name === 'refused' && errorText(state.error)}
    </p>
  );
}
