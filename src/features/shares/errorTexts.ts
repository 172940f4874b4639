import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

addErrorTexts({
  report_reason_required: msg`Choose what is wrong with it.`,
  report_note_too_long: msg`The note is too long. Maximum 500 characters.`,
});
