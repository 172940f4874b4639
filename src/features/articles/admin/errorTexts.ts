import { msg } from '@lingui/core/macro';
import { addErrorTexts } from '../../../api/errorTexts.ts';

/* Errors of writing an article. */
addErrorTexts({
  article_title_required: msg`Article must have a title before saving`,
  article_title_too_long: msg`The title is too long. Maximum 140 characters.`,
  article_content_required: msg`Article must have content before saving`,
  article_too_long: msg`The article has too many blocks. Maximum 400.`,
  article_conflict: msg`Somebody else saved this article in the meantime.`,
  slug_invalid: msg`An address has small letters, digits and single dashes.`,
  slug_taken: msg`Another article has this address. Choose another one.`,
  counterpart_invalid: msg`The counterpart must be an article in the other language.`,
  picture_unknown: msg`An image of this article is no longer there. Add it again.`,
  embed_unsupported: msg`Only videos from YouTube and Vimeo can be embedded.`,
  image_required: msg`Image is required`,
  image_too_large: msg`Image size too large. Maximum 10MB.`,
  image_too_small: msg`This image is too small. Each side needs at least 16 pixels.`,
  image_too_narrow: msg`This image is too long or too narrow. Crop it and try again.`,
  image_format_unsupported: msg`Unsupported image format. Use JPG, PNG, or WebP.`,
});
