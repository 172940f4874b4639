import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../../api/errorTexts.ts';

/* Notifications are switched on and off in the profile and in their offer, which both load this feature's catalog. */
addErrorTexts({
  push_invalid: msg`This is no push subscription.`,
  push_unsupported: msg`Notifications of this browser’s push service are not supported.`,
  push_not_subscribed: msg`Notifications are not switched on in this browser.`,
});
