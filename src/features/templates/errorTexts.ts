import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../api/errorTexts.ts';

addErrorTexts({
  template_name_required: msg`Give the template a name.`,
  template_name_too_long: msg`The name is too long. Maximum 80 characters.`,
  too_many_templates: msg`You already have 200 templates. Delete one first.`,
});
