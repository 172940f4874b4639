import { useLingui } from '@lingui/react/macro';
import type { ContentItem } from '../../../../contract/dashboard.ts';

/** Why an item failed or ended, in a few words for an admin. */
export function useFailureLabels(): (failure: NonNullable<ContentItem['failure']>) => string {
  const { t } = useLingui();
  const words: Record<string, string | undefined> = {
    generation_failed: t`The engine failed`,
    generation_timed_out: t`Took longer than promised`,
    generation_cancelled: t`Cancelled`,
    engine_unavailable: t`Engine not available`,
    request_refused: t`Request not taken by the server`,
    engine_faulty: t`Answered with errors, again and again`,
    engine_unreadable: t`Answered with something unreadable`,
    engine_silent: t`Did not answer in time`,
    engine_lacks_mode: t`Cannot do this kind of work`,
    input_sensitive: t`Words refused by the engine`,
    output_sensitive: t`Result withheld by the engine`,
    image_sensitive: t`Image refused by the engine`,
    text_or_image_sensitive: t`Words or image refused by the engine`,
    image_real_person: t`Image of a real person`,
    content_protected: t`Protected work or brand`,
    image_shape_unsupported: t`Shape of the image`,
    result_lost: t`Result never arrived`,
    result_damaged: t`Result arrived damaged`,
    result_unplayable: t`Result cannot be played`,
    result_unchanged: t`Image came back unchanged`,
    object_not_found: t`Object not told from its background`,
    removal_unbelievable: t`Nothing removed: not believable`,
    sky_not_found: t`No sky found in the image`,
    subject_unknown: t`Subject unknown to the engine`,
    edit_unknown: t`Edit unknown to the engine`,
    storage_unwritable: t`No room for files`,
    engine_paused: t`Paused for too long`,
    removed_by_admin: t`Deleted by an admin`,
  };
  return ({ code, message }) => words[code] ?? message;
}
